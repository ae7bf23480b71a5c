//! Why a scenario of Armada cannot be read.

use broadside_engine::{Gap, Message, Reason, reasons};

/// Every message that these words are refused with.
pub const REASONS: &[&[Message]] =
    &[AskRefused::MESSAGES, CardWrong::MESSAGES, OddPiece::MESSAGES, OddTable::MESSAGES, Wanted::MESSAGES];

reasons! {
    /// What is wrong with a line.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum AskRefused {
        FourJoints = "armada-ask-refused-four-joints",
        NoFacing = "armada-ask-refused-no-facing",
        NoFurtherDial = "armada-ask-refused-no-further-dial",
        ObstacleAttacks = "armada-ask-refused-obstacle-attacks",
        AttackForm = "armada-ask-refused-attack-form",
        WantsObstacle = "armada-ask-refused-wants-obstacle",
        ByShip = "armada-ask-refused-by-ship",
        WantsSquadron = "armada-ask-refused-wants-squadron",
        ResultsFromOne = "armada-ask-refused-results-from-one",
        WantsShipOrCard = "armada-ask-refused-wants-ship-or-card",
        OneDeck = "armada-ask-refused-one-deck",
        ListUnread = "armada-ask-refused-list-unread",
        NotOnTable = "armada-ask-refused-not-on-table",
        RulerEnds = "armada-ask-refused-ruler-ends",
        ManyShips = "armada-ask-refused-many-ships",
        ManyUpgrades = "armada-ask-refused-many-upgrades",
        ManyPiles = "armada-ask-refused-many-piles",
        ManySquadrons = "armada-ask-refused-many-squadrons",
        WantsShip = "armada-ask-refused-wants-ship",
        TokenPlace = "armada-ask-refused-token-place",
        NoSuchCard = "armada-ask-refused-no-such-card",
        NothingToSee = "armada-ask-refused-nothing-to-see",
        OnlySquadrons = "armada-ask-refused-only-squadrons",
        LearningForce = "armada-ask-refused-learning-force",
        ManyObstacles = "armada-ask-refused-many-obstacles",
        Campaign = "armada-ask-refused-campaign",
        ManyTokens = "armada-ask-refused-many-tokens",
        ObstacleTwice = "armada-ask-refused-obstacle-twice",
        NoAttack { word: String } = "armada-ask-refused-no-attack",
        Odd { why: Reason } = "armada-ask-refused-odd",
        OddPiece { piece: Gap, wrong: Reason } = "armada-ask-refused-odd-piece",
        Twice { command: &'static str } = "armada-ask-refused-twice",
        NoFurtherToken { token: &'static str } = "armada-ask-refused-no-further-token",
        HullValue { hull: u8 } = "armada-ask-refused-hull-value",
        SquadronHull { most: u8 } = "armada-ask-refused-squadron-hull",
        ManyDials { most: u8 } = "armada-ask-refused-many-dials",
        ManyGained = "armada-ask-refused-many-gained",
        ManyDice { most: usize } = "armada-ask-refused-many-dice",
        CannotAttack { attacker: String, defender: String, why: Reason } = "armada-ask-refused-cannot-attack",
        ByRule { why: Reason, rule: String } = "armada-ask-refused-by-rule",
        NoSuchFace { colour: &'static str } = "armada-ask-refused-no-such-face",
        NothingSet { what: String } = "armada-ask-refused-nothing-set",
        OtherFollows { word: String } = "armada-ask-refused-other-follows",
        DeckLacks { card: String } = "armada-ask-refused-deck-lacks",
        DeckLacksSuch = "armada-ask-refused-deck-lacks-such",
        ThirdSide { one: &'static str, other: &'static str } = "armada-ask-refused-third-side",
        NoShipHas { card: String } = "armada-ask-refused-no-ship-has",
        AsksElse { why: Gap, asked: String } = "armada-ask-refused-asks-else",
        List { why: Reason } = "armada-ask-refused-list",
    }
}

reasons! {
    /// What belongs in a place of a line.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Wanted {
        Speed = "armada-ask-refused-wanted-speed",
        BaseSide = "armada-ask-refused-wanted-base-side",
        Clicks = "armada-ask-refused-wanted-clicks",
        Direction = "armada-ask-refused-wanted-direction",
        X = "armada-ask-refused-wanted-x",
        Y = "armada-ask-refused-wanted-y",
        Facing = "armada-ask-refused-wanted-facing",
        Command = "armada-ask-refused-wanted-command",
        ShipOrCommand = "armada-ask-refused-wanted-ship-or-command",
        Beginning = "armada-ask-refused-wanted-beginning",
        ShipDeed = "armada-ask-refused-wanted-ship-deed",
        AttackZone = "armada-ask-refused-wanted-attack-zone",
        Damage = "armada-ask-refused-wanted-damage",
        FacedownOrFaceup = "armada-ask-refused-wanted-facedown-or-faceup",
        SquadronDeed = "armada-ask-refused-wanted-squadron-deed",
        Distance = "armada-ask-refused-wanted-distance",
        ShipZone = "armada-ask-refused-wanted-ship-zone",
        Shuffled = "armada-ask-refused-wanted-shuffled",
        Result = "armada-ask-refused-wanted-result",
        DieColour = "armada-ask-refused-wanted-die-colour",
        Face = "armada-ask-refused-wanted-face",
        Card = "armada-ask-refused-wanted-card",
        Upgrade = "armada-ask-refused-wanted-upgrade",
        DamageCard = "armada-ask-refused-wanted-damage-card",
        Objective = "armada-ask-refused-wanted-objective",
        Choice = "armada-ask-refused-wanted-choice",
        ShipOrCard = "armada-ask-refused-wanted-ship-or-card",
        KnownOfShip = "armada-ask-refused-wanted-known-of-ship",
        Facedown = "armada-ask-refused-wanted-facedown",
        Cards = "armada-ask-refused-wanted-cards",
        RulerDistance = "armada-ask-refused-wanted-ruler-distance",
        Range = "armada-ask-refused-wanted-range",
        InOrOut = "armada-ask-refused-wanted-in-or-out",
        ObstructedOrClear = "armada-ask-refused-wanted-obstructed-or-clear",
        BlockedOrClear = "armada-ask-refused-wanted-blocked-or-clear",
        DefenseState = "armada-ask-refused-wanted-defense-state",
        ShipQuality = "armada-ask-refused-wanted-ship-quality",
        HullLeft = "armada-ask-refused-wanted-hull-left",
        Attacks = "armada-ask-refused-wanted-attacks",
        Tokens = "armada-ask-refused-wanted-tokens",
        ShipAttacks = "armada-ask-refused-wanted-ship-attacks",
        ZoneShields = "armada-ask-refused-wanted-zone-shields",
        Zone = "armada-ask-refused-wanted-zone",
        Shields = "armada-ask-refused-wanted-shields",
        SquadronQuality = "armada-ask-refused-wanted-squadron-quality",
        ObstacleQuality = "armada-ask-refused-wanted-obstacle-quality",
        DamageCards = "armada-ask-refused-wanted-damage-cards",
        Sight = "armada-ask-refused-wanted-sight",
        Many = "armada-ask-refused-wanted-many",
        CardState = "armada-ask-refused-wanted-card-state",
        PlayerQuality = "armada-ask-refused-wanted-player-quality",
        Score = "armada-ask-refused-wanted-score",
        FleetPoints = "armada-ask-refused-wanted-fleet-points",
        Round = "armada-ask-refused-wanted-round",
        Phase = "armada-ask-refused-wanted-phase",
        Number = "armada-ask-refused-wanted-number",
        Dice = "armada-ask-refused-wanted-dice",
        DamageTotal = "armada-ask-refused-wanted-damage-total",
        Hits = "armada-ask-refused-wanted-hits",
        Criticals = "armada-ask-refused-wanted-criticals",
        AttackKind = "armada-ask-refused-wanted-attack-kind",
        DefenseToken = "armada-ask-refused-wanted-defense-token",
        Keyword = "armada-ask-refused-wanted-keyword",
        TokenState = "armada-ask-refused-wanted-token-state",
        AllShields = "armada-ask-refused-wanted-all-shields",
        Size = "armada-ask-refused-wanted-size",
        SampleFleet = "armada-ask-refused-wanted-sample-fleet",
        General = "armada-ask-refused-wanted-general",
        Table = "armada-ask-refused-wanted-table",
        Side = "armada-ask-refused-wanted-side",
    }
}

reasons! {
    /// What is wrong with the name of a card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum CardWrong {
        Near { written: String, what: Wanted, near: String } = "armada-ask-refused-card-near",
        Unknown { word: String, what: Wanted } = "armada-ask-refused-card-unknown",
        Missing { what: Wanted } = "armada-ask-refused-card-missing",
        Several { name: String, slugs: String } = "armada-ask-refused-card-several",
    }
}

reasons! {
    /// What cannot come up about a table.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum OddTable {
        Objective { card: String, edition: &'static str } = "armada-ask-refused-odd-objective",
        Rounds { rounds: u8 } = "armada-ask-refused-odd-rounds",
        NoPasses { edition: &'static str } = "armada-ask-refused-odd-no-passes",
        ThisPiece = "armada-ask-refused-odd-this-piece",
    }
}

reasons! {
    /// What cannot come up about a piece; its name stands before it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum OddPiece {
        HasNoPart { card: String, edition: &'static str } = "armada-ask-refused-odd-has-no-part",
        HasOtherFaction { card: String } = "armada-ask-refused-odd-has-other-faction",
        Speed { speed: u8, top: u8 } = "armada-ask-refused-odd-speed",
        Shields { zone: &'static str, found: u8, most: u8 } = "armada-ask-refused-odd-shields",
        Destroyed { damage: u8 } = "armada-ask-refused-odd-destroyed",
        SeveralTokens { count: u8, command: &'static str } = "armada-ask-refused-odd-several-tokens",
        NoPart { card: String, edition: &'static str } = "armada-ask-refused-odd-no-part",
        OtherFaction { faction: &'static str } = "armada-ask-refused-odd-other-faction",
        Outside = "armada-ask-refused-odd-outside",
        LiesOn { other: Gap } = "armada-ask-refused-odd-lies-on",
        Dials { dials: usize, command: u8 } = "armada-ask-refused-odd-dials",
        Tokens { tokens: u8, command: u8 } = "armada-ask-refused-odd-tokens",
    }
}
