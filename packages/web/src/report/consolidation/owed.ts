import type { Scenario } from "@highway/engine/scenario/schema/types";
import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import { chosenLoan } from "@highway/engine/tools/consolidation/replaced";
import { moneyWithCents, trimmedPercent } from "../../lib/format/format";
import { consolidationOf } from "../../scenario/consolidation";
import { type FieldValue, isExisting, type WorkingReport } from "../../scenario/document";
import { itemRows } from "./lines";
import { type ConsolidationWords, dash } from "./text";

export type OwedRow = Omit<ReturnType<typeof itemRows>["all"], "key"> & { key: string };

const dollars = (value: FieldValue | undefined) => (typeof value === "number" ? moneyWithCents(value) : dash);
const percents = (value: FieldValue | undefined) => (typeof value === "number" ? trimmedPercent(value) : dash);

/** Lists everything that the new loan could pay off. What it leaves as it is has only the figures that were typed, and mortgages on other homes are left out. */
export function owedRows(document: WorkingReport, answer: Consolidation | null, words: ConsolidationWords): OwedRow[] {
  const home = chosenLoan(document as unknown as Scenario, consolidationOf(document).loanID)?.replaced.propertyID;
  const mortgages = document.loans.filter((loan) => isExisting(loan) && loan.propertyID === home);
  const worked = new Map(answer ? itemRows(answer, words).rows.map((row) => [row.key, row] as const) : []);
  const owed = [
    ...mortgages.map((each) => ({ ...each, name: each.name.trim() || words.mortgage })),
    ...document.debts.map((each) => ({ ...each, name: each.name.trim() || words.debt })),
  ];
  return owed.map(({ id, name, balance, rate, payment }) => {
    const told = { name, balance: dollars(balance), rate: percents(rate), payment: dollars(payment) };
    const open = { months: dash, interest: dash, share: dash, difference: dash };
    return { ...told, ...open, ...worked.get(id), key: id };
  });
}
