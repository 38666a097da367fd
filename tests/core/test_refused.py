"""The one way in which the engine says no."""

import pickle
import re
from pathlib import Path

import pytest

import antechamber
from antechamber import Refused
from antechamber.core.text import say

GAME = antechamber.game("royal-secrets")  # Its words are learnt when it is found.
SOURCES = Path(antechamber.__file__).parent
CITED = re.compile(r'Refused\(\s*[^,]+,\s*"([a-z-]+)"')
WORDED = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def test_a_refusal_has_a_rule_a_reason_and_facts() -> None:
    refused = Refused("RS 5.3", "rs-card-not-held", {"card": "courtier 40"})

    assert (refused.rule, refused.reason, refused.facts) == ("RS 5.3", "rs-card-not-held", {"card": "courtier 40"})
    assert isinstance(refused, ValueError)


def test_it_says_why_in_a_sentence_with_its_rule() -> None:
    refused = Refused("RS 5.3", "rs-card-not-held", {"card": "courtier 40"})

    assert refused.rule.startswith(GAME.prefix)
    assert refused.say() == "You hold no courtier 40."
    assert str(refused) == "You hold no courtier 40. (RS 5.3)"


def test_where_no_rule_is_concerned_none_is_cited() -> None:
    assert str(Refused("", "core-bad-toggle", {"option": "wigs"})) == "The option “wigs” is either true or false."


def test_a_reason_without_words_in_a_language_is_said_by_its_name() -> None:
    refused = Refused("", "core-bad-toggle", {"option": "wigs"})

    assert refused.say("tlh") == "core-bad-toggle"
    assert Refused("", "no-such-words").say() == "no-such-words"


def test_facts_may_be_left_out_and_are_the_refusals_own() -> None:
    facts: dict[str, object] = {"card": "excuse"}
    refused = Refused("R42", "rs-excuse-no-third", facts)
    facts["card"] = "other"

    assert refused.facts == {"card": "excuse"}
    assert Refused("R42", "rs-excuse-no-third").facts == {}


def test_lists_numbers_and_truths_are_put_into_words() -> None:
    listed = Refused("", "core-bad-value", {"option": "tempo", "values": ["slow", "quick"]})
    assert listed.say() == "The option “tempo” is one of: slow, quick."
    assert say("core-bad-position", {"fault": True}) == "This position cannot be: True."
    assert say("core-bad-number", {"option": "guests", "least": 2, "most": 8}).endswith("from 2 to 8.")


def test_a_refusal_can_be_pickled() -> None:
    refused = Refused("RS 5.3", "rs-card-not-held", {"card": "courtier 40"})

    again = pickle.loads(pickle.dumps(refused))

    assert (again.rule, again.reason, again.facts) == (refused.rule, refused.reason, refused.facts)
    assert str(again) == str(refused)


def worded() -> set[str]:
    return {name for words in SOURCES.rglob("words.en.ftl") for name in WORDED.findall(words.read_text("utf-8"))}


def cited() -> set[str]:
    return {reason for module in SOURCES.rglob("*.py") for reason in CITED.findall(module.read_text("utf-8"))}


@pytest.mark.pure
def test_every_reason_in_the_code_has_its_words() -> None:
    assert len(cited()) > 30
    assert cited() - worded() == set()
