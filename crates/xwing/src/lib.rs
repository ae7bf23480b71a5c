//! Star Wars: X-Wing.
#![deny(missing_docs)]
