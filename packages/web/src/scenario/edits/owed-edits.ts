import { loanToConsolidateWith } from "../consolidation";
import { isExisting, type WorkingReport } from "../document";
import { type Edit, withFields } from "./change";
import { setDebt, setMortgagePayOff } from "./debt-edits";

/** Tells whether the new loan pays a mortgage or a debt off. */
export const isPaidOff = ({ debts, loans }: Pick<WorkingReport, "debts" | "loans">, id: string): boolean =>
  [...debts, ...loans].find((each) => each.id === id)?.payOff ?? false;

/** Sets whether the new loan pays a mortgage or a debt off. */
export const setPaidOff =
  (id: string, payOff: boolean): Edit =>
  (document) =>
    (document.debts.some((debt) => debt.id === id) ? setDebt(id, { payOff }) : setMortgagePayOff(id, payOff))(document);

/** Returns the debts as they are marked to be paid off; if none is marked, all are. */
function paidOff(debts: WorkingReport["debts"]): WorkingReport["debts"] {
  return debts.some(({ payOff }) => payOff) ? debts : debts.map((debt) => withFields(debt, { payOff: true }));
}

/** Tells whether a report has any debt or mortgage of its client. */
export const owesAnything = ({ loans, debts }: Pick<WorkingReport, "loans" | "debts">) =>
  debts.length > 0 || loans.some((loan) => isExisting(loan) && typeof loan.balance === "number");

/** Takes over what the client owes from another report: its debts and, if a loan of it ends a mortgage, that loan with its homes and mortgages. The report keeps its own name and date. */
export const takeOwed =
  (from: WorkingReport): Edit =>
  (document) => {
    const debts = paidOff(from.debts);
    const { consolidation: _chosen, ...report } = from;
    if (!loanToConsolidateWith(report)) return { ...document, debts };
    const { properties, loans, outside, closingDate, escrowMonths, toolMeta } = from;
    return {
      ...document,
      properties,
      loans,
      debts,
      outside,
      ...(closingDate !== undefined && { closingDate }),
      ...(escrowMonths !== undefined && { escrowMonths }),
      toolMeta: { ...document.toolMeta, type: toolMeta?.type },
    };
  };
