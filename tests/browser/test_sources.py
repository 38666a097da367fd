"""The client's sources, looked at without a browser: no text of a person's can become markup, and nothing is inline."""

import re

import pytest

from tests.browser.words import WEB

pytestmark = pytest.mark.pure

SOURCES = {
    path.relative_to(WEB).as_posix(): path.read_text()
    for path in sorted((WEB / "src").rglob("*"))
    if path.suffix in {".svelte", ".ts"} and not path.name.endswith(".test.ts")
}
RULES = {"src/rules/Text.svelte"}
"""Our own rules are the only markup that is made from text."""


def test_only_our_rules_are_set_as_markup() -> None:
    markup = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function")
    assert {name for name, text in SOURCES.items() if markup.search(text)} == RULES


def test_no_component_writes_a_style_attribute() -> None:
    """The policy would forbid it: `style:name={value}` goes another way."""
    written = re.compile(r"\sstyle=[\"{]")
    assert [name for name, text in SOURCES.items() if written.search(text)] == []


def test_the_page_has_one_script_and_nothing_inline() -> None:
    page = (WEB / "index.html").read_text()
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", page)
    assert re.findall(r"<script[^>]*>[^<]*</script>", page) == ['<script type="module" src="/src/main.ts"></script>']
