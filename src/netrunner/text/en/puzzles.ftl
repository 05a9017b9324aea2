# Puzzles in the browser, and what the server says of them.

server-no-puzzle = There is no puzzle { $puzzle }.
server-puzzle-changed = This puzzle has changed since you began it: begin it again.

ui-puzzle = Puzzle
ui-puzzles-title = Puzzles
ui-puzzles-about = One seat, one goal, one solution. Each of them is proved: it works against every answer and wherever the hidden cards lie, or the puzzle says how often. A wrong line is answered by what beats it, and can be taken back.
ui-puzzles-daily = Puzzle of the day
ui-puzzles-all = All puzzles
ui-puzzles-solve = Solve it
ui-puzzles-solved-today = Solved. The next one comes tomorrow.
ui-puzzles-streak = { $days ->
    [0] No streak yet
    [one] One day in a row
   *[other] { $days } days in a row
}
ui-puzzles-count = { $solved } of { $of } solved
ui-puzzles-degree = Degree { $n }
ui-puzzles-degree-1 = For a start
ui-puzzles-degree-2 = Easy
ui-puzzles-degree-3 = Tricky
ui-puzzles-degree-4 = Hard
ui-puzzles-degree-5 = Very hard
ui-puzzles-side = Side
ui-puzzles-either = Either
ui-puzzles-mark-solved = solved
ui-puzzles-mark-tried = tried
ui-puzzles-forget = Forget what I have solved
ui-puzzle-for = { $side ->
    [corp] You are the Corp
   *[runner] You are the Runner
}
ui-puzzle-goal = Goal
ui-puzzle-beaten = That does not work any more.
ui-puzzle-how = What beats it
ui-puzzle-who = { $side ->
    [corp] Corp
   *[runner] Runner
}
ui-puzzle-solved = Solved!
ui-puzzle-solved-tries = { $tries ->
    [one] At the first try, in { $time }
   *[other] At try { $tries }, in { $time }
}
ui-puzzle-why = Why it works
ui-puzzle-back = Take it back
ui-puzzle-play-on = Play on
ui-puzzle-again = Begin again
ui-puzzle-next = Next: { $title }
ui-puzzle-share = Share
ui-puzzle-shared = Copied
ui-puzzle-share-text = { $tries ->
    [0] Netrunner puzzle "{ $title }": { $link }
    [one] Netrunner puzzle "{ $title }", solved at the first try in { $time }: { $link }
   *[other] Netrunner puzzle "{ $title }", solved at try { $tries } in { $time }: { $link }
}
ui-puzzle-hint = Hint
ui-puzzle-hinted = This keeps the goal in reach: { $act }
