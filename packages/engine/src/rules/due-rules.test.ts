import { describe, expect, it } from "vitest";
import { allRules } from "./all-rules";
import type { Rule } from "./by-date";
import { addDays, daysBetween } from "./day";
import { dueRules, renewedRules } from "./due-rules";
import { allLocalCharges } from "./state-charges/all-charges";

const rules: readonly Rule<unknown>[] = Object.values(allRules).flat();
/** The most that lies between two versions of a rule that is set anew: the longest is four years. */
const longestPeriod = 4 * 366;

describe("rules that are set anew", () => {
  it("are due on a day after their newest version, so that whoever enters a value says when the next is due", () => {
    for (const { label, versions, renewal } of rules)
      if (renewal) expect(renewal.due > versions.at(-1)!.from, label).toBe(true);
    for (const { name, from, renewal } of allLocalCharges)
      if (renewal) {
        expect(renewal.due > from, name).toBe(true);
        expect(daysBetween(from, renewal.due), name).toBeLessThanOrEqual(longestPeriod);
      }
  });

  it("bear the due day on their newest row alone", () => {
    for (const rule of allLocalCharges.filter(({ renewal }) => renewal)) {
      const later = allLocalCharges.filter(
        ({ state, charge, city, fip, from }) =>
          state === rule.state && charge === rule.charge && city === rule.city && fip === rule.fip && from > rule.from,
      );
      expect(later, rule.name).toEqual([]);
    }
  });

  it("are all those whose values follow the years: three versions in a row, each a year after the one before", () => {
    const yearly = rules.filter(({ versions }) => {
      const years = versions.slice(-3).map(({ from }) => Number(from.slice(0, 4)));
      return years.length === 3 && years[2]! - years[1]! === 1 && years[1]! - years[0]! === 1;
    });
    // The cap on state and local taxes is enacted for every year up to 2030, and from then on for good.
    for (const { label, renewal, versions } of yearly)
      expect(renewal !== undefined || versions.at(-1)!.from === "2030-01-01", label).toBe(true);
  });

  it("are listed on a day that they are due or overdue, and on no other", () => {
    for (const { label, due } of renewedRules()) {
      const listed = (day: string, within: number) => dueRules(day, within).find((rule) => rule.label === label);
      expect(listed(due, 0)?.daysLeft, label).toBe(0);
      expect(listed(addDays(due, 10), 0)?.daysLeft, label).toBe(-10);
      expect(listed(addDays(due, -60), 60)?.daysLeft, label).toBe(60);
      expect(listed(addDays(due, -61), 60), label).toBeUndefined();
    }
  });

  it("count what a day's list shows: in 2200 every one of them is overdue", () => {
    expect(dueRules("2200-01-01", 0)).toHaveLength(renewedRules().length);
    expect(renewedRules().length).toBeGreaterThanOrEqual(7);
  });
});
