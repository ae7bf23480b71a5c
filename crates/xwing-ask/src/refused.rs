//! Why a scenario of X-Wing cannot be read.

use broadside_engine::{Gap, Message, Reason, reasons};

/// Every message that these words are refused with.
pub const REASONS: &[&[Message]] =
    &[AskRefused::MESSAGES, Kept::MESSAGES, OddShip::MESSAGES, Wanted::MESSAGES];

reasons! {
    /// What is wrong with a line.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum AskRefused {
        WantsDeed = "xwing-ask-refused-wants-deed",
        WantsShip = "xwing-ask-refused-wants-ship",
        WantsObject = "xwing-ask-refused-wants-object",
        WantsMore = "xwing-ask-refused-wants-more",
        NoSuchFace = "xwing-ask-refused-no-such-face",
        NoSuchManeuver = "xwing-ask-refused-no-such-maneuver",
        ListUnread = "xwing-ask-refused-list-unread",
        WantsObjects = "xwing-ask-refused-wants-objects",
        WantsDice = "xwing-ask-refused-wants-dice",
        ManyDice = "xwing-ask-refused-many-dice",
        WantsShipOrRemote = "xwing-ask-refused-wants-ship-or-remote",
        ShipLocks = "xwing-ask-refused-ship-locks",
        NoFurtherCard = "xwing-ask-refused-no-further-card",
        ObjectLocked = "xwing-ask-refused-object-locked",
        ManyLocks = "xwing-ask-refused-many-locks",
        ManyObstacles = "xwing-ask-refused-many-obstacles",
        ManyDevices = "xwing-ask-refused-many-devices",
        ManyObjectives = "xwing-ask-refused-many-objectives",
        ManyShips = "xwing-ask-refused-many-ships",
        NoTurret = "xwing-ask-refused-no-turret",
        WantsCache = "xwing-ask-refused-wants-cache",
        ManyConditions = "xwing-ask-refused-many-conditions",
        ManyUpgrades = "xwing-ask-refused-many-upgrades",
        LateUpgrade = "xwing-ask-refused-late-upgrade",
        NoAttack = "xwing-ask-refused-no-attack",
        Odd { why: Reason } = "xwing-ask-refused-odd",
        AsksElse { asked: String } = "xwing-ask-refused-asks-else",
        DeckSpent { cards: usize } = "xwing-ask-refused-deck-spent",
        OnShip { other: Gap } = "xwing-ask-refused-on-ship",
        Jammed = "xwing-ask-refused-jammed",
        List { why: Reason } = "xwing-ask-refused-list",
        NoTemplate { maneuver: String, most: u8 } = "xwing-ask-refused-no-template",
    }
}

reasons! {
    /// What belongs in a place of a line.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Wanted {
        Beginning = "xwing-ask-refused-wanted-beginning",
        Damage = "xwing-ask-refused-wanted-damage",
        HitOrCrit = "xwing-ask-refused-wanted-hit-or-crit",
        Tokens = "xwing-ask-refused-wanted-tokens",
        Token = "xwing-ask-refused-wanted-token",
        Condition = "xwing-ask-refused-wanted-condition",
        Action = "xwing-ask-refused-wanted-action",
        HowFar = "xwing-ask-refused-wanted-how-far",
        ShipDeed = "xwing-ask-refused-wanted-ship-deed",
        DamageCard = "xwing-ask-refused-wanted-damage-card",
        Cards = "xwing-ask-refused-wanted-cards",
        KnownOfShip = "xwing-ask-refused-wanted-known-of-ship",
        DamageCards = "xwing-ask-refused-wanted-damage-cards",
        Shuffled = "xwing-ask-refused-wanted-shuffled",
        WhichFacedown = "xwing-ask-refused-wanted-which-facedown",
        Face = "xwing-ask-refused-wanted-face",
        ManeuverSpeed = "xwing-ask-refused-wanted-maneuver-speed",
        Bearing = "xwing-ask-refused-wanted-bearing",
        Round = "xwing-ask-refused-wanted-round",
        AttackRange = "xwing-ask-refused-wanted-attack-range",
        TokenColour = "xwing-ask-refused-wanted-token-colour",
        MissionPoints = "xwing-ask-refused-wanted-mission-points",
        Sight = "xwing-ask-refused-wanted-sight",
        Range = "xwing-ask-refused-wanted-range",
        Size = "xwing-ask-refused-wanted-size",
        Charges = "xwing-ask-refused-wanted-charges",
        Fuses = "xwing-ask-refused-wanted-fuses",
        UpgradeCharges = "xwing-ask-refused-wanted-upgrade-charges",
        ShipState = "xwing-ask-refused-wanted-ship-state",
        Shields = "xwing-ask-refused-wanted-shields",
        Hull = "xwing-ask-refused-wanted-hull",
        Facedown = "xwing-ask-refused-wanted-facedown",
        Force = "xwing-ask-refused-wanted-force",
        HullLeft = "xwing-ask-refused-wanted-hull-left",
        ForceCapacity = "xwing-ask-refused-wanted-force-capacity",
        Conditions = "xwing-ask-refused-wanted-conditions",
        Upgrade = "xwing-ask-refused-wanted-upgrade",
        Agility = "xwing-ask-refused-wanted-agility",
        Initiative = "xwing-ask-refused-wanted-initiative",
        StandardArc = "xwing-ask-refused-wanted-standard-arc",
        ShieldCapacity = "xwing-ask-refused-wanted-shield-capacity",
        ShipType = "xwing-ask-refused-wanted-ship-type",
        Arc = "xwing-ask-refused-wanted-arc",
        Scenario = "xwing-ask-refused-wanted-scenario",
        Player = "xwing-ask-refused-wanted-player",
        Rounds = "xwing-ask-refused-wanted-rounds",
        Phase = "xwing-ask-refused-wanted-phase",
        ReachedInitiative = "xwing-ask-refused-wanted-reached-initiative",
        Measuring = "xwing-ask-refused-wanted-measuring",
        Piece = "xwing-ask-refused-wanted-piece",
        SpentCharges = "xwing-ask-refused-wanted-spent-charges",
        ShipQuality = "xwing-ask-refused-wanted-ship-quality",
        ShipUpgrade = "xwing-ask-refused-wanted-ship-upgrade",
        X = "xwing-ask-refused-wanted-x",
        Y = "xwing-ask-refused-wanted-y",
        Facing = "xwing-ask-refused-wanted-facing",
    }
}

reasons! {
    /// What a ship keeps, of which there is a most.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Kept {
        Shields = "xwing-ask-refused-kept-shields",
        Force = "xwing-ask-refused-kept-force",
        Charges = "xwing-ask-refused-kept-charges",
        Cloaks = "xwing-ask-refused-kept-cloaks",
    }
}

reasons! {
    /// What cannot come up about a ship or another piece.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum OddShip {
        More { found: u8, what: Kept, most: u8 } = "xwing-ask-refused-odd-more",
        Initiative { found: u8, top: u8 } = "xwing-ask-refused-odd-initiative",
        NoHull = "xwing-ask-refused-odd-no-hull",
        Destroyed { damage: u8, hull: u8 } = "xwing-ask-refused-odd-destroyed",
        Outside { x: i64, y: i64, low: i64, high: i64 } = "xwing-ask-refused-odd-outside",
        NoCarrier = "xwing-ask-refused-odd-no-carrier",
        Another = "xwing-ask-refused-odd-another",
    }
}
