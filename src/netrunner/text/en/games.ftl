# `netrunner games`: the games that a server keeps.

games-help = list, export and delete the games that a server keeps
games-about =
    Look through the games in a server's database. “export” writes them as JSON, each with
    the saved game in it; “delete” removes games with everything that belongs to them, and
    “forget” takes a person out of all games. A SQLite file can be changed while no server
    uses it; games that a server is playing are left alone.
games-option-action = list, export, delete, or forget
games-which = ID
games-option-which = the ids of games; for “forget” the names of people
games-option-status = only games that are waiting, being played, or over
games-days = DAYS
games-option-older = only games with which nothing has happened for so many days
games-folder = FOLDER
games-option-to = the folder that is exported to (the standard output if not given)
games-option-json = print JSON for programs
games-line = { $id }  { $day }  { $status }  { $corp } – { $runner }, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
games-status-waiting = waiting
games-status-playing = playing
games-status-over = over
games-count = { $count ->
        [one] { $count } game.
       *[other] { $count } games.
    }
games-unknown = There is no game “{ $id }” here. “netrunner games list” shows those there are.
games-unwritable = The folder “{ $path }” cannot be written: { $reason }.
games-exported = { $path }
games-which-to-delete = Which games? Name their ids, or say how old they must be: --older 30.
games-deleted = { $count ->
        [one] { $count } game was deleted.
       *[other] { $count } games were deleted.
    }
games-being-played = These are being played and were left alone: { $ids }.
games-whom = Who is to be forgotten? Give the name under which they play.
games-forgotten = “{ $name }” was taken out of { $count ->
        [one] { $count } game
       *[other] { $count } games
    }.
