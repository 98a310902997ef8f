import { addMonths } from "@highway/engine/rules/day";
import { shortMonthNames } from "../../lib/format/format";

/** Gives the day of a payment, by its number from 1. */
export const paymentDay = (firstPayment: string, number: number) => addMonths(firstPayment, number - 1);

/** Writes the month of a payment, "Jun 2028": a payment falls due on the first. */
export function paymentMonth(firstPayment: string, number: number): string {
  const [year, month] = paymentDay(firstPayment, number).split("-");
  return `${shortMonthNames[Number(month) - 1]} ${year}`;
}
