# Words that fit any game.

name = { $name }
either = { $one } or { $other }
pass = Pass
confirm = Confirm
yes = Yes
no = No
told-uses = Effect used: { $card }
told-undo = Decisions were taken back
told-adjust = The table was changed by agreement
told-adjusted-value = { $piece }: { $what } { $from } → { $to }
told-adjusted-new = { $piece }: { $what } added
told-adjusted-gone = { $piece }: { $what } removed
told-adjusted-moved = { $millimetres ->
    [0] { $piece } turned in place
   *[other] { $piece } moved by { $millimetres } mm
}
told-adjusted-removed = { $piece } removed
told-adjusted-end = The current step was ended
over-conceded = { $player } resigned.
over-conceded-seat = The player at seat { $seat } gave the game up.
over-agreed-draw = The players agreed to a draw.
over-closed = The game was closed by the operator of this server.
over-older-rules = This game was started under version { $version } of the rules, which is no longer supported. You can still read its log and save it as a file.

# What a bot weighed
why-several = { $choices }
why-amount = { $amount }
why-course = Speed { $speed }, turns { $clicks }
why-place = At { $x } cm, { $y } cm
bot-ahead = Looked ahead: worth { $worth }
bot-search = Simulated { $games } times: worth { $worth } on average
bot-activate = Could deal { $deals } points, could lose { $takes }
bot-pass = Lets the enemy act first
bot-dial = Worth { $worth }
bot-defend = Saves { $worth } more points than it costs
bot-target = { $damage } damage expected, worth { $worth } points
bot-nothing = Nothing to gain
bot-attack-from = Worth { $ships } points against ships, { $squadrons } against squadrons
bot-course = Deals { $deals }, takes { $takes }, closeness { $near }, edge { $edge }, overlaps { $overlaps }, objective { $goal }
bot-course-followed = Deals { $deals }, takes { $takes }, closeness { $near }, overlaps { $overlaps }, objective { $goal }, one maneuver later { $later }
bot-course-outside = Would leave the table
bot-course-impossible = Can't be carried out
bot-speed = Worth { $worth } at speed { $speed }
bot-deploy-speed = Speed { $speed }
bot-deploy = Turned { $turned } degrees away from the enemy, formation { $formation }
bot-deploy-near = Closeness to the enemy
bot-deploy-next = Smaller pieces first
bot-squadron = Worth { $worth } points
bot-action = Worth { $worth }
bot-place = Attack worth { $attack }, position worth { $ahead }
bot-effect = Worth { $worth }
bot-pay = What the payment gets

# Lists in a sentence
list-two = { $first } and { $last }
list-more = { $first }, and { $last }
