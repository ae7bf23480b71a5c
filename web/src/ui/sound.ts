// A few short sounds of our own. Off until the player turns them on.

import { createSignal } from "solid-js";

const KEY = "broadside.sound";
const [sound, set] = createSignal(globalThis.localStorage?.getItem(KEY) === "on");
export { sound };

export function setSound(on: boolean): void {
  set(on);
  localStorage.setItem(KEY, on ? "on" : "off");
  if (on) play("ask");
}

type Blip = "ask" | "dice" | "move" | "damage" | "end";
/** Tones as frequency, start and length in seconds. */
const blips: Record<Blip, readonly (readonly [number, number, number])[]> = {
  ask: [
    [660, 0, 0.07],
    [880, 0.08, 0.09],
  ],
  dice: [
    [320, 0, 0.03],
    [280, 0.05, 0.03],
    [340, 0.1, 0.03],
    [240, 0.16, 0.05],
  ],
  move: [[210, 0, 0.12]],
  damage: [
    [150, 0, 0.12],
    [110, 0.07, 0.16],
  ],
  end: [
    [440, 0, 0.14],
    [550, 0.15, 0.14],
    [660, 0.3, 0.26],
  ],
};

let context: AudioContext | null = null;

export function play(name: Blip): void {
  if (!sound()) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of blips[name]) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = name === "damage" ? "triangle" : "sine";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
