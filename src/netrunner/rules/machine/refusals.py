"""Why something is not possible: the result of the same checks that list the options."""

from __future__ import annotations


class Refusal:
    """A reason, as a phrase key with its arguments, and the rule it comes from."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str, **args: object) -> None:
        self.key: str = key
        self.rule: str = rule
        self.args: dict[str, object] = args

    def __repr__(self) -> str:
        return f"<{self.key} {self.rule} {self.args}>"
