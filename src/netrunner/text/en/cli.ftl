# The command line: what `netrunner --help` and its errors say.

cli-about =
    The card game Android: Netrunner, played exactly as the NISEI
    Comprehensive Rules 1.4 say. Two players face each other: the Corp
    protects its servers, and the Runner breaks into them.
cli-more =
    “netrunner COMMAND --help” tells more about a command.

    The project is unofficial: it is not affiliated with the owners of the game.
cli-commands = commands
cli-command = COMMAND
cli-option-help = show this help and end
cli-option-version = show the version and end
cli-option-lang =
    language, en (English) or es (Spanish); if not given, the one in
    NETRUNNER_LANG or of your system
cli-error = netrunner: { $message }
cli-interrupted = Interrupted.

cli-not-whole = “{ $text }” is not a whole number
cli-too-small = “{ $text }” is too small: it must be at least { $least }
cli-not-seconds = “{ $text }” is not a number of seconds
cli-file-missing = there is no such file or folder
cli-file-folder = it is a folder, not a file
cli-file-forbidden = the system does not allow it
cli-file-full = the disk is full
cli-file-long = the name is too long
cli-file-no-text = it is not a text in UTF-8

# What Python's argparse says by itself. %(name)s and %s are filled in by argparse and must stay as they are.

cli-argparse-usage = usage:
cli-argparse-positional = arguments
cli-argparse-options = options
cli-argparse-error = %(prog)s: error: %(message)s
cli-argparse-argument = argument %(argument_name)s: %(message)s
cli-argparse-unrecognized = unknown: %s
cli-argparse-required = missing: %s
cli-argparse-one-of = one of these is needed: %s
cli-argparse-choice = %(value)r is not possible here (possible: %(choices)s)
cli-argparse-value = %(value)r is not valid (%(type)s)
cli-argparse-not-allowed = not allowed together with %s
cli-argparse-explicit = takes no value, but got %r
cli-argparse-ambiguous = %(option)s could mean any of: %(matches)s
cli-argparse-one-argument = needs a value
cli-argparse-at-most-one = takes at most one value
cli-argparse-at-least-one = needs at least one value
cli-argparse-count-one = needs %s value
cli-argparse-count-many = needs %s values
