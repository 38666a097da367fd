"""Interpreted and compiled rules agree to the byte."""

import os
import subprocess

import pytest


def transcripts(python: str, games: int) -> list[str]:
    command = [python, "-m", "antechamber.core.transcripts", str(games)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=3000).stdout.splitlines()


def both_builds() -> tuple[str, str]:
    try:
        return os.environ["ANTECHAMBER_PURE_PYTHON"], os.environ["ANTECHAMBER_COMPILED_PYTHON"]
    except KeyError:
        pytest.skip("needs both environments: run it by `make test`")


def compare(games: int) -> None:
    pure, compiled = both_builds()
    for interpreted, native in zip(transcripts(pure, games), transcripts(compiled, games), strict=True):
        assert interpreted == native


@pytest.mark.law
@pytest.mark.slow
@pytest.mark.pure
def test_interpreted_and_compiled_rules_agree() -> None:
    compare(1)


@pytest.mark.law
@pytest.mark.proof
@pytest.mark.pure
def test_interpreted_and_compiled_rules_agree_in_many_games() -> None:
    compare(15)
