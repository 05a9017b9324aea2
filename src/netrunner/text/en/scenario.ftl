# "netrunner scenario": a scenario test, told step by step.

scenario-help = play a scenario test step by step, with the log
scenario-about =
    Plays scenario tests of a checkout: the board, every question with its answer, and what followed.
    Examples:
      netrunner scenario tests/conformance/chapter6/test_whole_run.py
      netrunner scenario tests/cards/test_nbn_ice.py::test_tollbooth_that_is_bypassed_takes_nothing --board
      netrunner scenario E076       the tests that prove an example, a question of the FAQ or a rule
    In a terminal, Enter goes on, and any letter before it ends.
scenario-what = TEST
scenario-option-what = a file of tests, a test in it (file::name), or the number of a rule or example
scenario-option-board = print the board after each step

scenario-no-pytest = Scenario tests run with pytest, which is not installed: pip install pytest
scenario-bad-setup = This is no setup of a game: { $text }. One looks like this: setup: jinteki against shaper, seed 7
scenario-no-file = There is no file { $path }. The tests are in { $folder }.
scenario-none = { $what } has no test to play.
scenario-unproved = No test proves { $number } yet.
scenario-title = { $name } ({ $claims })
scenario-told-answer = { "  " }→ { $answer }
scenario-told-other = The same from another position:
scenario-holds = The test passes.
scenario-fails = The test fails:
scenario-go-on = { "    " }[Enter]
