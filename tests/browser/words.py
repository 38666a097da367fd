"""What the pages say, read from the client's own files; and whether any English is left on a French page."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page

WEB = Path(__file__).parents[2] / "web"
ENGLISH = re.compile(r"\b(the|and|you|your|of|with|is|are|to|has|by|this|it|for|from)\b", re.IGNORECASE)
"""Words without which hardly an English sentence is made, and which no French one has."""
READ = """
() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("[lang]:not(html), script")) texts.push(node.data);
    } else for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(node.getAttribute(name) ?? "");
  }
  return [document.title, ...texts].map((text) => text.trim().replace(/\\s+/g, " ")).filter(Boolean);
}
"""
"""Everything that can be read on a page, or heard: its texts and the names of its parts."""


@cache
def bundle(lang: str) -> FluentBundle:
    """All words of the client in a language."""
    words = FluentBundle([lang], use_isolating=False)
    for path in sorted(WEB.glob(f"src/**/words.{lang}.ftl")):
        words.add_resource(FluentResource(path.read_text()))
    return words


def say(name: str, lang: str = "en", **facts: Any) -> str:
    """A message of the client."""
    words = bundle(lang)
    value = words.get_message(name).value
    assert value is not None
    text, errors = words.format_pattern(value, facts)
    assert not errors
    return str(text)


@cache
def plain_messages(lang: str) -> dict[str, str]:
    """Every message that speaks of no fact, by its name."""
    found: dict[str, str] = {}
    for path in sorted(WEB.glob(f"src/**/words.{lang}.ftl")):
        for name in re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text(), re.MULTILINE):
            value: object = bundle(lang).get_message(name).value
            if isinstance(value, str):
                found[name] = value
    return found


def english_left_on(page: Page) -> list[str]:
    """What on a French page is English: a message of ours, or any sentence."""
    english, french = plain_messages("en"), set(plain_messages("fr").values())
    ours = {text for text in english.values() if text not in french}
    return [text for text in page.evaluate(READ) if text in ours or ENGLISH.search(text)]
