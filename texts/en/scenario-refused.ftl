# Why no game goes on from the table of a scenario file.

scenario-refused-wrong = Line { $line }, column { $column } of the scenario file: { $problem }
scenario-refused-no-question = There is no question in the scenario file.
scenario-refused-other-game = The scenario file is for the game { $found }; a table of { $wanted } is wanted.
