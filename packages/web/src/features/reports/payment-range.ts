import type { Client } from "@highway/core/clients/schema";
import type { Report } from "@highway/core/reports/schema";
import { moneyWithCents } from "../../lib/format/format";
import { isComputed, officerColumns } from "../../report/columns";
import { paymentSteps } from "../../report/payment-steps";
import { lacksTax } from "../../report/unknown-parts";
import { savedOf } from "../../scenario/store/saved-report";

/** What the loans that a report offers cost a month: "$2,528.27", "$2,344.18 to $2,712.90". Null while none has a payment. */
export type PaymentRange = {
  words: string;
  /** "a month", and what else the amount does not say: it is of the first months, or without property tax. */
  note: string;
};

export function paymentRange(report: Report, client: Client): PaymentRange | null {
  const { document } = savedOf({ report, client });
  const offered = officerColumns({ document, client })
    .filter(isComputed)
    .filter(({ isOwed }) => !isOwed);
  const payments = offered.flatMap(({ result }) => result.monthly.total ?? []);
  if (payments.length === 0) return null;
  const [least, most] = [moneyWithCents(Math.min(...payments)), moneyWithCents(Math.max(...payments))];
  const notes = [
    "a month",
    offered.some((column) => paymentSteps(column).length > 0) && "at first",
    offered.some(lacksTax) && "without property tax",
  ];
  return { words: least === most ? least : `${least} to ${most}`, note: notes.filter(Boolean).join(", ") };
}
