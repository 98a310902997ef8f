import { loanToConsolidateWith } from "../consolidation";
import { isExisting, type WorkingReport } from "../document";
import { type Edit, withFields } from "./change";
import { setDebt, setMortgagePayOff } from "./debt-edits";

/** Whether a mortgage or a debt is paid off by the new loan. */
export const isPaidOff = ({ debts, loans }: Pick<WorkingReport, "debts" | "loans">, id: string): boolean =>
  [...debts, ...loans].find((each) => each.id === id)?.payOff ?? false;

/** A mortgage or a debt is paid off by the new loan, or stays. */
export const setPaidOff =
  (id: string, payOff: boolean): Edit =>
  (document) =>
    (document.debts.some((debt) => debt.id === id) ? setDebt(id, { payOff }) : setMortgagePayOff(id, payOff))(document);

/** What is owed stays or goes as it was said; where nothing of it goes, all of it does. */
function paidOff(debts: WorkingReport["debts"]): WorkingReport["debts"] {
  return debts.some(({ payOff }) => payOff) ? debts : debts.map((debt) => withFields(debt, { payOff: true }));
}

/** Whether a report says anything of what its client owes. */
export const owesAnything = ({ loans, debts }: Pick<WorkingReport, "loans" | "debts">) =>
  debts.length > 0 || loans.some((loan) => isExisting(loan) && typeof loan.balance === "number");

/**
 * Takes over what the client owes from another report: its debts, and where a loan of it puts an end to a mortgage also that loan, its homes and its
 * mortgages. What the report is called and when it is worked out stay its own.
 */
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
