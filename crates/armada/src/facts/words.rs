//! The words that cards are made of.

use broadside_facts::terms;

terms! {
    /// The rules by which a game is played.
    Edition, "an edition" {
        /// Rules Reference 1.0.
        Rr1 = "rr1",
        /// The latest official rules reference; the default.
        Rr15 = "rr15",
        /// The ARC manual.
        Arc = "arc",
    }
}

terms! {
    /// A side of the war (armada.faction.01).
    Faction, "a faction" {
        /// Rebel Alliance.
        Rebel = "rebel",
        /// Galactic Empire.
        Imperial = "imperial",
        /// Galactic Republic.
        Republic = "republic",
        /// Separatist Alliance.
        Separatist = "separatist",
    }
}

terms! {
    /// A size class, in ascending order (armada.size-class.01).
    Size, "a size class" {
        /// Small.
        Small = "small",
        /// Medium.
        Medium = "medium",
        /// Large.
        Large = "large",
        /// One token over two large bases.
        Huge = "huge",
    }
}

terms! {
    /// A hull zone and its firing arc; the auxiliary ones belong to huge ships (armada.huge-ship.04).
    Zone, "a hull zone" {
        /// Front.
        Front = "front",
        /// Left.
        Left = "left",
        /// Right.
        Right = "right",
        /// Rear.
        Rear = "rear",
        /// Left auxiliary, behind left.
        LeftAuxiliary = "left_auxiliary",
        /// Right auxiliary, behind right.
        RightAuxiliary = "right_auxiliary",
    }
}

impl Zone {
    /// The hull zones of a ship of this size class.
    pub fn of(size: Size) -> &'static [Zone] {
        const SIX: [Zone; 6] =
            [Zone::Front, Zone::Left, Zone::Right, Zone::Rear, Zone::LeftAuxiliary, Zone::RightAuxiliary];
        if size == Size::Huge { &SIX } else { &SIX[..4] }
    }
}

terms! {
    /// A defense token.
    DefenseToken, "a defense token" {
        /// Scatter.
        Scatter = "scatter",
        /// Evade.
        Evade = "evade",
        /// Brace.
        Brace = "brace",
        /// Redirect.
        Redirect = "redirect",
        /// Contain.
        Contain = "contain",
        /// Salvo.
        Salvo = "salvo",
    }
}

terms! {
    /// A command, of a dial or of a token.
    Command, "a command" {
        /// Navigate.
        Navigate = "navigate",
        /// Squadron.
        Squadron = "squadron",
        /// Repair.
        Repair = "repair",
        /// Concentrate Fire.
        ConcentrateFire = "concentrate fire",
    }
}

terms! {
    /// An upgrade icon (armada.upgrade-icons.01).
    Slot, "an upgrade slot" {
        /// Commander; no icon of the upgrade bar is needed.
        Commander = "commander",
        /// Officer.
        Officer = "officer",
        /// Weapons team.
        WeaponsTeam = "weapons team",
        /// Support team.
        SupportTeam = "support team",
        /// Fleet command.
        FleetCommand = "fleet command",
        /// Fleet support.
        FleetSupport = "fleet support",
        /// Offensive retrofit.
        OffensiveRetrofit = "offensive retrofit",
        /// Defensive retrofit.
        DefensiveRetrofit = "defensive retrofit",
        /// Experimental retrofit.
        ExperimentalRetrofit = "experimental retrofit",
        /// Turbolasers.
        Turbolasers = "turbolasers",
        /// Ion cannons.
        IonCannons = "ion cannons",
        /// Ordnance.
        Ordnance = "ordnance",
        /// Superweapon.
        Superweapon = "superweapon",
        /// Title; no icon of the upgrade bar is needed.
        Title = "title",
    }
}

terms! {
    /// A trait of a ship, or a part of its name, that a card asks for (armada.upgrade-cards.13,
    /// armada.upgrade-cards.15).
    Tag, "a ship tag" {
        /// Bombard.
        Bombard = "bombard",
        /// Clone.
        Clone = "clone",
        /// Interdictor Combat Refit.
        CombatRefit = "combat refit",
        /// MC80 Command Cruiser.
        CommandCruiser = "command cruiser",
        /// Comms.
        Comms = "comms",
        /// Cymoon 1 Refit.
        Cymoon = "cymoon",
        /// Droid.
        Droid = "droid",
        /// "Interdictor" in the name.
        Interdictor = "interdictor",
        /// Jedi.
        Jedi = "jedi",
        /// Starhawk Mark I.
        MarkI = "mark i",
        /// Starhawk Mark II.
        MarkIi = "mark ii",
        /// "MC" in the name.
        Mc = "mc",
        /// Medical.
        Medical = "medical",
        /// Senate.
        Senate = "senate",
        /// "Star Destroyer" in the name.
        StarDestroyer = "star destroyer",
        /// "Star Dreadnought" in the name.
        StarDreadnought = "star dreadnought",
        /// Transport.
        Transport = "transport",
    }
}

terms! {
    /// A keyword of a squadron.
    Keyword, "a keyword" {
        /// Adept X.
        Adept = "adept",
        /// AI X for the battery armament.
        AiBattery = "ai battery",
        /// AI X for the anti-squadron armament.
        AiAntiSquadron = "ai anti-squadron",
        /// Assault.
        Assault = "assault",
        /// Bomber.
        Bomber = "bomber",
        /// Cloak.
        Cloak = "cloak",
        /// Counter X.
        Counter = "counter",
        /// Dodge X.
        Dodge = "dodge",
        /// Escort.
        Escort = "escort",
        /// Grit.
        Grit = "grit",
        /// Heavy.
        Heavy = "heavy",
        /// Intel.
        Intel = "intel",
        /// Relay X.
        Relay = "relay",
        /// Rogue.
        Rogue = "rogue",
        /// Scout.
        Scout = "scout",
        /// Screen.
        Screen = "screen",
        /// Snipe X.
        Snipe = "snipe",
        /// Strategic.
        Strategic = "strategic",
        /// Swarm.
        Swarm = "swarm",
    }
}

impl Keyword {
    /// Whether the keyword has a value X.
    pub fn has_value(self) -> bool {
        matches!(
            self,
            Keyword::Adept
                | Keyword::AiBattery
                | Keyword::AiAntiSquadron
                | Keyword::Counter
                | Keyword::Dodge
                | Keyword::Relay
                | Keyword::Snipe
        )
    }
}

terms! {
    /// What an obstacle is.
    ObstacleKind, "an obstacle kind" {
        /// Asteroid field.
        AsteroidField = "asteroid field",
        /// Debris field.
        DebrisField = "debris field",
        /// Station.
        Station = "station",
        /// Dust field.
        DustField = "dust field",
        /// Exogorth.
        Exogorth = "exogorth",
        /// Gravity rift.
        GravityRift = "gravity rift",
        /// Purrgil.
        Purrgil = "purrgil",
    }
}

terms! {
    /// A category of objective cards (armada.objective-cards.04).
    Category, "an objective category" {
        /// Assault, red.
        Assault = "assault",
        /// Defense, yellow.
        Defense = "defense",
        /// Navigation, blue.
        Navigation = "navigation",
    }
}
