import { loanFields } from "@highway/engine/scenario/schema/loan";
import type { AmortSchedule } from "@highway/engine/scenario/schema/types";
import type { Line } from "./lines";
import { type By, columnsOf, paymentsAYear, type ScheduleLoan } from "./lines";

type ScheduleColumn = Exclude<keyof AmortSchedule, "recast">;
/** What a schedule holds, and how a buydown splits its payments: what the borrower pays, and the subsidy. */
export type ColumnKey = ScheduleColumn | "borrowerPays" | "subsidy";
export type Column = { key: ColumnKey; title: string };

const payment: Column = { key: "payment", title: "Payment" };
const split: readonly Column[] = [
  { key: "borrowerPays", title: "Borrower pays" },
  { key: "subsidy", title: "Subsidy" },
];
const parts: readonly Column[] = [
  { key: "interest", title: "Interest" },
  { key: "principal", title: "Principal" },
];
const lump: Column = { key: "lumpPayment", title: "Lump payment" };
const balance: Column = { key: "balance", title: "Balance" };
const runningColumns: readonly Column[] = [
  { key: "total", title: "Total payments" },
  { key: "totalInterest", title: "Total interest" },
  { key: "totalPrincipal", title: "Total principal" },
];

/** Gives the columns of a file: every one of a schedule, and who pays what of it where a payment is bought down. */
export const fileColumns = (loans: readonly ScheduleLoan[]): readonly Column[] => [
  payment,
  ...(loans.some(isBoughtDown) ? split : []),
  ...parts,
  lump,
  balance,
  ...runningColumns,
];

/** Names who pays the subsidy of a loan, for the column that a file has after its figures; null where nobody does. */
export const subsidyPayer = (loan: ScheduleLoan): string | null =>
  isBoughtDown(loan) ? loanFields.buydownPaidBy.names[loan.result.buydown!.paidBy] : null;
export const payerTitle = "Subsidy paid by";

/** Whether somebody lowers the loan's payments in its first years. */
export const isBoughtDown = ({ result }: ScheduleLoan) => (result.buydown?.subsidy ?? 0) > 0;

const paysLump = ({ months }: ScheduleLoan) => months.lumpPayment.some((amount) => amount > 0);

/** Gives the columns that the table shows of a loan: who pays what where a payment is bought down, a lump payment's where there is one, running totals when they are asked for. */
const columnsShownOf = (loan: ScheduleLoan, totals: boolean): readonly Column[] => [
  ...(isBoughtDown(loan) ? split : [payment]),
  ...parts,
  ...(paysLump(loan) ? [lump] : []),
  balance,
  ...(totals ? runningColumns : []),
];

/** A loan with the columns that it has in the table. */
export type ShownLoan = { loan: ScheduleLoan; columns: readonly Column[] };

export const withColumns = (loans: readonly ScheduleLoan[], totals: boolean): ShownLoan[] =>
  loans.map((loan) => ({ loan, columns: columnsShownOf(loan, totals) }));

/** Says where a line stands in a loan's columns. */
const place = (line: Line): [By, number] => [line.kind === "year" ? "yearly" : "monthly", line.number - 1];

/** Gives a loan's figure at a line; null after its last payment. */
export function figureAt(loan: ScheduleLoan, line: Line, key: ColumnKey): number | null {
  const [by, at] = place(line);
  if (key === "subsidy" || key === "borrowerPays") {
    const due = columnsOf(loan, by).payment[at];
    if (due === undefined) return null;
    const subsidy = subsidyAt(loan, line);
    return key === "subsidy" ? subsidy : cents(due - subsidy);
  }
  return columnsOf(loan, by)[key][at] ?? null;
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

/** What somebody else pays of a payment, or of a year's. A payment smaller than its subsidy is subsidized whole and no more. */
function subsidyAt({ result, months }: ScheduleLoan, line: Line): number {
  const year = line.kind === "year" ? line.number : Math.ceil(line.number / paymentsAYear);
  const monthly = result.buydown?.years[year - 1]?.monthlySubsidy ?? 0;
  const [from, to] = line.kind === "year" ? [line.from, line.to] : [line.number, line.number];
  return cents(months.payment.slice(from - 1, to).reduce((sum, due) => sum + Math.min(monthly, due), 0));
}

export function isRecastAt(loan: ScheduleLoan, line: Line): boolean {
  const [by, at] = place(line);
  return columnsOf(loan, by).recast[at] ?? false;
}

/** Says what a column comes to over the whole loan; null for a column of running totals. */
export function totalOf({ months, result }: ScheduleLoan, key: ColumnKey): number | null {
  if (key === "payment") return months.total.at(-1) ?? 0;
  if (key === "subsidy") return result.buydown?.subsidy ?? 0;
  if (key === "borrowerPays") return cents((months.total.at(-1) ?? 0) - (result.buydown?.subsidy ?? 0));
  if (key === "interest") return months.totalInterest.at(-1) ?? 0;
  if (key === "principal") return months.totalPrincipal.at(-1) ?? 0;
  if (key === "balance") return months.balance.at(-1) ?? 0;
  if (key === "lumpPayment") return cents(months.lumpPayment.reduce((sum, amount) => sum + amount, 0));
  return null;
}

/** Finds the one loan that owes least at a line, where a loan that is paid off owes nothing. Null on a tie, and when that loan is paid off. */
export function lowestAt(loans: readonly ScheduleLoan[], line: Line): string | null {
  const owed = loans.map((loan) => figureAt(loan, line, "balance") ?? 0);
  const least = Math.min(...owed);
  const lowest = loans.filter((_, at) => owed[at] === least);
  const [only] = lowest;
  return loans.length > 1 && only && lowest.length === 1 && figureAt(only, line, "balance") !== null ? only.id : null;
}
