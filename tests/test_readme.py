"""The README's code runs, from top to bottom."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_code_of_the_readme_runs_and_says_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    text = README.read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 4
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(README), "exec"), names)
        for promised in re.findall(r"^# (.*)$", block, re.MULTILINE):
            assert promised in capsys.readouterr().out.replace("\n", " ")


def test_the_links_of_the_readme_lead_somewhere() -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)\)", README.read_text(encoding="utf-8"))
    assert links
    assert not [link for link in links if not (README.parent / link).exists()]
