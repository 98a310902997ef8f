/** Comma-separated values by RFC 4180. */
import { date } from "../../lib/format/format";
import { type Column, figureAt, fileColumns, isBoughtDown, isRecastAt, payerTitle, subsidyPayer } from "./columns";
import { type By, fileLines, type ScheduleLoan } from "./lines";
import { paymentDay } from "./payment-edits";

/** Text that a spreadsheet would run as a formula is kept as text (OWASP, CSV injection). */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoteCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const field = (text: string) => quoteCell(harmless(text));

/** The columns of a file with several loans, and whether its last one names who pays a subsidy. */
type FileColumns = { columns: readonly Column[]; payer: boolean };

const heads = (by: By, { columns, payer }: FileColumns) => [
  "Loan",
  by === "yearly" ? "Year" : "Payment no.",
  ...(by === "monthly" ? ["Date"] : []),
  ...columns.map(({ title }) => title),
  "Recast",
  ...(payer ? [payerTitle] : []),
];

function linesOf(loan: ScheduleLoan, by: By, firstPayment: string, { columns, payer }: FileColumns): string[][] {
  return fileLines(by, loan).map((line) => [
    field(`${loan.head}: ${loan.name}`),
    String(line.number),
    ...(by === "monthly" ? [date(paymentDay(firstPayment, line.number))] : []),
    ...columns.map(({ key }) => figureAt(loan, line, key)!.toFixed(2)),
    isRecastAt(loan, line) ? "yes" : "no",
    ...(payer ? [subsidyPayer(loan) ?? ""] : []),
  ]);
}

/** Writes every column of the loans, one loan after the other, as plain numbers. The mark at the start makes Excel read the file as UTF-8. */
export function csvOf(loans: readonly ScheduleLoan[], by: By, firstPayment: string): string {
  const columns = { columns: fileColumns(loans), payer: loans.some(isBoughtDown) };
  const rows = [heads(by, columns), ...loans.flatMap((loan) => linesOf(loan, by, firstPayment, columns))];
  return `\ufeff${rows.map((row) => `${row.join(",")}\r\n`).join("")}`;
}
