/** Comma-separated values by RFC 4180. */
import { date } from "../../lib/format/format";
import { everyColumn } from "./columns";
import { type By, columnsOf, type ScheduleLoan } from "./lines";
import { paymentDay } from "./payment-edits";

/** Text that a spreadsheet would run as a formula is kept as text (OWASP, CSV injection). */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const field = (text: string) => quoted(harmless(text));

const heads = (by: By) => [
  "Loan",
  by === "yearly" ? "Year" : "Payment no.",
  ...(by === "monthly" ? ["Date"] : []),
  ...everyColumn.map(({ title }) => title),
  "Recast",
];

function linesOf(loan: ScheduleLoan, by: By, firstPayment: string): string[][] {
  const columns = columnsOf(loan, by);
  return columns.balance.map((_, at) => [
    field(`${loan.title}: ${loan.name}`),
    String(at + 1),
    ...(by === "monthly" ? [date(paymentDay(firstPayment, at + 1))] : []),
    ...everyColumn.map(({ key }) => columns[key][at]!.toFixed(2)),
    columns.recast[at] ? "yes" : "no",
  ]);
}

/** Writes every column of the loans, one loan after the other, as plain numbers. The mark at the start makes Excel read the file as UTF-8. */
export function csvOf(loans: readonly ScheduleLoan[], by: By, firstPayment: string): string {
  const rows = [heads(by), ...loans.flatMap((loan) => linesOf(loan, by, firstPayment))];
  return `\ufeff${rows.map((row) => `${row.join(",")}\r\n`).join("")}`;
}
