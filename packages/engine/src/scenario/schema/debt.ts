/** This file describes a debt, which is what the client owes beside the mortgages of the scenario. */
import { choice, count, dollars, flag, id, percent, text } from "./field";

/** The kinds of debt in the order in which a form offers them. */
const debtTypeNames = {
  card: "Card",
  auto: "Auto",
  student: "Student",
  heloc: "HELOC",
  mortgage: "Mortgage",
  other: "Other",
} as const;

/** Every field of a debt once. */
export const debtFields = {
  id: id("Id", { usual: "" }),
  name: text("Name", { maxLength: 50, sentence: "Use at most 50 characters", usual: "" }),
  type: choice("Type", debtTypeNames, {
    usual: "other",
    sentence: "Choose one of mortgage, heloc, auto, card, student, other",
  }),
  balance: dollars("Balance", { required: "Balance is required" }),
  /** The payment in dollars a month. */
  payment: dollars("Payment", { required: "Payment is required" }),
  /** The rate in percent a year; null where it is not known. */
  rate: percent("Rate", {}),
  monthsLeft: count("Months left", { min: 1, max: 600, sentence: "Enter 1 to 600 months" }),
  payOff: flag("Paid off", { usual: false }),
};
