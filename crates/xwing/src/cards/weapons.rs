//! The headers of special weapons: what an attack with the card requires and costs. Arc, value, range and the ordnance icon are facts of the
//! card.

/// What an attack requires; it is not spent (xwing.special-weapon.09).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// A lock on the defender (xwing.special-weapon.07).
    Lock,
    /// A focus token (xwing.special-weapon.08).
    Focus,
    /// A calculate token (xwing.special-weapon.08).
    Calculate,
}

/// The header of a special weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    /// One of these; nothing if there are none.
    pub needs: &'static [Need],
    /// Charges of the card that are spent in the Pay Costs step.
    pub charges: u8,
}

const FREE: Header = Header { needs: &[], charges: 0 };
const LOCK: Header = Header { needs: &[Need::Lock], charges: 1 };
const FOCUS: Header = Header { needs: &[Need::Focus], charges: 1 };
const CALCULATE: Header = Header { needs: &[Need::Calculate], charges: 1 };
const CALCULATE_OR_LOCK: Header = Header { needs: &[Need::Calculate, Need::Lock], charges: 1 };
const ANY_AIM: Header = Header { needs: &[Need::Focus, Need::Calculate, Need::Lock], charges: 1 };
const LOCK_ALONE: Header = Header { needs: &[Need::Lock], charges: 0 };

static ENTRIES: &[(&str, Header)] = &[
    ("advprotontorpedoes", LOCK),
    ("autoblasters", FREE),
    ("barragerockets", FOCUS),
    ("clustermissiles", LOCK),
    ("concussionmissiles", LOCK),
    ("diamondboronmissiles", LOCK),
    ("dorsalturret", FREE),
    ("energyshellcharges", CALCULATE),
    // xwing.card.foresight.02
    ("foresight", FREE),
    ("heavylasercannon", FREE),
    ("homingmissiles", LOCK),
    ("homingtorpedoes", LOCK),
    ("ioncannon", FREE),
    ("ioncannonturret", FREE),
    ("ionmissiles", LOCK),
    ("iontorpedoes", LOCK),
    ("jammingbeam", FREE),
    ("magpulsewarheads", LOCK),
    ("multimissilepods", CALCULATE_OR_LOCK),
    ("plasmatorpedoes", LOCK),
    ("protoncannons", Header { charges: 2, ..FREE }),
    ("protonrockets", FOCUS),
    ("protontorpedoes", LOCK),
    // xwing.card.snap-shot.06
    ("snapshot", FREE),
    ("syncedlasercannons", FREE),
    ("tractorbeam", FREE),
    ("underslungblastercannon", LOCK_ALONE),
    ("xx23sthreadtracers", ANY_AIM),
];

/// The header of an upgrade card that is a special weapon.
pub(super) fn header(slug: &str) -> Option<&'static Header> {
    ENTRIES.iter().find(|(name, _)| *name == slug).map(|(_, header)| header)
}
