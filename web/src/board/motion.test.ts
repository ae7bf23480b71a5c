import { describe, expect, it } from "vitest";
import { shipArts } from "./art/ships";
import { squadronArt, squadronArts } from "./art/squadrons";
import { along } from "./motion";

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

describe("drawings", () => {
  it("are all different", () => {
    expect(new Set(shipArts()).size).toBe(34);
    const lines = squadronArts().map((name) => squadronArt(name, 0).line);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.every((line) => !line.includes("NaN"))).toBe(true);
  });
});
