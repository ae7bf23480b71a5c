import { describe, expect, it } from "vitest";
import { shipArts } from "./art/ships";
import { squadronArt, squadronArts } from "./art/squadrons";
import { along, shownBy } from "./motion";

describe("a piece on its way", () => {
  const path = [
    { x: 0, y: 0, facing: 350 },
    { x: 0, y: 100, facing: 350 },
    { x: 100, y: 100, facing: 10 },
  ];
  it("begins and ends where the log says", () => {
    expect(along(path, 0)).toEqual(path[0]);
    expect(along(path, 1).x).toBeCloseTo(100);
  });
  it("turns the short way", () => {
    const { facing } = along(path, 0.9);
    expect(facing).toBeGreaterThan(350);
    expect(facing).toBeLessThan(370);
  });
});

describe("several moves", () => {
  /** When the last of some moves is over, with frames of a length. */
  const over = (count: number, until: number, frame: number): number => {
    let [done, now] = [0, 0];
    for (; done < count; now += frame) done = shownBy(done, count, until, now, now + frame);
    return now;
  };
  it("take their time where there is time", () => {
    expect(over(1, 1600, 16)).toBeGreaterThan(300);
    expect(over(1, 1600, 16)).toBeLessThan(350);
  });
  it("are over when the player is asked, however many there are and however slow the frames come", () => {
    for (const count of [1, 3, 12, 60])
      for (const frame of [16, 90, 400]) expect(over(count, 500, frame)).toBeLessThan(500 + frame);
  });
  it("run one after another at one pace", () => {
    expect(shownBy(0, 10, 500, 0, 250)).toBeCloseTo(5);
    expect(shownBy(5, 10, 500, 250, 300)).toBeCloseTo(6);
  });
});

describe("drawings", () => {
  it("are all different", () => {
    expect(new Set(shipArts()).size).toBe(34);
    const lines = squadronArts().map((name) => squadronArt(name, 0).line);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.every((line) => !line.includes("NaN"))).toBe(true);
  });
});
