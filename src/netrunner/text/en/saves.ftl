# Saved games: why one cannot be read or continued. Each says what is wrong, where, and what to do.

save-empty = This is not a saved game: it is empty. Use the whole text that was saved.
save-not-json = This is not a saved game: it stops being JSON at line { $line }, column { $column }. Was the file cut short? Use the whole text that was saved.
save-not-a-game = This is JSON, but not a saved game of netrunner. Use the text that saving a game gave.
save-schema = The saved game has the form { $found }, written by version { $version }; version { $engine } reads the form { $known }. Open it with version { $version }.
save-sum = The saved game has been changed or damaged: its contents do not match its checksum. Use the text exactly as it was saved.
save-damaged = The saved game is damaged and cannot be continued ({ $what }). Use another copy of it.
save-impossible = The saved game holds a position that no game can reach ({ $what }). Use another copy of it.
save-unknown-card = The saved game uses the card “{ $title }”, which this version does not have. Open it with the version that saved it.
save-unknown-class = The saved game is in the middle of something that this version does not know ({ $name }). Open it with the version that saved it.
save-other-fields = The saved game describes { $name } otherwise than this version. Open it with the version that saved it.
save-unknown-ability = The saved game is in the middle of an ability that this version does not have ({ $name }). Open it with the version that saved it.
save-card-changed = An ability of { $title } is in progress in the saved game, and this version has changed what that card does. Open it with the version that saved it.
save-asks-otherwise = This version would ask another question at this point of the saved game than the one that was open. Open it with the version that saved it.
save-deck = A deck of the saved game cannot be used here: { $reason }
save-differs = Played again from its start, the saved game comes to another position than the one that was saved, although both name version { $version }. Continue from the saved position instead (Game.from_json).
save-does-not-replay = Choice { $n } of the game is not possible when version { $version } plays it again. Continue from the saved position instead (Game.from_json).
save-no-such-choice = There is no point after { $n } choices: the game has { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, so name a number from 0 to { $choices }.
save-no-start = It is not known how this game began, so it cannot be played again. It can only be continued.
save-other-version = The game was saved by version { $version }, and only that version can play it again from its start. Version { $engine } can continue it from where it was saved.
