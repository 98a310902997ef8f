import { limits } from "@highway/engine/scenario/schema/limits";
import { type Ask, solvableNames } from "@highway/engine/scenario/solve/goal";
import * as z from "zod/mini";
import { blame, day, figure, LocalId, strict, whole } from "../../platform/fields.schema";
import { scenarioFields, scenarioOf } from "../scenario.schema";

const { amount, cash, months, percent, payoffDate } = limits.target;
const dollars = z.enum(["monthlyPayment", "principalAndInterest"]);
const figures = "Choose monthlyPayment, principalAndInterest, cashToClose, payoffMonths, payoffDate or dti";

const Target = z.discriminatedUnion(
  "figure",
  [
    strict({ figure: dollars, value: figure(amount) }, figures),
    strict({ figure: z.literal("cashToClose"), value: figure(cash) }, figures),
    strict({ figure: z.literal("payoffMonths"), value: whole(months) }, figures),
    strict({ figure: z.literal("dti"), value: figure(percent) }, figures),
    strict({ figure: z.literal("payoffDate"), value: day(payoffDate) }, figures),
  ],
  figures,
);

const Fields = strict(
  {
    ...scenarioFields,
    /** The loan to solve for; left out, it is the first loan that is not an existing mortgage. */
    loanID: z.optional(z.nullable(LocalId)),
    vary: z.enum(solvableNames, `Choose ${solvableNames.slice(0, -1).join(", ")} or ${solvableNames.at(-1)}`),
    target: Target,
  },
  "A question is an object",
);

/** The body of POST /v2/scenario/solve: a scenario, the input that may change, and the figure to reach. */
export const SolveInput = z.pipe(
  Fields,
  z.transform(({ loanID, vary, target, ...given }: z.output<typeof Fields>, context) => {
    const scenario = scenarioOf(given, context);
    const asked = scenario.loans.find(({ id, category }) => (loanID ? id === loanID : category !== "existing"));
    if (!asked) blame(context, ["loanID"], "Choose a loan of this scenario");
    const ask: Ask = { ...(asked && { loanID: asked.id }), vary, target };
    return { scenario, ask };
  }),
);
