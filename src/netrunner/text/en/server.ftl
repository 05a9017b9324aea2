# The server: `netrunner serve`, and what it tells clients.

serve-help = start the server for playing in the browser
serve-about =
    Start the server for playing in the browser. Games are kept in a database
    and go on after a restart. Stop it with Ctrl+C.
serve-option-port = the port (8000 if not given; 0 takes any that is free)
serve-option-host = the address to listen on (127.0.0.1 if not given: this machine only; 0.0.0.0 is everyone)
serve-option-database = the database as a URL, for example sqlite:///games.db or postgresql+psycopg://… (a file in your data folder if not given; also NETRUNNER_DATABASE)
serve-option-advertise = where other servers of the same PostgreSQL database reach this one, for example http://10.0.0.5:8000 (where it listens, if not given)
serve-option-keep = delete games with which nothing has happened for so many days (never if not given)
serve-option-log = what is written to the standard error, as lines of JSON (warning if not given; info has every request)
serve-option-metrics = who may read /metrics: an address or a network; may be repeated (this machine if not given)
serve-option-proxy = believe this proxy (an address or a network) where requests come from; may be repeated (nobody if not given)
serve-option-open = open the page in your browser
serve-option-claim = after how many seconds away a player loses to a claim (120 if not given)
serve-here = Serving { $url } — stop with Ctrl+C.
serve-games-in = Games are kept in { $database }.
serve-no-extra = The server needs packages that are not installed ({ $name } is missing). Install them with: pip install "netrunner[server]"
serve-port-taken = Port { $port } cannot be used: { $reason }. Choose another with --port.
serve-memory = A database in memory would lose every game. Name a file, for example sqlite:///games.db.
serve-second = The database { $database } is being served already, by process { $process }. One server at a time can use a SQLite file; for several, use PostgreSQL (--database postgresql://…).
serve-database-url = “{ $database }” is no URL of a database. For a file write { $url }; for PostgreSQL, postgresql://user@host/name.
serve-database-kind = No database of the kind “{ $kind }” can be used, or its URL does not fit. Games are kept in SQLite (sqlite:///games.db) or PostgreSQL (postgresql://user@host/name).
serve-database = The database { $database } cannot be opened: { $reason }

server-level-random = Random
server-level-random-about = Takes any move that the rules allow.
server-level-beginner = Beginner
server-level-beginner-about = Knows the moves, and saves for too long. A first opponent.
server-level-novice = Novice
server-level-novice-about = Practical: builds, runs what is cheap, scores behind ice.
server-level-adept = Adept
server-level-adept-about = Glances ahead, and sees what next turn may bring.
server-level-expert = Expert
server-level-expert-about = Thinks a second a move about what you may hold.
server-nameless-corp = The Corp
server-nameless-runner = The Runner
server-waiting-for-friend = Waiting for the other player to open the link.
server-waiting-for-anyone = Waiting for somebody to join: your table is listed on the start page.
server-not-built-title = The client is not built
server-not-built-text = The server is running, but the pages for the browser are not there yet. Run “make play” once, or “npm ci && npm run build” in web/, and load this page again.

server-result-agenda-points =
    { $winner ->
        [corp] The Corp wins with agenda points.
       *[runner] The Runner wins with agenda points.
    }
server-result-flatline =
    { $winner ->
        [corp] The Corp wins: the Runner is flatlined.
       *[runner] The Runner wins.
    }
server-result-flatlined-by =
    The Corp wins: { $source } flatlines the Runner with { $count } { $type ->
        [net] net
        [meat] meat
       *[brain] brain
    } damage.
server-result-empty-rnd =
    { $winner ->
        [corp] The Corp wins.
       *[runner] The Runner wins: the Corp had to draw from an empty R&D.
    }
server-result-concession =
    { $winner ->
        [corp] The Corp wins: the Runner conceded.
       *[runner] The Runner wins: the Corp conceded.
    }
server-result-time =
    { $winner ->
        [corp] The Corp wins: the Runner has no time left.
       *[runner] The Runner wins: the Corp has no time left.
    }
server-result-claim =
    { $winner ->
        [corp] The Corp wins: the Runner stayed away.
       *[runner] The Runner wins: the Corp stayed away.
    }
server-result-other =
    { $winner ->
        [corp] The Corp wins.
       *[runner] The Runner wins.
    }
server-result-draw = The game is a draw.

server-stale = That was for table { $n }, and the game is at { $now } by now. Look at the new table and choose again.
server-not-yours = It is not you who decides now. Wait for your turn.
server-waiting = The game has not begun: the other player has not come yet.
server-over = The game is over. Start another, or ask for a rematch.
server-not-over = The game is not over yet: replays and rematches come after it.
server-no-undo = The last choice cannot be taken back: something random or hidden came to light since, or there is none.
server-no-undo-asked = Nobody asked you to let a choice be taken back.
server-not-absent = Your opponent is here, so there is no win to claim.
server-too-early =
    { $seconds ->
        [one] Your opponent may still come back: the win can be claimed in 1 second.
       *[other] Your opponent may still come back: the win can be claimed in { $seconds } seconds.
    }
server-cannot-break = That card cannot break all subroutines of this ice now.
server-break-too-dear =
    Breaking all would cost { $cost ->
        [one] 1 credit
       *[other] { $cost } credits
    }, more than you can pay.
server-cannot-resume = This game was stored by another version of the rules and would not be the same. It cannot go on here.
server-no-game = There is no game with this address. Check the link.
server-elsewhere = This game is changing to another server. Try again in a moment.
server-busy = The database does not answer now. Try again in a moment; nothing is lost.
server-full = There is no room left here. Try again later.
server-displaced = This seat was opened in several other windows, so this one was closed. Go on there, or load the page again.
server-bad-token = This key belongs to no seat of this game. Open the link that you were given.
server-bad-origin = Pages of other sites cannot play here.
server-bad-invite = This invitation is not the right one. Ask for the link again.
server-left = Whoever opened this table is away at the moment. Try again, or open a table of your own.
server-taken = Both seats are taken. You can watch the game.
server-spectator = Spectators watch: only players can do that.
server-coach-people = The coach helps in games against the computer only: between people it would be unfair.
server-coach-busy = Too many ask the coach at once. Try again in a minute.
server-coach-yours = The coach still thinks about what you asked before. Wait for that first.
server-coach-late = The coach did not come to an end this time. Try again.
server-no-rematch = A game that began with a position has no rematch. Load the position again.
server-no-card = No card has the code “{ $card }”. The page of all cards lists them.
server-cannot-play = The deck “{ $name }” holds cards that this game cannot play yet: { $cards }. Take them out.
server-no-deck = There is no deck “{ $deck }”.
server-no-deck-given = No deck was given: send “text”, or “identity” and “cards”.
server-illegal-deck = The deck “{ $name }” is not legal. { $problems }
server-wrong-side =
    { $side ->
        [corp] The deck “{ $name }” is a Runner deck, and the Corp plays here. Choose a Corp deck.
       *[runner] The deck “{ $name }” is a Corp deck, and the Runner plays here. Choose a Runner deck.
    }
server-no-seed = A game between friends draws its own seed: whoever knew it would know every card.
server-bad-edit = Only whoever has the edit key of this deck can change it.
server-no-step = There is no step { $step }: the replay goes from 0 to { $steps }.
server-no-part = This example has { $parts ->
        [one] one board
       *[other] { $parts } boards
    }: there is no number { $part }.
server-empty-chat = There is nothing to say in that.
server-too-fast = Too many messages at once; this one was not looked at. Wait a moment.
server-too-many = Too many requests from your address. Wait a moment.
server-too-large = That is too large: { $most } kB at most.
server-bad-message = The message does not fit. { $detail }
server-bad-request = The request does not fit. { $detail }
server-bad-method = This address does not take that method.
server-not-found = There is nothing here.
server-broken = Something went wrong in the server. It has been written down; nothing has changed.

## What does not fit in a message or a request

misfit-both = { $one } { $other }
misfit-quoted = “{ $name }”
misfit-or = { $one } or { $other }
misfit-value = “{ $value }” is not possible for “{ $field }”, only { $allowed }.
misfit-type = “{ $field }” must be { $wanted }.
misfit-type-whole = It must be { $wanted }.
misfit-a-int = a whole number
misfit-a-float = a number
misfit-a-str = text
misfit-a-bool = true or false
misfit-a-null = null
misfit-a-object = an object with fields
misfit-a-array = a list
misfit-a-something = something else
misfit-number-least = “{ $field }” must be at least { $bound }.
misfit-number-most = “{ $field }” must be at most { $bound }.
misfit-number-above = “{ $field }” must be more than { $bound }.
misfit-number-below = “{ $field }” must be less than { $bound }.
misfit-text-least = “{ $field }” is too short: it needs { $bound ->
    [one] { $bound } character
   *[other] { $bound } characters
  } or more.
misfit-text-most = “{ $field }” is too long: it may have { $bound ->
    [one] { $bound } character
   *[other] { $bound } characters
  } at most.
misfit-many-least = “{ $field }” holds too little: { $bound } or more are needed.
misfit-many-most = “{ $field }” holds too much: { $bound } at most.
misfit-unknown = There is no field “{ $field }”.
misfit-unknown-of = There is no field “{ $field }”; there are { $allowed }.
misfit-missing = The field “{ $field }” is missing.
misfit-missing-of = The field “{ $field }” is missing; it may be { $allowed }.
misfit-json = It is not valid JSON, from byte { $byte } on.
misfit-too-deep = Too many lists or objects stand inside each other.
misfit-not-text = It is not text in UTF-8.
misfit-cut-off = It is not valid JSON: it ends too early.
misfit-empty = Nothing was sent, and JSON is expected.
misfit-something = { $known ->
    [no] Something in it is not as it should be.
   *[other] “{ $field }” is not as it should be.
  } The address /api/schema describes what is expected.

server-no-hint = No hints in this game: they are for guided games against the computer.
