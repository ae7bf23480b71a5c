// Whether the player has asked the system for less motion.

const asked = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

export const still = (): boolean => asked?.matches ?? false;
