/** The answer of a goal seek as a schema, for the API document and the tests. The compiler holds it to the engine's own types. */

import type { Loan as EngineLoan, PurchaseDetails as EnginePrice } from "@highway/engine/scenario/schema/types";
import type { Solution } from "@highway/engine/scenario/solve/solve";
import * as z from "zod/mini";
import { LoanFigures } from "../calculate/result";
import { Loan } from "../loan.schema";
import { PurchaseDetails } from "../property.schema";

const question = {
  loanID: z.string(),
  vary: z.enum(["price", "downPayment", "rate", "points", "extraPayment"]),
  unit: z.enum(["dollars", "percent"]),
};
const reached = { value: z.number(), reached: z.union([z.number(), z.string()]) };

export const Answer: z.ZodMiniType<Solution> = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("found"),
    ...question,
    ...reached,
    // The document's schema stands here for a loan in which nothing that the engine needs is missing.
    loan: Loan as unknown as z.ZodMiniType<EngineLoan>,
    purchaseDetails: PurchaseDetails as unknown as z.ZodMiniType<EnginePrice>,
    result: LoanFigures,
  }),
  z.strictObject({
    kind: z.literal("none"),
    ...question,
    reason: z.string(),
    nearest: z.nullable(z.strictObject(reached)),
  }),
]);
