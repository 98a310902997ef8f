import type { Step } from "../schema/types";
import type { Working } from "../working";
import { less, total } from "./wording";

/** Makes the step of the prepaid finance charge and what it is made of. */
export function prepaidChargeStep({ charges, costs, loan }: Working): Step {
  const lines = charges.lines.map(({ name, amount }) => [name, amount] as const);
  const worksheet = loan.closingCostObj ? `The fees marked APR on the worksheet “${loan.closingCostObj.name}”.` : "";
  const typedTotal = "Closing costs typed as one total have no fees marked APR.";
  const detail = charges.typed ? "As typed, instead of the computed one" : costs.closing.typed ? typedTotal : worksheet;
  return total("Prepaid finance charge", lines, detail || undefined);
}

/** Makes the step of the amount financed, which the client has the use of and the APR is computed on. */
export const amountFinancedStep = ({ financing, charges }: Pick<Working, "financing" | "charges">): Step =>
  total("Amount financed", [
    ["Loan amount", financing.amount],
    ["Prepaid finance charge", less(charges.total)],
  ]);
