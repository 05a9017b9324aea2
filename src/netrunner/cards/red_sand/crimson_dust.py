"""Crimson Dust."""

from ...vocabulary import *

card(
    "Respirocytes",
    when(Installed(), Damage(MEAT, 1)),
    FirstTimeTrue(NoCardsIn("grip", first=True), Both(Draw(1), Place(POWER))),
    while_true(NumberIs(CountersOn(POWER), 3), Trash(This())),
)
card(
    "Salvaged Vanadis Armory",
    paid(TrashThis(), Trash(TopOf(CORP, DamageThisTurn()), by=CORP), only_if=NextWindowAfter(ForEvent("damage"))),
)
card("Corporate Defector", when(WouldDraw(CORP, each=True, basic=True), Reveal(WouldBeDrawn())))
card(
    "Breached Dome",
    RevealFromRnD(),
    when(Accessed(), Both(Damage(MEAT, 1), Trash(TopOf(RUNNER)))),
)
card(
    "Threat Level Alpha",
    AdditionalPlayCost(Clicks()),
    play(Trace(1, If(NumberIs(Tags(), 1), GiveTags(Tags()), GiveTags(1)))),
)
