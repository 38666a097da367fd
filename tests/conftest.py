"""What all tests share, and the summary that says how many laws, mutants, examples and rulings were run."""

import pytest
from hypothesis import settings

settings.register_profile("antechamber", deadline=None, derandomize=True)
settings.load_profile("antechamber")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Send the rules that a test shows along with its report, also from a worker of pytest-xdist."""
    numbers = [number for mark in item.iter_markers("rule") for number in mark.args]
    item.user_properties.append(("rules", numbers))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = [report for report in terminalreporter.stats.get("passed", []) if report.when == "call"]
    rules = {number for report in passed for number in dict(report.user_properties).get("rules", [])}
    rulings = {number for number in rules if " " not in number}
    counts = {mark: sum(mark in report.keywords for report in passed) for mark in ("law", "mutant", "example")}
    terminalreporter.section("what was shown")
    terminalreporter.write_line(
        f"laws held: {counts['law']} runs; mutants caught: {counts['mutant']}; worked examples: {counts['example']}; "
        f"rulings: {len(rulings)}; paragraphs of the rules: {len(rules - rulings)}"
    )
