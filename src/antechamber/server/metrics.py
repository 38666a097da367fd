"""Figures of a running server: counts and sizes, never a name, a card or a move."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
"""Upper bounds of the histogram, in seconds."""


class Tally(Collector):
    """How often something has happened, by kind: plain numbers, made into figures on request."""

    def __init__(self, name: str, help_text: str, label: str) -> None:
        self.counts: Counter[str] = Counter()
        self._name = name
        self._help = help_text
        self._label = label

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The figures."""
        family = CounterMetricFamily(self._name, self._help, labels=[self._label])
        for kind, count in self.counts.items():
            family.add_metric([kind], count)
        yield family


class Times(Collector):
    """How long something takes: a histogram and the sum."""

    def __init__(self, name: str, help_text: str) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0
        self._name = name
        self._help = help_text

    def add(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The figures; each bound counts all times up to it."""
        within = [sum(self._counts[: place + 1]) for place in range(len(self._counts))]
        names = [*map(str, BOUNDS), "+Inf"]
        family = HistogramMetricFamily(self._name, self._help)
        family.add_metric([], buckets=list(zip(names, within, strict=True)), sum_value=self._sum)
        yield family


class Measures:
    """All that Prometheus is told."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.messages = Tally("antechamber_messages", "Messages of clients, by kind", "kind")
        self.refusals = Tally("antechamber_refusals", "Messages and requests refused, by reason", "reason")
        self.answering = Times(
            "antechamber_granting_seconds", "Time from a message to its effect, the durable commit included"
        )
        for each in (self.messages, self.refusals, self.answering):
            self.registry.register(each)

    def watch(self, name: str, help_text: str, size: Callable[[], float]) -> None:
        """Add a size that is read on every request."""
        Gauge(f"antechamber_{name}", help_text, registry=self.registry).set_function(size)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)
