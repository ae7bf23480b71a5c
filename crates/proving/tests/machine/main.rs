//! How the rules machine behaves, told with skiffs.

mod effects;
mod ordering;
mod queries;
mod scene;
mod table_talk;
