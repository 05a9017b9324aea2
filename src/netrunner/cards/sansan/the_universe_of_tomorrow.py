"""The Universe of Tomorrow."""

from ...vocabulary import *

card("Genetics Pavilion", DrawsAtMost(2))
card("Surfer", paid(2, SwapCards(Encountered(subtype="barrier"), Chosen(NextTo(Encountered())))))
card(
    "Bookmark",
    paid(Clicks(), HostHere(Chosen(Cards(where="grip"), 3, up_to=True), facedown=True)),
    paid(Clicks(), AddTo(Hosted(), "grip")),
    moving_hosted(paid(TrashThis(), AddTo(Hosted(), "grip"))),
)
card("Wireless Net Pavilion", AdditionalCostTo(A_TRASH_RESOURCE, 2))
card("Chronos Protocol: Selective Mind-mapping", SelectsFirstDamage(NET))
card(
    "Franchise City",
    RevealedIfAccessed(Cards(AGENDA)),
    whenever(AccessesCard(Cards(AGENDA)), AddToScoreArea(This(), 1)),
)
card(
    "Power to the People",
    FirstClickOnly(),
    play(Delayed(when(AccessesCard(Cards(AGENDA), first_each_turn=True), Gain(7)), "once+turn")),
)
card(
    "Laramy Fisk: Savvy Investor",
    when(RunSuccessful((SERVER_HQ, SERVER_RND, SERVER_ARCHIVES), first_each_turn=True), Draw(1, CORP), may=True),
)
card("Fisk Investment Seminar", FirstClickOnly(), play(Both(Draw(3), Draw(3, CORP))))
card(
    "DaVinci",
    whenever(RunSuccessful(), Place(POWER)),
    paid(
        TrashThis(),
        install(InstallCost(Cards(where="grip"), most=CountersOn(POWER)), ignore_install_cost=True),
    ),
)
card("Cybernetics Court", HandSize(4))
card(
    "Team Sponsorship",
    whenever(Scored(this=False), install(Cards(where=("archives", "hq")), ignore_install_cost=True), may=True),
)
card("Ancestral Imager", whenever(ForEvent("jacked-out"), Damage(NET, 1)))
card("Product Placement", RevealFromRnD(), when(Accessed(not_in=ARCHIVES), Gain(2)))
card(
    "Public Support",
    when(ForEvent("rezzed", this=True), Load(POWER, 3)),
    when(ThisEmptied(), AddToScoreArea(This(), 1)),
    when(TurnBegins(), Remove(POWER)),
)
card("Tour Guide", GrantsAbility(sub(EndRun()), n=Counting(Cards(ASSET, rezzed=True))))
card(
    "Expo Grid",
    when(TurnBegins(), If(NumberIs(Counting(Cards(ASSET, in_server=True, rezzed=True)), least=1), Gain(1))),
    RegionLimit(),
)
card(
    "The Future is Now",
    when(Scored(), Search(Cards(), zones="rnd", criteria=False), AddTo(Found(), "hq")),
)
card("DDoS", paid(TrashThis(), Until(Cannot(A_REZ, cards=OutermostIce(), condition=DuringRun()), "turn")))
card(
    "Worlds Plaza",
    CanHost(Cards(ASSET), limit=3),
    paid(Clicks(), Both(install(Cards(ASSET, where="hq"), place="here"), Rez(Its(), discount=2))),
)
