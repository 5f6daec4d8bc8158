"""Rules on the screen: the whole book, one rule with its reasons, or what a search has found."""

from __future__ import annotations

from typing import Any

from tischrunde.cli.screen import QUIET, STRONG, Screen
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.setting import Setting, Value
from tischrunde.rulebook import Rule, Rulebook

FEW = 3  # so many finds are shown in full


def show_book(screen: Screen, rules: Rules[Any], book: Rulebook) -> None:
    """Every rule, section by section, with its reasons: what is ours must not read as a fact."""
    for section, found in book.sections().items():
        screen.heading(screen.text(f"section-{section}"))
        for rule in found:
            screen.line()
            show_text(screen, rule)
            show_reasons(screen, rules, rule)


def look_up(screen: Screen, rules: Rules[Any], book: Rulebook, wanted: str) -> bool:
    """A rule by its id, or rules by words; False when there are none."""
    rule = book.find(wanted)
    found = [rule] if rule else book.search(wanted, screen.words.lang)
    if not found:
        screen.tell("rules-none", text=wanted)
    elif len(found) <= FEW:
        for rule in found:
            show_rule(screen, rules, book, rule)
    else:
        screen.tell("rules-found", count=len(found), text=wanted)
        for rule in found:
            screen.line(called(screen, rule), indent=2)
    return bool(found)


def show_rule(screen: Screen, rules: Rules[Any], book: Rulebook, rule: Rule) -> None:
    """One rule with all that is known about it."""
    screen.line()
    show_text(screen, rule)
    show_reasons(screen, rules, rule)
    if rule.see:
        screen.say(Message("rule-see"), indent=2)
        for id in rule.see:
            screen.line(called(screen, book.by_id[id]), indent=4)
    if rule.status != "done":
        screen.say(Message("rule-not-here"), QUIET, indent=2)


def show_reasons(screen: Screen, rules: Rules[Any], rule: Rule) -> None:
    """Where a ruling comes from, and what a table may set instead."""
    lang = screen.words.lang
    if rule.why:
        screen.say(Message("rule-why", {"why": rule.why[lang]}), indent=2)
    if rule.only_reading:
        screen.say(Message("rule-only-reading", {"why": rule.only_reading[lang]}), indent=2)
    for setting in rules.options:
        if setting.name == rule.option:
            show_setting(screen, setting)


def show_text(screen: Screen, rule: Rule) -> None:
    screen.line(called(screen, rule), STRONG)
    screen.line(rule.text[screen.words.lang], indent=2)


def called(screen: Screen, rule: Rule) -> str:
    return f"{rule.id}  {rule.title[screen.words.lang]}"


def show_settings(screen: Screen, rules: Rules[Any]) -> None:
    """Every switch of the table, as ``--option`` takes it."""
    screen.tell("settings-intro", STRONG)
    for setting in rules.options:
        screen.line()
        screen.line(f"{screen.text(f'setting-{setting.name}')} ({setting.rule})", STRONG)
        show_setting(screen, setting)


def show_setting(screen: Screen, setting: Setting) -> None:
    """What a switch can be, and what that means; the usual value first."""
    for value in setting.values:
        usual = screen.text("setting-usual") if value == setting.default else ""
        screen.line(f"--option {setting.name}={spelled(value)}  {usual}".rstrip(), indent=2)
        screen.say(meaning(setting.name, value), indent=4)


def meaning(name: str, value: Value) -> Message:
    """What a switch set to this value means."""
    return Message(f"setting-{name}-{spelled(value)}")


def spelled(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
