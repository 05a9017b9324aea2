# "netrunner rules": a rule with its code and its tests, and how much of the documents is proved.

rules-help = show the code that enforces a rule and the tests that prove it
rules-about =
    Shows a rule of the Comprehensive Rules 1.4: the headings above it, what it says in our own words, the code that
    enforces it, the tests that prove it. Asked in words, it shows the rules that speak of them.
    Examples:
      netrunner rules 9.2.8f        a rule
      netrunner rules 9.2           the rules of a section, each with what proves it
      netrunner rules E042          an example (also F3.12 of the FAQ, R06 of the rulebook and I03, an illustration)
      netrunner rules can I jack out now    the rules that speak of it
      netrunner rules 6.1.5b --play an example of it, step by step
      netrunner rules coverage      how much is proved, chapter by chapter
rules-what = RULE
rules-option-what = a rule, section, chapter or example, words to look for, or "coverage"
rules-option-play = play the best example of a rule, or the one that is named, step by step
rules-boards = Examples to play (netrunner rules { $number } --play, or the name of one):
rules-board = Board { $n } of { $of }
rules-cannot = Not possible, { $act }:
rules-go-on = { "    " }[Enter] goes on, t takes over, anything else ends it:{ " " }
rules-take-over-key = t
rules-option-json = print JSON
rules-option-markdown = print the coverage as a page of the documentation

rules-language = en
rules-nothing-found = No rule speaks of “{ $words }”. Try other words, or a number such as 6.9.2.
rules-unknown = There is no { $number }. The nearest: { $near }.
rules-no-tests = The tests are not part of an installed package. Run this in a checkout of the project to see them.
rules-steps = Carried out step by step in:
rules-code = Enforced by:
rules-code-none = No line of the code names it.
rules-tests = Proved by:
rules-tests-none = No test proves it yet.
rules-definition = No test is needed: { $reason }
rules-example-of = An example of rule { $rule }.
rules-examples = Examples: { $names }
rules-mark-tested = { $count ->
        [one] 1 test
       *[other] { $count } tests
    }
rules-mark-definition = definition
rules-mark-missing = missing

rules-column-chapter = chapter
rules-column-clause = clause
rules-column-tests = tests
rules-column-rules = rules
rules-column-tested = proved
rules-column-definitions = definitions
rules-column-missing = missing
rules-row-all = all chapters
rules-row-clauses = clauses of rules with several
rules-row-illustrations = illustrations of FAQ and rulebook
rules-row-noticed = own tests notice a break
rules-row-examples = examples
rules-row-faq = FAQ
rules-row-rulebook = rulebook
rules-row-rulings = rulings
rules-row-cards = cards
rules-row-waiting = Errata that wait for their cards: { $list }
rules-row-stand-ins = { $count ->
        [one] One example is played with a small card of its own
       *[other] { $count } examples are played with small cards of their own
    }: { $list }
rules-row-missing = Missing, { $name }: { $list }

rules-page-title = Conformance
rules-page-about =
    How much of the documents is proved by tests. Written by `make conformance`; `netrunner rules 9.2.8f` shows the code and
    the tests of a rule, and `netrunner rules coverage` prints this table. A rule is proved when a test that would fail
    without it is marked with its number; definitions permit, forbid and order nothing
    (`tests/conformance/definitions.tsv`). For rulings, the column counts those that do not apply, each with its reason
    (`tests/conformance/rulings_not_applied/`); a card is proved when it is implemented. Own tests notice a break if they fail once what enforces their rule
    is broken (`make gate`, kept in `tests/conformance/noticed.tsv`); the others have their reason in `tests/conformance/unnoticed.tsv`.
rules-page-missing = Missing
rules-page-clauses = Clauses
rules-page-clauses-about =
    A rule that says several things has a row for each of them, in a few words (`tests/conformance/clauses/`); a mark
    names the clauses that its test proves, as `rule("6.9.2b:2")` does.
rules-page-nothing = Nothing.
