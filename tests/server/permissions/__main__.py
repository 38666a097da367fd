"""Rewrites docs/permissions.md from the authorisation table."""

from pathlib import Path
from typing import Final

from tests.server.permissions.matrix import DOORS, MESSAGES, PEOPLE, PHASES, REASONS

PAGE: Final = Path(__file__).parents[3] / "docs" / "permissions.md"

INTRODUCTION: Final = """\
# Who may do what

Every door and every message of the [protocol](protocol.md), for everybody who might try it. The tables are the literal
data of the tests, which execute every cell over real sockets; a door or a message without a row fails them.
`python -m tests.server.permissions` rewrites this page.

`ok` is granted. Everything else is the refusal that is given, in short; in brackets it is the answer to a question.
Where there is a dash nobody of that kind exists. Whatever is refused changes nothing.
"""


def page() -> str:
    """The page as it should be."""
    return "\n".join(
        [
            INTRODUCTION,
            "## The people\n",
            *_list(PEOPLE),
            "\n## The phases\n",
            *_list(PHASES),
            "\n## The refusals\n",
            *_list({short: f"`{reason}`" for short, reason in REASONS.items()}),
            "\n## The doors\n",
            *_table(DOORS),
            "\n## The messages\n",
            *_table(MESSAGES),
            "",
        ]
    )


def _list(entries: dict[str, str]) -> list[str]:
    return [f"- **{name}**: {text}" for name, text in entries.items()]


def _table(text: str) -> list[str]:
    head, *body = text.strip().splitlines()
    rule = "|".join("---" for _ in head.split("|"))
    return [f"| {head} |", f"|{rule}|", *(f"| {line} |" for line in body)]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
