# Lessons: what stands around the words of each, which are in its own file. The client loads this with the first lesson.

lessons-unknown = There is no lesson { $lesson }.
lessons-over = This lesson is finished.
lessons-read-first = Read this step first, then go on.
lessons-opponent = Practice opponent
server-no-lesson = There is no lesson { $lesson }.
server-lesson-changed = This lesson has changed since you began it: begin it again.
ui-lesson = Lesson
ui-lesson-n = Lesson { $n } of { $of }
ui-lesson-step = Step { $n } of { $of }
ui-lesson-do = Your task
ui-lesson-hint = What leads on: { $act }
ui-lesson-go-on = Go on
ui-lesson-also = That is possible too, and the goal is still in reach.
ui-lesson-astray = From here this lesson’s goal can no longer be reached. Take it back and try another way, or play on and see what comes of it.
ui-lesson-astray-after = The goal is out of reach now: take it back, or play on and see.
ui-lesson-lost = The game ended here, and not as it should. Take it back and try another way.
ui-lesson-back = Take it back
ui-lesson-play-on = Play on and see
ui-lesson-again = Begin again
ui-lesson-done-title = Lesson finished
ui-lesson-done = Well done. You have finished “{ $title }”.
ui-lesson-learned = { $n ->
    [one] 1 of { $of } lessons learned
   *[other] { $n } of { $of } lessons learned
}
ui-lesson-next = Next: { $title }
ui-lesson-all = All lessons
ui-lesson-guided-game = A whole game, guided
ui-lesson-other-side = Now the other side
ui-lessons-title = Learn to play
ui-lessons-about = Ten short lessons for each side. You play on the real table by the real rules, and whatever you try is answered. Begin with the Runner.
ui-lessons-minutes = { $n } min
ui-lessons-learned-mark = learned
ui-lessons-begin = Begin
ui-lessons-continue = Continue
ui-lessons-after = After the lessons
ui-lessons-after-text = A whole game against the computer, with a guide who looks at the board and says what matters now.
ui-lessons-forget = Forget what I have learned
ui-lessons = Lessons
ui-lessons-of = Whose lessons
ui-lesson-hint-free = Hint
