//! What is under way: the stack of frames, and the frames that the machine has of its own for windows, the queue and deeds.

pub(crate) mod frame;
pub(crate) mod perform;
pub(crate) mod queue;
pub(crate) mod stack;
pub(crate) mod window;
