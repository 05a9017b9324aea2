# Open tables, games to watch, and what a new table is to be; with the start page, and with the page of games to watch.

ui-open-games = Open games
ui-open-none = Nobody is waiting for an opponent right now.
ui-open-none-more = Open a table: whoever comes next can sit down with you.
ui-open-table = Open a table
ui-open-sit = Join
ui-open-sit-at = Join { $name }, who plays the { $side ->
    [corp] Corp
   *[runner] Runner
    }
ui-open-back = Go back
ui-open-mine = your table
ui-open-plays = { $side ->
    [corp] plays the Corp
   *[runner] plays the Runner
    } · { $identity }
ui-open-minutes = { $n } min
ui-open-no-clock = no clock
ui-open-more = { $n ->
    [one] One more table
   *[other] { $n } more tables
    }
ui-table-for = Who plays
ui-table-anyone = Anybody
ui-table-friend = A friend
ui-table-public = Others may watch: the game is listed here while it is played
ui-table-anyone-note = The table is listed here until somebody joins. The game begins then.
ui-play-now-with = { $name } is waiting: you would play the { $side ->
    [corp] Corp
   *[runner] Runner
    }.
ui-play-now-alone = Nobody is waiting: you would play the computer.
ui-live-games = Live now
ui-live-none = No game is open to watch at the moment.
ui-live-computers = Watch two computers
ui-live-all = All { $n }
ui-live-versus = { $corp } – { $runner }
ui-live-told = Watch { $corp } (Corp, { $corpPoints }) against { $runner } (Runner, { $runnerPoints }), turn { $turn }
ui-live-turn = turn { $turn }
ui-live-watchers = { $n } watching
ui-live-page = Games to watch
ui-live-page-about = Whoever made these games lets everybody watch. What is hidden from one player is hidden from you.
ui-computer-public = Others may watch
ui-watch-computers = Watch two computers play
ui-play-friend = Play a friend
ui-invite = Make an invitation
ui-open-link = Open a game or a replay by its link
ui-open-link-hint = Paste the link here
ui-open-link-bad = This is no link to a game or a replay of this server.
ui-opponent-friend-note = You get a link to send. The game begins when your friend opens it.
ui-corp-level = The Corp’s level
ui-runner-level = The Runner’s level
ui-timer = Time per player
ui-timer-none = No limit
ui-timer-minutes = { $n } minutes
