//! Ship abilities, by their printed names.

use broadside_facts::terms;

terms! {
    /// A ship ability.
    ShipAbility, "a ship ability" {
        /// Adaptive Ailerons.
        AdaptiveAilerons = "Adaptive Ailerons",
        /// Advanced Droid Brain.
        AdvancedDroidBrain = "Advanced Droid Brain",
        /// Advanced Fire Control.
        AdvancedFireControl = "Advanced Fire Control",
        /// Advanced Targeting Computer.
        AdvancedTargetingComputer = "Advanced Targeting Computer",
        /// Autothrusters.
        Autothrusters = "Autothrusters",
        /// Co-Pilot.
        CoPilot = "Co-Pilot",
        /// Comms Shuttle.
        CommsShuttle = "Comms Shuttle",
        /// Concordia Faceoff.
        ConcordiaFaceoff = "Concordia Faceoff",
        /// Controlled Ailerons.
        ControlledAilerons = "Controlled Ailerons",
        /// Dead to Rights.
        DeadToRights = "Dead to Rights",
        /// Devastating Barrage.
        DevastatingBarrage = "Devastating Barrage",
        /// Escape Craft.
        EscapeCraft = "Escape Craft",
        /// Experimental Scanners.
        ExperimentalScanners = "Experimental Scanners",
        /// Explosion with Wings.
        ExplosionWithWings = "Explosion with Wings",
        /// Fine-tuned Controls.
        FineTunedControls = "Fine-tuned Controls",
        /// Fine-Tuned Thrusters.
        FineTunedThrusters = "Fine-Tuned Thrusters",
        /// Fire Convergence.
        FireConvergence = "Fire Convergence",
        /// Full Throttle.
        FullThrottle = "Full Throttle",
        /// Heavy Weapon Turret.
        HeavyWeaponTurret = "Heavy Weapon Turret",
        /// Hyperspace Docking Ring.
        HyperspaceDockingRing = "Hyperspace Docking Ring",
        /// Independent Calculations.
        IndependentCalculations = "Independent Calculations",
        /// Intuitive Controls.
        IntuitiveControls = "Intuitive Controls",
        /// Intuitive Interface.
        IntuitiveInterface = "Intuitive Interface",
        /// Linked Battery.
        LinkedBattery = "Linked Battery",
        /// Locked and Loaded.
        LockedAndLoaded = "Locked and Loaded",
        /// Microthrusters.
        Microthrusters = "Microthrusters",
        /// Networked Aim.
        NetworkedAim = "Networked Aim",
        /// Networked Calculations.
        NetworkedCalculations = "Networked Calculations",
        /// Nimble Bomber.
        NimbleBomber = "Nimble Bomber",
        /// Notched Stabilizers.
        NotchedStabilizers = "Notched Stabilizers",
        /// Pinpoint Tractor Array.
        PinpointTractorArray = "Pinpoint Tractor Array",
        /// Plated Hull.
        PlatedHull = "Plated Hull",
        /// Pursuit Craft.
        PursuitCraft = "Pursuit Craft",
        /// Pursuit Thrusters.
        PursuitThrusters = "Pursuit Thrusters",
        /// Refined Gyrostabilizers.
        RefinedGyrostabilizers = "Refined Gyrostabilizers",
        /// Rigged Energy Cells.
        RiggedEnergyCells = "Rigged Energy Cells",
        /// Rotating Cannons.
        RotatingCannons = "Rotating Cannons",
        /// Sensitive Controls.
        SensitiveControls = "Sensitive Controls",
        /// Sensor Blindspot.
        SensorBlindspot = "Sensor Blindspot",
        /// Spacetug Tractor Array.
        SpacetugTractorArray = "Spacetug Tractor Array",
        /// Stygium Array.
        StygiumArray = "Stygium Array",
        /// Tail Gun.
        TailGun = "Tail Gun",
        /// Twin Ion Engines.
        TwinIonEngines = "Twin Ion Engines",
        /// Vectored Cannons.
        VectoredCannons = "Vectored Cannons",
        /// Vectored Thrusters.
        VectoredThrusters = "Vectored Thrusters",
        /// Versatile Frame.
        VersatileFrame = "Versatile Frame",
        /// Weapon Hardpoint.
        WeaponHardpoint = "Weapon Hardpoint",
    }
}
