"""The one way the engine says no."""

from collections.abc import Mapping


class Refused(ValueError):
    """A refused move or request: the rule, a reason and the facts behind it. Nothing has changed."""

    def __init__(self, rule: str, reason: str, facts: Mapping[str, object] | None = None) -> None:
        """Cite `rule` (empty if no game rule is involved); `reason` names a message in the words files."""
        super().__init__(rule, reason, dict(facts or {}))
        self.rule = rule
        self.reason = reason
        self.facts: dict[str, object] = dict(facts or {})

    def say(self, lang: str = "en") -> str:
        """The refusal as a sentence in the reader's language."""
        from antechamber.core.text import say  # Loaded only when someone reads the words.

        return say(self.reason, self.facts, lang)

    def __str__(self) -> str:
        """The sentence in English, with the rule behind it."""
        return f"{self.say()} ({self.rule})" if self.rule else self.say()
