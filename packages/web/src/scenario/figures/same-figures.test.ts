import { full, fullScenario } from "@highway/core/reports/full.fixture";
import { ScenarioInput } from "@highway/core/reports/scenario.schema";
import { ReportInput, statusOf } from "@highway/core/reports/schema";
import { calculate } from "@highway/engine/scenario/calculate";
import type { Scenario } from "@highway/engine/scenario/schema/types";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { WorkingReport } from "../document";
import type { ScenarioClient } from "../store/store";
import { wholeOf } from "./figures";
import { resultOf } from "./loan-figures";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const { asOf, closingDate, escrowMonths, client } = fullScenario();
const typed = (): Json =>
  JSON.parse(JSON.stringify({ properties: full.properties, loans: full.loans, debts: full.debts }));

/** Every figure and switch of the document, with its value. */
function placesOf(value: Json, at: string[] = []): [string[], Json][] {
  if (typeof value !== "object" || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([key, part]) => placesOf(part, [...at, key]));
}
const places = placesOf(typed());
const choices: Record<string, Json[]> = {
  type: ["fixed", "armHalf", "arm7", "bd321", "float5"],
  program: ["conventional", "fha", "va", "interest7", "allCash", "other"],
  category: ["purchase", "refinance", "existing"],
  scenario: ["worst", "current", "histAVG"],
  propertyID: ["new", "owned"],
  purchaseDetailsID: ["asking", "low", "paid"],
};
const another = ([at, value]: [string[], Json]) => {
  const choice = choices[at.at(-1)!];
  if (choice) return fc.constantFrom(...choice);
  if (typeof value === "boolean") return fc.constant(!value);
  const scaled = fc.double({ min: 0.5, max: 1.5, noNaN: true });
  const figure =
    typeof value === "number" ? scaled.map((by) => Math.round(value * by * 100) / 100) : fc.constant(value);
  return fc.oneof({ weight: 4, arbitrary: figure }, { weight: 1, arbitrary: fc.constant(null) });
};
const change = fc.constantFrom(...places).chain((place) => another(place).map((to) => ({ at: place[0], to })));

function changed(changes: readonly { at: string[]; to: Json }[]) {
  const document = typed() as Record<string, Json>;
  for (const { at, to } of changes) {
    const parent = at.slice(0, -1).reduce<Json>((value, key) => (value as Record<string, Json>)[key]!, document);
    (parent as Record<string, Json>)[at.at(-1)!] = to;
  }
  return document;
}

it("the editor's figures are those of the API, whatever a complete document says", () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.array(change, { maxLength: 3 }), (changes) => {
      const outside = full.outside;
      const { data: report } = ReportInput.safeParse({ ...changed(changes), asOf, closingDate, escrowMonths, outside });
      if (!report || statusOf(report) === "draft") return;
      compared++;
      const document: WorkingReport = { ...report, id: "rpt_1", asOf: asOf! };
      const { properties, loans, debts } = report;
      const asked = ScenarioInput.parse({ asOf, closingDate, escrowMonths, client, properties, loans, debts, outside });
      const answer = calculate(asked as Scenario);
      const basis = { document, client: client as unknown as ScenarioClient };
      for (const [at, loan] of document.loans.entries()) expect(resultOf(basis, loan)).toEqual(answer.loans[at]);
      const { asOf: _asOf, loans: _loans, ...whole } = answer;
      expect(wholeOf(basis)).toEqual(whole);
    }),
    { numRuns: 120 },
  );
  expect(compared).toBeGreaterThan(24);
});
