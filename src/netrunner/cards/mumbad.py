"""The Mumbad cycle."""

from ..vocabulary import *

RAMAN_PICK = Chosen(SameType(WouldBeDrawn(), Cards(where="archives")), up_to=True)

card("Jesminder Sareen: Girl Behind the Curtain", when(Would(F_TAGS, first="run"), Prevent(F_TAGS, 1)))
card(
    "Artist Colony",
    paid(Forfeit(), Search(Installable(Cards((PROGRAM, RESOURCE, HARDWARE), where="stack"))), Install(Found())),
)
card(
    "Museum of History",
    NoInfluenceIf(50),
    when(TurnBegins(), ShuffleInto(Chosen(Cards(where="archives"))), may=True),
)
card(
    "Disposable HQ",
    RevealFromRnD(),
    when(Accessed(), AddTo(any_number_of(Cards(where="hq")), "rnd", top=False), may=True),
)
card(
    "Clone Suffrage Movement",
    when(TurnBegins(), If(NoIceHere(), AddTo(Chosen(Cards(OPERATION, where="archives")), "hq")), may=True),
)
card(
    "Political Dealings",
    when(
        WouldDraw(each=True),
        Look(WouldBeDrawn()),
        InsteadOfAdding(
            Chosen(Installable(Among(WouldBeDrawn(), Cards(AGENDA, where="rnd"))), up_to=True),
            Reveal(Its()),
            Install(Its()),
        ),
    ),
)
card("Salsette Slums", while_accessing(AddTo(AccessedCard(), "removed"), paying=TrashCostOfAccessed(), limit=1))
card(
    "Personality Profiles",
    whenever(AnyOf(Searches("stack", RUNNER), InstalledFrom("heap", player=RUNNER)), TrashAtRandom(player=RUNNER)),
)
card(
    "Jeeves Model Bioroids",
    NoInfluenceIf(6, faction="haas-bioroid", without="alliance"),
    when(ClicksOnSameAction(3), GainClicks(1)),
)
card(
    "Raman Rai",
    NoInfluenceIf(6, faction="jinteki", without="alliance"),
    when(
        WouldDraw(each=True),
        Look(WouldBeDrawn()),
        OncePerTurn(
            MayWith(
                RAMAN_PICK, LoseClicks(1), Reveal(These(WouldBeDrawn(), RAMAN_PICK)), SwapThem(WouldBeDrawn(), Its())
            ),
            clicks=1,
        ),
    ),
)
card(
    "Mumbad Virtual Tour",
    NoInfluenceIf(7, ASSET),
    when(Accessed(only_in=PLAY_AREA), MustTrashAccessed()),
)
card(
    "Rebirth",
    play(SwitchIdentityWith(Chosen(OtherIdentity(same_faction=True)))),
    RemovedInstead(),
)
card(
    "Guru Davinder",
    when(Would(F_DAMAGE, types=(NET, MEAT)), Prevent(F_DAMAGE, ALL_OF_IT, types=(NET, MEAT))),
    whenever(Prevented(F_DAMAGE, this=True), Unless(Trash(This()), 4)),
)
card(
    "The Black File",
    Cannot(A_WIN, CORP),
    when(TurnBegins(), Place(POWER), If(NumberIs(CountersOn(POWER), least=3), AddTo(This(), "removed"))),
)
card(
    "Rigged Results",
    play(
        SecretlySpend(
            2, RunServerOf(Chosen(Cards(ICE)), during=when(EncounterWith(cards=Its(), first_this_run=True), Bypass()))
        )
    ),
)
card("Lateral Growth", play(Gain(4), install_from_hq()))
card("Subcontract", PlayOnlyIf(RunnerTagged()), play(play_from_hq(), play_from_hq()))
