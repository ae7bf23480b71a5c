//! The words that cards are made of.

use broadside_facts::terms;

terms! {
    /// A points list: who costs how much, has which upgrade bar and keywords, and is available in which game modes.
    PointsList, "a points list" {
        /// The list of 15 June 2022, in force with rules reference 1.4.2.
        June2022 = "2022-06-15",
    }
}

terms! {
    /// A game mode (xwing.game-mode.03).
    Mode, "a game mode" {
        /// Standard.
        Standard = "standard",
        /// Extended: every card but those for huge ships.
        Extended = "extended",
        /// Epic: with huge ships; no squads are built for it.
        Epic = "epic",
    }
}

terms! {
    /// A side of the war (xwing.faction.01).
    Faction, "a faction" {
        /// Rebel Alliance.
        Rebel = "rebel",
        /// Galactic Empire.
        Imperial = "imperial",
        /// Scum and Villainy.
        Scum = "scum",
        /// Resistance.
        Resistance = "resistance",
        /// First Order.
        FirstOrder = "first order",
        /// Galactic Republic.
        Republic = "republic",
        /// Separatist Alliance.
        Separatist = "separatist",
    }
}

impl Faction {
    /// The full name.
    pub const fn name(self) -> &'static str {
        match self {
            Faction::Rebel => "Rebel Alliance",
            Faction::Imperial => "Galactic Empire",
            Faction::Scum => "Scum and Villainy",
            Faction::Resistance => "Resistance",
            Faction::FirstOrder => "First Order",
            Faction::Republic => "Galactic Republic",
            Faction::Separatist => "Separatist Alliance",
        }
    }
}

terms! {
    /// A size of ships, in ascending order.
    Size, "a size" {
        /// Small.
        Small = "small",
        /// Medium.
        Medium = "medium",
        /// Large.
        Large = "large",
        /// Huge; no squad of a standard game has such a ship.
        Huge = "huge",
    }
}

terms! {
    /// An arc that is printed on a card.
    Arc, "an arc" {
        /// Front.
        Front = "front",
        /// Rear.
        Rear = "rear",
        /// Single turret.
        SingleTurret = "single turret",
        /// Double turret.
        DoubleTurret = "double turret",
        /// Bullseye.
        Bullseye = "bullseye",
        /// Full front.
        FullFront = "full front",
    }
}

terms! {
    /// An upgrade type: an icon of the upgrade bar (xwing.upgrade.11, and those of huge ships).
    Slot, "an upgrade type" {
        /// Talent.
        Talent = "talent",
        /// Force power.
        ForcePower = "force power",
        /// Tech.
        Tech = "tech",
        /// Sensor.
        Sensor = "sensor",
        /// Cannon.
        Cannon = "cannon",
        /// Turret.
        Turret = "turret",
        /// Torpedo.
        Torpedo = "torpedo",
        /// Missile.
        Missile = "missile",
        /// Crew.
        Crew = "crew",
        /// Gunner.
        Gunner = "gunner",
        /// Tactical relay.
        TacticalRelay = "tactical relay",
        /// Astromech.
        Astromech = "astromech",
        /// Illicit.
        Illicit = "illicit",
        /// Payload; list builders call it device.
        Payload = "payload",
        /// Title.
        Title = "title",
        /// Modification.
        Modification = "modification",
        /// Configuration.
        Configuration = "configuration",
        /// Hyperdrive.
        Hyperdrive = "hyperdrive",
        /// Command, for huge ships and wings.
        Command = "command",
        /// Hardpoint, for huge ships.
        Hardpoint = "hardpoint",
        /// Team, for huge ships.
        Team = "team",
        /// Cargo, for huge ships.
        Cargo = "cargo",
    }
}

terms! {
    /// A builder keyword of a ship card (xwing.squad.keyword.01).
    Keyword, "a keyword" {
        /// A-wing.
        AWing = "a-wing",
        /// B-wing.
        BWing = "b-wing",
        /// Bounty Hunter.
        BountyHunter = "bounty hunter",
        /// Clone.
        Clone = "clone",
        /// Dark Side.
        DarkSide = "dark side",
        /// Droid.
        Droid = "droid",
        /// Freighter.
        Freighter = "freighter",
        /// Jedi.
        Jedi = "jedi",
        /// Light Side.
        LightSide = "light side",
        /// Mandalorian.
        Mandalorian = "mandalorian",
        /// Partisan.
        Partisan = "partisan",
        /// Sith.
        Sith = "sith",
        /// Spectre.
        Spectre = "spectre",
        /// TIE.
        Tie = "tie",
        /// X-wing.
        XWing = "x-wing",
        /// Y-wing.
        YWing = "y-wing",
        /// YT-1300.
        Yt1300 = "yt-1300",
    }
}
