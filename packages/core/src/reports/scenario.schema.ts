import { limits } from "@highway/engine/scenario/schema/limits";
import { reportFields, toolMetaFields } from "@highway/engine/scenario/schema/report";
import type { Scenario } from "@highway/engine/scenario/schema/types";
import * as z from "zod/mini";
import { ClientInput } from "../clients/schema";
import { blame, day, list, strict, whole } from "../platform/fields.schema";
import { EscrowMonthsInput } from "./escrow-months.schema";
import { linkParts, type Parts, partFields } from "./parts.schema";
import { missingFigures, valueWithoutPrice } from "./pure/missing";
import { checkParts, futureDates } from "./pure/parts-checks";

/** The client's figures that change a result. The client's usual debts (`DTI`) may be sent along, and are checked. */
const { DTI, monthlyIncome, taxRate, filingStatus, familySize, netMonthlyIncome } = ClientInput.shape;
const clientFields = {
  ficoMin: z.optional(z.nullable(whole(limits.ficoMin))),
  DTI,
  monthlyIncome,
  taxRate,
  filingStatus,
  familySize,
  netMonthlyIncome,
};

/** The fields that POST /v2/scenario/calculate takes. */
export const scenarioFields = {
  ...partFields,
  asOf: z.optional(z.nullable(day(reportFields.asOf))),
  closingDate: z.optional(z.nullable(day(reportFields.closingDate))),
  client: z.optional(z.nullable(strict(clientFields, "A client is an object"))),
  escrowMonths: z.optional(z.nullable(EscrowMonthsInput)),
  horizonYears: z.optional(z.nullable(list(whole(toolMetaFields.horizonYears.of), toolMetaFields.horizonYears))),
};
const Fields = strict(scenarioFields, "A scenario is an object");
type Given = z.output<typeof Fields>;

/** A scenario whose figures can be worked out. Today's rules apply where it names no day. */
export type DoorScenario = Omit<Scenario, "asOf"> & { asOf?: string };

/** Turns parts of which nothing is missing (`missingFigures`) into the engine's own types. */
export function complete({ properties, loans, debts }: Parts) {
  const worth = (property: Parts["properties"][number]) => {
    const value = valueWithoutPrice(property, loans);
    return property.purchaseDetails.map((details) => ({ ...details, price: details.price ?? value }));
  };
  const ready = {
    properties: properties.map((property) => ({ ...property, purchaseDetails: worth(property) })),
    loans: loans.map((loan) => ({ ...loan, term: loan.term ?? Math.ceil((loan.monthsLeft ?? 0) / 12) })),
    debts,
  };
  return ready as typeof ready & Pick<Scenario, "properties" | "loans" | "debts">;
}

/**
 * Puts the parts in their places and records what is wrong or missing. When nothing is, every figure that the engine needs is there.
 * @param missing  lists what is missing, where that is less than what the engine needs
 */
export function scenarioOf(given: Given, context: z.core.ParsePayload, missing = missingFigures): DoorScenario {
  const { asOf, closingDate, client, escrowMonths, horizonYears, ...parts } = given;
  const scenario = linkParts(parts);
  checkParts(scenario, (path, sentence) => blame(context, path, sentence));
  const wanting = { ...missing(scenario), ...(asOf && futureDates(scenario, asOf)) };
  for (const [path, sentence] of Object.entries(wanting)) blame(context, path.split("."), sentence);
  const { DTI: _DTI, ...known } = client ?? {};
  return {
    ...complete(scenario),
    outside: scenario.outside,
    ...(asOf && { asOf }),
    ...(closingDate && { closingDate }),
    ...(client && { client: known }),
    ...(escrowMonths && { escrowMonths }),
    ...(horizonYears && { horizonYears }),
  };
}

export const ScenarioInput = z.pipe(
  Fields,
  z.transform((given: Given, context) => scenarioOf(given, context)),
);
