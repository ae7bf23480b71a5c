//! Operations in plain English.

use broadside_engine::{Count, Op};

use super::conditions::{condition, sortie};
use super::selections::{placement, selection};
use super::{amount, many, name, party, spaced, who};
use crate::board::AttackKind;
use crate::facts::{Dice, Term};
use crate::words::{Act, ArmadaWords, Hue, Procedure};

/// A list of operations.
pub(super) fn operations(ops: &[Op<ArmadaWords>]) -> String {
    if ops.is_empty() {
        return "nothing".into();
    }
    ops.iter().map(operation).collect::<Vec<_>>().join("; ")
}

fn operation(op: &Op<ArmadaWords>) -> String {
    match op {
        Op::Do(act) => deed(act),
        Op::Pay => "the cost is paid".into(),
        Op::Choose(choose) => {
            let among = selection(&choose.what);
            let may = if choose.optional { "may choose" } else { "chooses" };
            match choose.count {
                Count::One(var) => format!("{} {may} {} among {among}", who(choose.by), name(var)),
                Count::UpTo(most) => format!("{} {may} up to {most} of {among}", who(choose.by)),
                Count::UpToNumber => {
                    format!("{} {may} up to the number counted of {among}", who(choose.by))
                }
                Count::ExactlyNumber => format!("{} {may} the number counted of {among}", who(choose.by)),
                Count::Exactly(number) => format!("{} {may} {number} of {among}", who(choose.by)),
            }
        }
        Op::Each { what, var, ops } => {
            let among = what.as_ref().map_or("those chosen".into(), selection);
            format!("for each {} of {among} ({})", name(*var), operations(ops))
        }
        Op::If { cond, then, otherwise } => {
            let rest = if otherwise.is_empty() {
                String::new()
            } else {
                format!(" else ({})", operations(otherwise))
            };
            format!("if {} ({}){rest}", condition(cond), operations(then))
        }
        Op::Either { by, options } => {
            let lists: Vec<String> =
                options.iter().map(|branch| format!("({})", operations(branch.ops))).collect();
            format!("{} picks {}", who(*by), lists.join(" or "))
        }
        Op::May { by, ops, .. } => format!("{} may have done ({})", who(*by), operations(ops)),
        Op::Unless { by, doing, otherwise, .. } => {
            format!("({}) unless {} does ({})", operations(otherwise), who(*by), operations(doing))
        }
        Op::Repeat { times, ops } => format!("{} times ({})", amount(times), operations(ops)),
        Op::Grant { nth, until, once } => {
            let once = if *once { ", once" } else { "" };
            format!("grant {} until the end of the {}{once}", nth + 1, spaced(&format!("{until:?}")))
        }
        Op::Proceed => "what was replaced happens all the same".into(),
        Op::Stop => "the effect ends".into(),
    }
}

fn hue(of: Hue) -> String {
    match of {
        Hue::Any => "dice".into(),
        Hue::Of(colour) => format!("{} dice", colour.word()),
        Hue::In(var) => format!("dice of colour {}", name(var)),
    }
}

fn deed(act: &Act) -> String {
    match act {
        Act::Reroll(var) => format!("die {} is rerolled", name(*var)),
        Act::AddDie(colour) => format!("a {} die is added", colour.word()),
        Act::AddDieOf(var) => format!("a die of colour {} is added", name(*var)),
        Act::ChangeDie(var, face) => format!("die {} is turned to {}", name(*var), face.word()),
        Act::ChangeDieTo(var, to) => format!("die {} is turned to face {}", name(*var), name(*to)),
        Act::SpendDie(var) => format!("die {} is spent", name(*var)),
        Act::CancelAllDice => "all dice are canceled".into(),
        Act::FreezeDie(var) => format!("die {} cannot be modified in any way any more", name(*var)),
        Act::LockToken(var) => format!("defense token {} cannot be spent in this attack", name(*var)),
        Act::CriticalResolved => "this is the attack's critical effect".into(),
        Act::StandardCritical => "the first damage card of the attack is dealt faceup".into(),
        Act::FaceupFirst(count) => {
            format!("the first {count} damage cards of the attack are dealt faceup")
        }
        Act::AllowCritical => "one more critical effect can be resolved".into(),
        Act::Brace => "the damage total is halved, rounded up".into(),
        Act::ReduceDamage(by) => format!("the damage is lowered by {}", amount(by)),
        Act::DivertToShields(zone) => format!("1 damage is taken on the shields of {}", party(*zone)),
        Act::DivertTo(whom) => format!("1 of the damage is suffered by the ship of {}", party(*whom)),
        Act::ChangeDefendingZone(zone) => format!("{} becomes the defending hull zone", party(*zone)),
        Act::SufferInAttack(whom, count) => {
            format!("{} suffers {} damage of the attack", party(*whom), amount(count))
        }
        Act::SufferDuringAttack(whom, count) => {
            format!("{} suffers {} damage during the attack", party(*whom), amount(count))
        }
        Act::RollAside(colour, count) => format!(
            "{count} {} dice are rolled outside the attack, their hit and critical icons counted",
            colour.word()
        ),
        Act::PostponeDestruction(whom) => {
            format!("the destruction of {} is put off until the Status Phase ends", party(*whom))
        }
        Act::FlipFacedown(card) => format!("{} is turned facedown", party(*card)),
        Act::AvertCard(whom) => format!("the card that {} would be dealt is discarded", party(*whom)),
        Act::RecoverShields(zone, count) => format!("{} recovers {}", party(*zone), many(*count, "shield")),
        Act::MoveShield(from, to, most) => {
            format!("a shield is moved from {} to {}, up to {most} there", party(*from), party(*to))
        }
        Act::RecoverHull(whom, by) => format!("{} recovers {} hull points", party(*whom), amount(by)),
        Act::Activate(whom) => format!("the slider of {} goes to the activated side", party(*whom)),
        Act::Suffer(whom, count) => format!("{} suffers {} damage", party(*whom), amount(count)),
        Act::DealFacedown(whom, count) => {
            format!("{} is dealt {}", party(*whom), many(*count, "facedown damage card"))
        }
        Act::DealFaceup(whom, count) => {
            format!("{} is dealt {}", party(*whom), many(*count, "faceup damage card"))
        }
        Act::FlipThisFacedown => "this card is turned facedown".into(),
        Act::FlipRandomFaceup(whom) => format!("a random facedown card of {} is turned up", party(*whom)),
        Act::LoseShields(zone, count) => format!("{} loses {}", party(*zone), many(*count, "shield")),
        Act::LoseAllShields(zone) => format!("{} loses all shields", party(*zone)),
        Act::SpendShield(zone) => format!("{} spends a shield, which is counted", party(*zone)),
        Act::DiscardDefense(token) => format!("defense token {} is discarded", party(*token)),
        Act::RecoverReadied(token) => format!("discarded defense token {} comes back readied", party(*token)),
        Act::GainDefenseOf(whom, kind) => {
            format!("{} gains a defense token of type {}", party(*whom), party(*kind))
        }
        Act::ReplaceDefense(token, kind) => {
            format!("defense token {} is replaced by {}", party(*token), kind.word())
        }
        Act::SpendDefense(token, by) => format!("{} spends defense token {}", party(*by), party(*token)),
        Act::EffectInstead(Some(kind)) => {
            format!("the token has the {} effect in place of its own", kind.word())
        }
        Act::EffectInstead(None) => "the token does not have its own effect".into(),
        Act::PlaceDefenseTokens => "a defense token of every type is placed on this card".into(),
        Act::DiscardDamageCard(card) => format!("damage card {} is discarded", party(*card)),
        Act::DiscardFacedown(whom, var) => {
            format!("{} discards {} facedown damage cards", party(*whom), name(*var))
        }
        Act::GainCommandToken(whom, of) => {
            format!("{} gains the token of command {}", party(*whom), party(*of))
        }
        Act::GainToken(whom, command) => format!("{} gains a {} token", party(*whom), command.word()),
        Act::DiscardAllCommandTokens(whom) => format!("{} discards all command tokens", party(*whom)),
        Act::DiscardToken(whom, command) => format!("{} discards a {} token", party(*whom), command.word()),
        Act::GainRaidToken(whom, of) => format!("{} gains the raid token of {}", party(*whom), party(*of)),
        Act::SetTopDial(whom, of, by) => {
            format!("{} sets the top dial of {} to {}", who(*by), party(*whom), party(*of))
        }
        Act::ShowTopDial(whom, to) => format!("{} sees the top dial of {}", who(*to), party(*whom)),
        Act::DiscardTopDial(whom) => format!("the top dial of {} is discarded unrevealed", party(*whom)),
        Act::LowerSpeed(whom, turner) => {
            format!("{} lowers the speed of {} by 1", who(*turner), party(*whom))
        }
        Act::SetSpeed(whom, var, turner) => {
            format!("{} turns the speed dial of {} to {}", who(*turner), party(*whom), name(*var))
        }
        Act::ChangeManeuverSpeed(whom, by) => {
            format!("the speed of {} changes by {by:+} for this maneuver, not its dial", party(*whom))
        }
        Act::RaiseYaw(whom, by) => format!("yaws of {} may be raised by {by} in this maneuver", party(*whom)),
        Act::ForceManeuver { ship, speed, straight, unslowed } => {
            let straight = if *straight { "a straight maneuver" } else { "a maneuver" };
            let rifts = if *unslowed { ", which no gravity rift slows" } else { "" };
            format!("{} executes {straight} at speed {speed}{rifts}", party(*ship))
        }
        Act::ExecuteManeuver(whom, speed) => {
            format!("{} executes a maneuver at speed {speed}", party(*whom))
        }
        Act::ExecuteStraightManeuver(whom, speed) => {
            format!("{} executes a maneuver at speed {speed} without yaw", party(*whom))
        }
        Act::LookAtDeck(whom, count) => {
            format!("the controller looks at the top {count} cards of the damage deck of {}", party(*whom))
        }
        Act::KeepOnTop(_, var, count) => {
            format!("of these {count} cards {} stays on top and the others are discarded", name(*var))
        }
        Act::GainVictory(whom, count) => {
            format!("the owner of {} gains {}", party(*whom), many(*count, "victory token"))
        }
        Act::MarkObjectiveShip(whom) => format!("{} becomes objective ship", party(*whom)),
        Act::ObjectiveTokens(whom, by) => {
            format!("the objective tokens of {} change by {by:+}", party(*whom))
        }
        Act::RemoveToken(token) => format!("token {} is removed from the play area", party(*token)),
        Act::PlaceTokens(kind, count) => {
            let kind = spaced(&format!("{kind:?}"));
            format!("the controller places {} {kind} tokens in the play area", amount(count))
        }
        Act::MoveObstacle(what, most) => {
            format!("the controller moves {} within distance 1-{most} of its place", party(*what))
        }
        Act::ShiftObstacle(what, most) => {
            let what = party(*what);
            format!("the controller moves {what} within distance 1-{most} of its place, also onto squadrons")
        }
        Act::SetAside(what) => format!("{} is set aside", party(*what)),
        Act::Arrive(what, place) => format!("{} is put on the table {}", party(*what), placement(place)),
        Act::Redeploy(whom) => format!("{} is deployed anew", party(*whom)),
        Act::Equip(var, whom) => format!("card {} is equipped to {}", name(*var), party(*whom)),
        Act::Keep(what, var) => format!("{} is kept as {}", party(*what), name(*var)),
        Act::AttackAgainFromZone => "the next attack may come from the same hull zone".into(),
        Act::WaiveObstacles(whom) => {
            format!("{} resolves none of the obstacles that it overlaps", party(*whom))
        }
        Act::IgnoreObstacles(whom) => format!("{} ignores the obstacles that it overlaps", party(*whom)),
        Act::AddDieShowing(colour, face) => {
            format!("a {} die showing {} is added", colour.word(), face.word())
        }
        Act::SetActivated(whom) => format!("the slider of {} goes to the activated side", party(*whom)),
        Act::ForgoAttack(whom) => format!("{} gives up its attack", party(*whom)),
        Act::TakeTurn => "this takes the place of the turn's activations".into(),
        Act::Begin(Procedure::SquadronAttack(whom, how)) => {
            format!("{} attacks {}", party(*whom), sortie(how))
        }
        Act::Begin(Procedure::Move(whom, distance)) => {
            format!("{} moves up to distance {distance}, even if engaged", party(*whom))
        }
        Act::Begin(Procedure::MoveUnengaged(whom, distance)) => {
            format!("{} moves up to distance {distance} and may not end engaged", party(*whom))
        }
        Act::Begin(Procedure::ActivateAsCommanded(whom)) => {
            format!("{} activates as if by the same squadron command", party(*whom))
        }
        Act::Begin(Procedure::Activate(whom)) => {
            format!("{} activates; its attacks count as commanded", party(*whom))
        }
        Act::Begin(Procedure::ActAsActivated(whom, distance)) => {
            format!("{} moves up to distance {distance} and attacks as if activated", party(*whom))
        }
        Act::Begin(Procedure::PlaceTokens(task)) => {
            format!("objective tokens: {}", spaced(&format!("{task:?}")))
        }
        Act::Begin(Procedure::PlaceObstacles(placing)) => {
            format!("obstacles are placed: {}", spaced(&format!("{placing:?}")))
        }
        Act::Begin(Procedure::MoveObstacles(drift)) => {
            format!("obstacles are moved in turn: {}", spaced(&format!("{drift:?}")))
        }
        Act::Begin(Procedure::ExogorthsLeave { stirring: false }) => "exogorths leave".into(),
        Act::Begin(Procedure::ExogorthsLeave { stirring: true }) => {
            "exogorths leave, and the second player moves the obstacles that they touched".into()
        }
        Act::Begin(Procedure::DeployAside) => "what was set aside is deployed".into(),
        Act::Begin(Procedure::PlaceDials(count)) => {
            format!("the controller puts {} on the card", many(*count, "dial"))
        }
        Act::Begin(Procedure::ObjectiveAttack(var)) => {
            format!("the objective attacks hull zone {}", name(*var))
        }
        Act::GainVictoryAgainst(whom, count) => {
            format!("the opponent of the owner of {} gains {}", party(*whom), many(*count, "victory token"))
        }
        Act::Begin(Procedure::ResolveCommand(command)) => {
            format!("the bearer resolves a {} command", command.word())
        }
        Act::Begin(Procedure::DefenseEffect(var)) => {
            format!("the effect of discarded defense token {} is resolved", name(*var))
        }
        Act::Begin(Procedure::SpendDefenseToken(var)) => format!("defense token {} is spent", name(*var)),
        Act::Begin(Procedure::Answer(AttackKind::Salvo)) => "the defender makes a salvo attack".into(),
        Act::Begin(Procedure::Answer(_)) => "the defender may make a counter attack".into(),
        Act::Begin(Procedure::Redirect) => "damage is redirected to the zone that was picked".into(),
        Act::Begin(Procedure::ReturnSquadron(whom, hull)) => format!(
            "{} comes back with {hull} hull points at distance 1 of the bearer, unengaged and activated",
            party(*whom)
        ),
        Act::Begin(Procedure::RerollAny(of)) => format!("any number of {} is rerolled", hue(*of)),
        Act::Begin(Procedure::RerollSome(of)) => format!("one or more {} are rerolled", hue(*of)),
        Act::Begin(Procedure::RerollUpTo(of, most)) => format!("up to {most} {} are rerolled", hue(*of)),
        Act::Begin(Procedure::Attack) => "the bearer performs one of its attacks".into(),
        Act::Begin(Procedure::AttackSquadrons(dice)) => {
            let Dice { red, blue, black } = dice;
            format!("the bearer attacks squadrons with {red} red, {blue} blue, {black} black dice")
        }
        Act::RerollAll => "all dice are rerolled".into(),
        Act::AddFixedDie(colour, face) => {
            format!("a {} die showing {} is added, for good", colour.word(), face.word())
        }
        Act::CancelDie(var) => format!("die {} is canceled", name(*var)),
        Act::RemoveDie(var) => format!("a die of colour {} is removed", name(*var)),
        Act::Recolour(from, to) => {
            format!("a die of colour {} becomes one of colour {}", name(*from), name(*to))
        }
        Act::FireRedForBlue => "the blue anti-squadron dice are red in this attack".into(),
        Act::NoFurtherTargets => "the attack has no further target".into(),
        Act::Note(count) => format!("the number is {}", amount(count)),
        Act::PutOnZone(kind, zone) => {
            format!("a {} token is put on {}", format!("{kind:?}").to_lowercase(), party(*zone))
        }
        Act::TakeOffZones(kind, whom) => {
            format!("{} loses its {} tokens", party(*whom), format!("{kind:?}").to_lowercase())
        }
        Act::DiscardThis => "this card is discarded".into(),
        Act::ReadyDefense(token) => format!("defense token {} is readied", party(*token)),
        Act::RecoverDefense(token) => format!("defense token {} comes back exhausted", party(*token)),
        Act::GainDefense(whom, kind) => format!("{} gains a {} token", party(*whom), kind.word()),
        Act::CommitToSides(whom) => format!("{} attacks from its sides only in this round", party(*whom)),
        Act::Begin(Procedure::PlaceTargetingToken) => "the bearer places its targeting token".into(),
        Act::Count(number) => format!("{} is counted", amount(number)),
        Act::CountAsPaid(whom, way) => {
            format!("the command of {} counts as paid with {}", party(*whom), super::payment(*way))
        }
        Act::BarCommands(whom, commands) => {
            let commands: Vec<&str> = commands.iter().map(|command| command.word()).collect();
            format!("{} cannot resolve {} in this round", party(*whom), commands.join(", "))
        }
        Act::GainDial(whom, of) => format!("{} gains a dial of {}", party(*whom), party(*of)),
        Act::LoseToken(whom, of) => format!("{} discards command token {}", party(*whom), party(*of)),
        Act::TakeFromCard(command) => format!("a {} token is discarded from this card", command.word()),
        Act::DiscardAllDials(whom) => format!("all dials of {} are discarded", party(*whom)),
        Act::PutOnCard(of) => format!("a token of {} is placed on this card", party(*of)),
        Act::MarkRound(of) => format!("the token of round {} is placed on this card", party(*of)),
        Act::ShowDials(whom, to) => format!("{} sees the dials of {}", who(*to), party(*whom)),
        Act::DiscardDials(whom, count) => {
            format!("up to {} of {} are discarded unrevealed", many(*count, "top dial"), party(*whom))
        }
        Act::LookAtDamage(whom) => {
            format!("the controller looks at the facedown damage cards of {}", party(*whom))
        }
        Act::FlipFaceup(card) => format!("damage card {} is turned up", party(*card)),
        Act::DiscardUpgrade(card) => format!("upgrade card {} is discarded", party(*card)),
        Act::PutDieOnCard(colour, face) => {
            format!("a {} die showing {} is placed on this card", colour.word(), face.word())
        }
        Act::PutDieOnCardShowing(colour, _) => {
            format!("a {} die showing the chosen face is placed on this card", colour.word())
        }
        Act::ExchangeDie(..) => "the chosen die is spent for the chosen die on this card".into(),
        Act::EquipTo(whom) => format!("this card is equipped to {}", party(*whom)),
        Act::Contest(what) => {
            format!("who has more command values at distance 1 of {} gains a victory token", party(*what))
        }
        Act::LoseObjectiveTokens(whom) => format!("{} loses its objective tokens", party(*whom)),
        Act::PlaceTokenOn(what) => format!("an objective token is placed on {}", party(*what)),
        Act::TakeTokenFrom(what) => format!("an objective token is taken from {}", party(*what)),
        Act::RemoveAllTokens => "all objective tokens are removed from the play area".into(),
        Act::DropToken(whom) => format!("the opponent places an objective token touching {}", party(*whom)),
        Act::MoveToken(token, whom, most) => format!(
            "the opponent of the owner of {} moves {} within distance 1-{most}",
            party(*whom),
            party(*token)
        ),
        Act::RemoveObstacle(what) => format!("{} is removed from the play area", party(*what)),
        Act::Mark(what) => format!("{} is marked", party(*what)),
        Act::RevealObjectiveDial(var) => {
            format!("the top dial of the objective card is revealed as {}", name(*var))
        }
        Act::DiscardChosenToken(whom, var) => {
            format!("{} discards command token {}", party(*whom), name(*var))
        }
        Act::RestoreDefense(token) => format!("defense token {} comes back readied", party(*token)),
        Act::ExhaustDefense(token) => format!("defense token {} is exhausted", party(*token)),
        Act::Named(_) => "an operation of the card's own".into(),
    }
}
