import { withOwnCash } from "../../reports/pure/own-cash";
import { blockOf, grownAs, type InBlock } from "../../tools/pure/moves";
import type { IdeaChanges } from "../ideas/schema";
import { atPrice, withTerms } from "./idea-loan";

type Home = Parameters<typeof grownAs>[0] & { id: string; purchaseDetails: readonly { id: string }[] };
type Loan = {
  id: string;
  program: string;
  propertyID: string;
  purchaseDetailsID: string;
  secondLoan?: object | null | undefined;
  payOff?: boolean | null | undefined;
};
type Debt = { id: string; payOff?: boolean };
type Movable = {
  properties: readonly Home[];
  loans: readonly Loan[];
  debts: readonly Debt[];
  assumptions?: object | undefined;
  waiting?: object | undefined;
  consolidation?: object | undefined;
};
type Block = (typeof blockOf)[InBlock];
type Lent = Parameters<typeof withOwnCash>[2];

/** The figures of a report's tool that were moved, by the block in which they stand. */
function blocksOf(changes: IdeaChanges): Record<Block, object> {
  const { newLoan } = changes;
  const blocks = {
    assumptions: {},
    waiting: {},
    consolidation: newLoan === undefined ? {} : { loanID: newLoan },
  };
  for (const name of Object.keys(blockOf) as InBlock[])
    if (changes[name] !== undefined) Object.assign(blocks[blockOf[name]], { [name]: changes[name] });
  return blocks;
}

/** What is left out stays owed beside the new loan. */
function withLeftOut<Report extends Movable>(report: Report, leftOut: readonly string[] = []): Report {
  if (leftOut.length === 0) return report;
  const staying = <Owed extends { id: string }>(owed: readonly Owed[]) =>
    owed.map((each) => (leftOut.includes(each.id) ? { ...each, payOff: false } : each));
  return { ...report, loans: staying(report.loans), debts: staying(report.debts) };
}

/**
 * A report with what its client moved. Everything else stays as it is: dollars that were typed stay when the price moves, percents scale.
 * @param lent  what the loan lends as the report stands then; null where that is not known, and the down payment stays
 */
export function withMoves<Report extends Movable>(
  report: Report,
  loanID: string,
  changes: IdeaChanges,
  lent: (report: Report) => Lent | null,
): Report {
  const loan = report.loans.find(({ id }) => id === loanID);
  if (!loan) return report;
  const { price, growth, downPayment, rate, extraPayment } = changes;
  const blocks = blocksOf(changes);
  const withLoan = (of: Report, changed: Loan): Report => ({
    ...of,
    loans: of.loans.map((each) => (each.id === loanID ? changed : each)),
  });
  const priced = price === undefined ? report.properties : atPrice(report.properties, loan, price);
  const properties =
    growth === undefined ? priced : priced.map((home) => (home.id === loan.propertyID ? grownAs(home, growth) : home));
  const moved: Report = withLoan(
    {
      ...withLeftOut(report, changes.leftOut),
      properties,
      ...(report.assumptions && { assumptions: { ...report.assumptions, ...blocks.assumptions } }),
      ...(report.waiting && { waiting: { ...report.waiting, ...blocks.waiting } }),
      ...(report.consolidation && { consolidation: { ...report.consolidation, ...blocks.consolidation } }),
    },
    price === undefined && rate === undefined && extraPayment === undefined
      ? loan
      : withTerms(loan, { rate, extraPayment }),
  );
  if (downPayment === undefined) return moved;
  const asIs = lent(moved);
  const tried = moved.loans.find(({ id }) => id === loanID)!;
  return asIs ? withLoan(moved, withOwnCash(tried, downPayment, asIs)) : moved;
}
