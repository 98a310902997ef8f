import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, holidayOn, isWorkingDay } from "../../platform/pure/working-day";
import { APART_MS, lateAfter, openFrom, planOf, turnOf } from "./pure/plan";
import { stepKeys, steps } from "./pure/steps";
import { dayIn, hourIn, instantAt, zoneKeys, zoneOfState } from "./pure/zone";

const day = fc.integer({ min: 0, max: 20 * 365 }).map((days) => addDays("2024-01-01", days));
const zone = fc.constantFrom(...zoneKeys);
const HOUR = 3_600_000;
const iso = (instant: number) => new Date(instant).toISOString();

describe("federal holidays", () => {
  // Published by the Office of Personnel Management for 2026 and 2027, and 2022, whose New Year's Day was observed in 2021.
  it.each([
    ["2026-01-01", "newYear"],
    ["2026-01-19", "king"],
    ["2026-02-16", "washington"],
    ["2026-05-25", "memorial"],
    ["2026-06-19", "juneteenth"],
    ["2026-07-03", "independence"],
    ["2026-07-04", undefined],
    ["2026-09-07", "labor"],
    ["2026-10-12", "columbus"],
    ["2026-11-11", "veterans"],
    ["2026-11-26", "thanksgiving"],
    ["2026-11-27", undefined],
    ["2026-12-25", "christmas"],
    ["2027-06-18", "juneteenth"],
    ["2027-07-05", "independence"],
    ["2027-12-24", "christmas"],
    ["2027-12-31", "newYear"],
    ["2021-12-31", "newYear"],
    ["2023-01-02", "newYear"],
  ])("%s is %s", (date, name) => expect(holidayOn(date)).toBe(name));
});

describe("a plan", () => {
  it("is the one that was drawn: past Veterans Day and weekends", () => {
    const plan = planOf("2026-11-09", "America/New_York");
    expect(plan.map(({ day, on, moved }) => [day, on, moved])).toEqual([
      [0, "2026-11-09", null],
      [2, "2026-11-12", "veterans"],
      [5, "2026-11-16", "weekend"],
      [9, "2026-11-18", null],
      [14, "2026-11-23", null],
      [21, "2026-11-30", null],
      [30, "2026-12-09", null],
      [38, "2026-12-17", null],
      [45, "2026-12-24", null],
      [55, "2027-01-04", "weekend"],
      [65, "2027-01-13", null],
      [75, "2027-01-25", "weekend"],
      [85, "2027-02-02", null],
      [90, "2027-02-08", "weekend"],
    ]);
    expect(iso(plan[0]!.at)).toBe("2026-11-09T15:00:00.000Z");
  });

  it("keeps 10:00 on the clock when daylight saving time begins and ends", () => {
    const at = (on: string) => iso(instantAt(on, 10, "America/New_York"));
    expect([at("2027-03-12"), at("2027-03-15")]).toEqual(["2027-03-12T15:00:00.000Z", "2027-03-15T14:00:00.000Z"]);
    expect([at("2026-10-30"), at("2026-11-02")]).toEqual(["2026-10-30T14:00:00.000Z", "2026-11-02T15:00:00.000Z"]);
  });

  it("has the second message wait where the first was moved to its day", () => {
    const [first, second] = planOf("2026-11-21", "America/Chicago");
    expect([first, second]).toMatchObject([
      { on: "2026-11-23", moved: "weekend" },
      { on: "2026-11-25", moved: "spacing" },
    ]);
  });

  it("has each message once, in order, at 10:00 there, on a working day, 48 hours after the last, never before its day", () =>
    fc.assert(
      fc.property(day, zone, (start, where) => {
        const plan = planOf(start, where);
        expect(plan.map(({ step }) => step)).toEqual(stepKeys);
        plan.forEach(({ step, on, at, moved }, place) => {
          const own = addDays(start, steps[step].day);
          expect(isWorkingDay(on)).toBe(true);
          expect([dayIn(where, at), hourIn(where, at)]).toEqual([on, 10]);
          expect(on >= own && on <= addDays(own, 6)).toBe(true);
          expect(moved === null).toBe(on === own);
          if (place > 0) expect(at - plan[place - 1]!.at).toBeGreaterThanOrEqual(APART_MS);
        });
      }),
    ));
});

describe("a message whose time has come", () => {
  const where = "America/New_York";
  const plannedAt = Date.parse("2026-11-23T15:00:00Z");
  const at = (instant: string, lastSentAt?: string) =>
    turnOf(
      { plannedAt, lastSentAt: lastSentAt ? Date.parse(lastSentAt) : undefined, zone: where },
      Date.parse(instant),
    );

  it.each([
    ["2026-11-23T15:00:20Z", undefined, { kind: "now" }],
    ["2026-11-23T22:59:59Z", undefined, { kind: "now" }],
    ["2026-11-23T23:00:00Z", undefined, { kind: "wait", until: Date.parse("2026-11-24T15:00:00Z") }],
    // Thanksgiving passes, and then a weekend would: it is too late by then, but not yet.
    ["2026-11-28T14:59:00Z", undefined, { kind: "wait", until: Date.parse("2026-11-30T15:00:00Z") }],
    ["2026-11-28T15:00:01Z", undefined, { kind: "late" }],
    // The last one went out 20 seconds late: this one waits for 20 seconds, and not for a day.
    ["2026-11-23T15:00:05Z", "2026-11-21T15:00:20Z", { kind: "wait", until: Date.parse("2026-11-23T15:00:20Z") }],
    ["2026-11-23T15:00:05Z", "2026-11-23T14:00:00Z", { kind: "wait", until: Date.parse("2026-11-25T15:00:00Z") }],
  ] as const)("at %s, after %s", (instant, before, turn) => expect(at(instant, before)).toEqual(turn));

  it("never goes out twice within 48 hours, at night or on a weekend, whatever comes late", () =>
    fc.assert(
      fc.property(
        day,
        zone,
        fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 5, maxLength: 40 }),
        (start, where, hours) => {
          let instant = instantAt(start, 0, where);
          let lastSentAt: number | undefined;
          for (const { at: plannedAt } of planOf(start, where)) {
            instant = Math.max(instant, plannedAt) + HOUR * (hours.shift() ?? 0);
            for (let tries = 0; tries < 4; tries++) {
              const turn = turnOf({ plannedAt, lastSentAt, zone: where }, instant);
              if (turn.kind === "late") expect(instant).toBeGreaterThan(lateAfter(plannedAt));
              if (turn.kind === "now") {
                expect(openFrom(instant, where)).toBe(instant);
                expect(isWorkingDay(dayIn(where, instant))).toBe(true);
                if (lastSentAt !== undefined) expect(instant - lastSentAt).toBeGreaterThanOrEqual(APART_MS);
                lastSentAt = instant;
              }
              if (turn.kind !== "wait") break;
              expect(turn.until).toBeGreaterThan(instant);
              instant = turn.until;
            }
          }
        },
      ),
    ));
});

it.each([
  ["NC", "America/New_York"],
  ["tx", "America/Chicago"],
  ["AZ", "America/Phoenix"],
  ["", "America/New_York"],
])("the zone of %j is %s", (state, suggested) => expect(zoneOfState(state)).toBe(suggested));
