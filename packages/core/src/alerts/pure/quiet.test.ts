import { expect, it } from "vitest";
import { quietUntil } from "./quiet";
import { clockIn, instantIn, isZone } from "./zone-clock";

const nights = { from: "18:00", to: "08:00" };
const until = (iso: string, zone = "America/New_York", quiet = nights) => {
  const end = quietUntil(quiet, zone, Date.parse(iso));
  return end === undefined ? undefined : new Date(end).toISOString();
};

it.each([
  ["2026-11-24T15:00:00Z", undefined],
  ["2026-11-24T22:59:59Z", undefined],
  ["2026-11-24T23:00:00Z", "2026-11-25T13:00:00.000Z"],
  ["2026-11-25T12:59:00Z", "2026-11-25T13:00:00.000Z"],
  ["2026-11-25T13:00:00Z", undefined],
])("is quiet in a New York winter at %s until %s", (at, end) => expect(until(at)).toBe(end));

it("is on the officer's own clock: at 8:30 AM in New York a Californian still sleeps", () => {
  expect(until("2026-11-24T13:30:00Z", "America/Los_Angeles")).toBe("2026-11-24T16:00:00.000Z");
  expect(until("2026-11-24T13:30:00Z", "Pacific/Honolulu")).toBe("2026-11-24T18:00:00.000Z");
});

it("follows the clock into summer and back: the night before is an hour shorter, or longer", () => {
  // Clocks go forward on 3/14/2027 and back on 11/1/2026.
  expect(until("2027-03-14T04:00:00Z")).toBe("2027-03-14T12:00:00.000Z");
  expect(until("2026-11-01T03:00:00Z")).toBe("2026-11-01T13:00:00.000Z");
  // Arizona keeps its clock.
  expect(until("2027-03-14T08:00:00Z", "America/Phoenix")).toBe("2027-03-14T15:00:00.000Z");
});

it("ends at a time that the change to summer skips when the old clock would show it", () => {
  const quiet = { from: "22:00", to: "02:30" };
  expect(until("2027-03-14T05:00:00Z", "America/New_York", quiet)).toBe("2027-03-14T07:30:00.000Z");
});

it("is quiet until a time to come, in every minute of the nights in which clocks change", () => {
  const hours = ["18:00", "22:00", "00:30", "01:15"].flatMap((from) =>
    ["00:45", "01:00", "01:30", "02:00", "02:30", "08:00"].map((to) => ({ from, to })),
  );
  for (const evening of ["2026-10-31T20:00:00Z", "2027-03-13T20:00:00Z"])
    for (const quiet of hours)
      for (let minute = 0; minute < 20 * 60; minute += 5) {
        const at = Date.parse(evening) + minute * 60_000;
        const end = quietUntil(quiet, "America/New_York", at);
        if (end !== undefined) expect(end).toBeGreaterThan(at);
      }
  // The hour from 1:00 AM comes twice.
  expect(until("2026-11-01T06:10:00Z", "America/New_York", { from: "18:00", to: "01:30" })).toBe(
    "2026-11-01T06:30:00.000Z",
  );
});

it("takes a quiet noon too, and none at all", () => {
  expect(until("2026-11-24T17:30:00Z", "America/New_York", { from: "12:00", to: "13:00" })).toBe(
    "2026-11-24T18:00:00.000Z",
  );
  expect(quietUntil(null, "America/New_York", Date.parse("2026-11-24T04:00:00Z"))).toBeUndefined();
});

it("shows each instant of a year by the clock by which it was found", () => {
  for (const zone of ["America/New_York", "America/Denver", "America/Phoenix", "America/Anchorage"])
    for (let at = Date.parse("2026-01-01T12:00:00Z"); at < Date.parse("2027-01-01"); at += 86_400_000 * 3) {
      const { day, minutes } = clockIn(zone, at);
      expect(instantIn(zone, day, minutes)).toBe(at);
    }
});

it("knows zones by their names", () => {
  expect(["America/Chicago", "Pacific/Guam", "UTC"].every(isZone)).toBe(true);
  expect(["Mars/Base", "", "America/Chicago; DROP", "+05:00"].some(isZone)).toBe(false);
});
