import type { AmortSchedule } from "@highway/engine/scenario/schema/types";
import type { Line } from "./lines";
import { type By, columnsOf, type ScheduleLoan } from "./lines";

export type ColumnKey = Exclude<keyof AmortSchedule, "recast">;
export type Column = { key: ColumnKey; title: string };

const first: readonly Column[] = [
  { key: "payment", title: "Payment" },
  { key: "interest", title: "Interest" },
  { key: "principal", title: "Principal" },
];
const lump: Column = { key: "lumpPayment", title: "Lump payment" };
const balance: Column = { key: "balance", title: "Balance" };
const running: readonly Column[] = [
  { key: "total", title: "Total payments" },
  { key: "totalInterest", title: "Total interest" },
  { key: "totalPrincipal", title: "Total principal" },
];

/** Files hold every column of a schedule. */
export const everyColumn: readonly Column[] = [...first, lump, balance, ...running];

const paysLump = ({ months }: ScheduleLoan) => months.lumpPayment.some((amount) => amount > 0);

/** Gives the columns that the table shows of each loan: a lump payment's where there is one, running totals when they are asked for. */
export const shownColumns = (loans: readonly ScheduleLoan[], totals: boolean): readonly Column[] => [
  ...first,
  ...(loans.some(paysLump) ? [lump] : []),
  balance,
  ...(totals ? running : []),
];

/** Says where a line stands in a loan's columns. */
const place = (line: Line): [By, number] => [line.kind === "year" ? "yearly" : "monthly", line.number - 1];

/** Gives a loan's figure at a line; null after its last payment. */
export function figureAt(loan: ScheduleLoan, line: Line, key: ColumnKey): number | null {
  const [by, at] = place(line);
  return columnsOf(loan, by)[key][at] ?? null;
}

export function isRecastAt(loan: ScheduleLoan, line: Line): boolean {
  const [by, at] = place(line);
  return columnsOf(loan, by).recast[at] ?? false;
}

/** Says what a column comes to over the whole loan; null for a column of running totals. */
export function totalOf({ months }: ScheduleLoan, key: ColumnKey): number | null {
  if (key === "payment") return months.total.at(-1) ?? 0;
  if (key === "interest") return months.totalInterest.at(-1) ?? 0;
  if (key === "principal") return months.totalPrincipal.at(-1) ?? 0;
  if (key === "balance") return months.balance.at(-1) ?? 0;
  if (key === "lumpPayment") return months.lumpPayment.reduce((sum, amount) => sum + amount, 0);
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
