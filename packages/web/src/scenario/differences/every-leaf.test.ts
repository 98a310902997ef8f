/** Whatever differs between two states of a report is told: every leaf of a document that holds every field. */
import { full } from "@highway/core/reports/full.fixture";
import { filledIn } from "@highway/engine/scenario/schema/records";
import { assumptionFields } from "@highway/engine/tools/assumptions";
import { reportCardFields } from "@highway/engine/tools/report-card/input";
import { describe, expect, it } from "vitest";
import type { WorkingReport } from "../document";
import { differencesOf } from "./differences";

type Path = readonly (string | number)[];

const { lastUpdated: _saved, ...draft } = full;
const whole = {
  ...draft,
  toolMeta: { ...draft.toolMeta, horizonYears: [3, 5, 30], noIdeas: true },
  assumptions: {
    ...filledIn(assumptionFields, {}),
    loanID: draft.loans[0]!.id,
    rent: 2400,
    taxGrowth: 2,
    gainsTax: 15,
  },
  waiting: { months: 12, laterRate: 6.5, refinance: { cost: 3000 } },
  consolidation: { loanID: "", maxFront: 28, maxBack: 43, applied: 250 },
  reportCard: {
    ...filledIn(reportCardFields, {}),
    fip: "37183",
    version: "2026-11-20T14:14:00.000Z",
    compared: ["37119", "37063"],
  },
  properties: draft.properties.map((property) => ({ customAppreciation: 2, ...property })),
} as unknown as WorkingReport;

function leavesOf(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return inner.flatMap(([key, each]) => leavesOf(each, [...path, key]));
}

function changedAt<T>(value: T, [key, ...rest]: Path, change: (leaf: unknown) => unknown): T {
  if (key === undefined) return change(value) as T;
  const inner = changedAt((value as Record<string | number, unknown>)[key], rest, change);
  return (Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner }) as T;
}

/** Another value of the same kind, close by. */
function another(leaf: unknown): unknown {
  if (typeof leaf === "boolean") return !leaf;
  if (typeof leaf === "number") return leaf + 0.001;
  return leaf === null ? 7 : `${leaf} `;
}

/** The report's own id is the same in both states. */
const leaves = leavesOf(whole).filter(([path]) => path.join(".") !== "id" && path.join(".") !== "toolName");

describe("a report with every field", () => {
  it("says the same as itself", () => expect(differencesOf(whole, structuredClone(whole))).toEqual([]));

  it.each(leaves.map(([path]) => [path.join("."), path] as const))("differs in %s", (_, path) => {
    const rows = differencesOf(changedAt(whole, path, another), whole);
    expect(rows.length).toBeGreaterThan(0);
    for (const { what, mine, theirs } of rows) {
      expect(mine).not.toBe(theirs);
      // Each part of the name is words: none is left over from the document's own keys.
      expect(what).toMatch(/^[A-Z0-9][^_]+$/);
      expect(what).not.toMatch(/[a-z][A-Z]/);
      expect(`${mine}${theirs}`).not.toMatch(/[{}"]/);
    }
  });

  const lists = ["properties", "loans", "debts"] as const;
  it.each(lists)("differs where one of its %s is taken away, or all stand in another order", (list) => {
    const entries = whole[list] as readonly { id: string }[];
    for (const { id } of entries) {
      const without = { ...whole, [list]: entries.filter((each) => each.id !== id) };
      expect(differencesOf(without, whole)).toContainEqual({
        what: expect.any(String),
        mine: "\u2014",
        theirs: "Added",
      });
      expect(differencesOf(whole, without)).toContainEqual({
        what: expect.any(String),
        mine: "Added",
        theirs: "\u2014",
      });
    }
    const [row, ...others] = differencesOf({ ...whole, [list]: entries.toReversed() }, whole);
    expect(others).toEqual([]);
    expect(row!.what).toBe(`Order of ${list}`);
    expect(row!.mine).not.toBe(row!.theirs);
  });

  const parts: [string, Path, string, string][] = [
    ["a price", ["properties", 0, "purchaseDetails", 1], "412 Brookhaven Dr \u00b7 Price 2", "Added"],
    [
      "an additional payment",
      ["loans", 0, "additionalMonthlyPayments", 1],
      "Loan A \u00b7 Additional payment 2",
      "$50.50",
    ],
    ["a credit", ["loans", 0, "additionalCredits", 0], "Loan A \u00b7 Additional credits \u00b7 Employer", "$750"],
    ["a lump sum", ["loans", 1, "lumpPayments", 0], "Loan B \u00b7 Lump sum 1", "$10,000, 24"],
    [
      "a fee",
      ["loans", 0, "closingCostObj", "data", "lender", 0],
      "Loan A \u00b7 Worksheet \u00b7 Lender \u00b7 Fees \u00b7 Loan origination",
      "0.5%",
    ],
  ];
  it.each(parts)("names %s that one of them has alone", (_, path, what, says) => {
    const at = Number(path.at(-1));
    const without = changedAt(whole, path.slice(0, -1), (entries) => (entries as unknown[]).toSpliced(at, 1));
    expect(differencesOf(whole, without)).toEqual([{ what, mine: says, theirs: "\u2014" }]);
  });

  it("tells all that a part says which one of them has alone", () => {
    const { secondLoan: _, ...plain } = whole.loans[0]!;
    const without = { ...whole, loans: whole.loans.with(0, plain as never) };
    expect(differencesOf(without, whole)).toEqual([
      { what: "Loan A \u00b7 Second loan \u00b7 Type", mine: "\u2014", theirs: "Interest only 10 years" },
      { what: "Loan A \u00b7 Second loan \u00b7 LTV of both", mine: "\u2014", theirs: "90%" },
      { what: "Loan A \u00b7 Second loan \u00b7 Term", mine: "\u2014", theirs: "20 years" },
      { what: "Loan A \u00b7 Second loan \u00b7 Amount", mine: "\u2014", theirs: "$40,000" },
      { what: "Loan A \u00b7 Second loan \u00b7 Rate", mine: "\u2014", theirs: "8.25%" },
    ]);
  });
});
