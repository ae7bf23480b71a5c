# Why a reply is not taken, whatever the game.

stage-refused-no-choice = There is no choice number { $number }.
stage-refused-too-many-choices = At most { $most } choices can be named.
stage-refused-amount = The number { $number } is out of reach.
stage-refused-share = A share of { $number } is out of reach.
stage-refused-too-many-shares = At most { $most } shares can be named.
stage-refused-values =
    { $wanted ->
        [one] One value is
       *[other] { $wanted } values are
    } wanted, one for each slot, not { $given }.
stage-refused-no-value = There is no value number { $number }.
stage-refused-no-offer = There is no offer number { $number }.
stage-refused-joints = A course has at most { $most } joints.
stage-refused-no-place = A place on the table is wanted, in millimetres and degrees.
stage-refused-not-asked = Decision { $number } has passed: you are not asked now.
stage-refused-not-asked-now = You are not asked now.
stage-refused-nothing-entered = The game went on, but nothing was entered in its log.
stage-refused-unwritten = An entry of the log cannot be written.
stage-refused-entry = The stored entry { $at } is damaged (line { $line }, column { $column }).
