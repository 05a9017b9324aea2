# Examples that can be played: what they are called, and what is said where they stand.

learning-kind-rules = Example { $name }, rule { $rule }
learning-kind-faq = Answer { $name } of the FAQ
learning-kind-rulebook = Worked example { $name } of the rulebook
learning-kind-illustration = Illustration { $name }
learning-kind-ruling = Ruling on { $card }
learning-kind-erratum = Erratum { $name }: { $card }
learning-kind-scenario = Scenario of rule { $rule }
learning-no-cards = A board without named cards
learning-no-example = There is no example called “{ $name }”. The page of each rule lists its own: /rules/6.1.5b.
learning-end-turn = The turn ends
learning-chance = Chance is prepared
learning-concede = A player concedes
learning-without-words = What this card does shows in what follows.
learning-with-cards = With { $cards }.
learning-act-with = { $act }, with { $cards }.
