//! The measuring rules: hand-computed cases, the rule books' examples, slow oracles and mirror images.

#[path = "geometry/table.rs"]
mod table;

#[path = "geometry/attacks.rs"]
mod attacks;
#[path = "geometry/deploying.rs"]
mod deploying;
#[path = "geometry/engagement.rs"]
mod engagement;
#[path = "geometry/examples.rs"]
mod examples;
#[path = "geometry/ignition.rs"]
mod ignition;
#[path = "geometry/maneuvers.rs"]
mod maneuvers;
#[path = "geometry/moving.rs"]
mod moving;
#[path = "geometry/obstruction.rs"]
mod obstruction;
#[path = "geometry/oracle.rs"]
mod oracle;
#[path = "geometry/overlapping.rs"]
mod overlapping;
#[path = "geometry/pieces.rs"]
mod pieces;
#[path = "geometry/ruler.rs"]
mod ruler;
