import { additionalPaymentFields, loanFields, lumpFields } from "@highway/engine/scenario/schema/loan";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { Loan, LoanType, Program } from "@highway/engine/scenario/schema/types";
import {
  type EscrowMonths,
  type FieldValue,
  priceOf,
  propertyOf,
  type WorkingLoan,
  type WorkingReport,
} from "../document";
import { setAside, setAsideOf } from "../drafts/set-aside";
import { isBuydown } from "../names/loan-name";
import { newLoan, type Sign } from "../new-report";
import { formerLoan } from "../store/store";
import { isARM, rightOf } from "./arm-edits";
import { changeLoan, type Edit, withFields } from "./change";
import { startedAfresh } from "./insurance-edits";
import { rightSecondLoan } from "./second-loan-edits";
import { convertUnits } from "./units";

/** Fields of figures on which no other field depends. */
export type PlainField =
  | "term"
  | "rate"
  | "points"
  | "customAPR"
  | "customAPRCost"
  | "apor"
  | "closingCosts"
  | "credits"
  | "upfrontMI"
  | "buydownCosts";

export const setFigure = (id: string, field: PlainField, value: FieldValue) =>
  changeLoan(id, (loan) => withFields(loan, { [field]: value }));

export const setText = (id: string, field: "name" | "customProgram", value: string) =>
  changeLoan(id, (loan) => withFields(loan, { [field]: value }));

/** Choices on which no other field depends. */
export type PlainChoice = "occupancy" | "units";

export const setChoice = <Field extends PlainChoice>(id: string, field: Field, value: WorkingLoan[Field]) =>
  changeLoan(id, (loan) => withFields(loan, { [field]: value }));

export type FinancedFlag = "isFinancedCC" | "isFinancedPoints" | "isFinancedPrepaidEscrow";

/** A financed cost is added to the loan amount. */
export const setFinanced = (id: string, flag: FinancedFlag, on: boolean) =>
  changeLoan(id, (loan) => withFields(loan, { [flag]: on }));

export const setPropertyAndPrice = (id: string, propertyID: string, purchaseDetailsID: string) =>
  changeLoan(id, (loan) => withFields(loan, { propertyID, purchaseDetailsID }));

/** Returns the dollars of which a down payment is a percentage: the lower of price and appraised value. Null while there is no price. */
export function downPaymentBase(document: WorkingReport, loan: WorkingLoan): number | null {
  const property = propertyOf(document, loan.propertyID);
  const price = validFigure(priceOf(property, loan.purchaseDetailsID)?.price, priceFields.price);
  const appraised = validFigure(property?.userAppraisedValue, homeFields.userAppraisedValue);
  if (price === null || loan.program === "allCash") return price;
  return Math.min(price, appraised ?? price);
}

/** Sets the down payment. Dollars clear the percentage, and the reverse. */
export const setDownPayment = (id: string, unit: Sign, value: FieldValue) =>
  changeLoan(id, (loan) => withFields(loan, downPayment(unit, value)));

const downPayment = (unit: Sign, value: FieldValue) => ({
  downPayment: unit === "fee" ? value : null,
  downPaymentPercentage: unit === "percent" ? value : null,
});

/** Converts the down payment into the other unit, unrounded. Without a price it stays as it is. */
export const convertDownPayment = (id: string, to: Sign) =>
  changeLoan(id, (loan, document) => {
    const typed = to === "fee" ? loan.downPaymentPercentage : loan.downPayment;
    const value = convertUnits(typed, to, downPaymentBase(document, loan));
    return value === null ? loan : withFields(loan, downPayment(to, value));
  });

/** Sets the typed total of prepaids and escrows, which replaces months and days and those of the closing date. */
export const setPrepaids = (id: string, value: FieldValue) =>
  changeLoan(id, (loan) =>
    withFields(loan, {
      userPrepaidEscrows: value,
      ...(value !== null && { escrows: undefined, prepaidsByClosing: undefined }),
    }),
  );

export type Escrows = NonNullable<WorkingLoan["escrows"]>;

/** Sets months and days, which replace a typed total and the closing date's. Undefined restores the defaults. */
export const setEscrows = (id: string, escrows: Escrows | undefined) =>
  changeLoan(id, (loan) => withFields(loan, { escrows, userPrepaidEscrows: null, prepaidsByClosing: undefined }));

/** Has the closing date set the prepaids, in place of months, days and a typed total. */
export const setPrepaidsByClosing = (id: string) =>
  changeLoan(id, (loan) => withFields(loan, { prepaidsByClosing: true, escrows: undefined, userPrepaidEscrows: null }));

/** Sets the closing date of the whole scenario. An empty one restores the default, some days after the day of the rules. */
export const setClosingDate =
  (day: string): Edit =>
  ({ closingDate: _before, ...document }) =>
    day === "" ? document : { ...document, closingDate: day };

/** Takes the deposit that RESPA allows in place of months. The day for which it is calculated becomes the closing date. */
export const takeRespaDeposit =
  (id: string, day: string): Edit =>
  (document) =>
    setPrepaidsByClosing(id)(setClosingDate(day)(document));

/** Sets the months in which the scenario's tax and insurance are due. No months restore the defaults. */
export const setEscrowMonths =
  (months: EscrowMonths): Edit =>
  ({ escrowMonths: _before, ...document }) =>
    months.tax.length + months.insurance.length === 0 ? document : { ...document, escrowMonths: months };

/** Sets the type. What was typed for another type (an index, caps, a subsidy) stays in case it is chosen again; wrong values are removed, because nobody would see them. */
export const setType = (id: string, type: LoanType) =>
  changeLoan(id, (loan) => {
    const { ARM } = loan;
    const { ARM: rightARM, buydownCosts } = rightParts(loan);
    const yearly = type === "armHalf" && ARM?.frequency === 12;
    return withFields(loan, {
      type,
      ...(!isBuydown(type) && { buydownCosts }),
      ...(rightARM && !isARM({ type }) && { ARM: rightARM }),
      ...(yearly && { ARM: { ...ARM, frequency: 6 as const } }),
    });
  });

export const setBuydownPaidBy = (id: string, buydownPaidBy: Loan["buydownPaidBy"]) =>
  changeLoan(id, (loan) => withFields(loan, { buydownPaidBy }));

/** The terms of a purchase in cash. The down payment is 100 percent and not the price in dollars, so that it follows the price. */
const cashTerms = {
  rate: 0,
  term: 0,
  points: 0,
  closingCosts: 0,
  customAPR: 0,
  customAPRCost: null,
  ...downPayment("percent", 100),
};

type Terms = Pick<WorkingLoan, keyof typeof cashTerms>;

/** Sets the program, and restores its own insurance. All cash sets the terms of a purchase without a loan, and leaving it restores the earlier terms. */
export const setProgram = (id: string, program: Program) =>
  changeLoan(id, (loan) => {
    if (loan.program === program) return loan;
    const insured = {
      ...loan,
      program,
      ...startedAfresh(program),
      ...(loan.entitlementUsed && { entitlementUsed: undefined }),
    };
    if (program === "allCash") {
      setAside("lent", id, termsOf(loan));
      return { ...insured, ...cashTerms, ...rightParts(loan) };
    }
    return loan.program === "allCash" ? { ...insured, ...termsAfterCash(loan) } : insured;
  });

/** Returns the hidden parts of a cash purchase without wrong values, which would keep the report from being saved. */
const rightParts = ({ ARM, secondLoan, buydownCosts, apor, ...loan }: WorkingLoan) => ({
  ...(ARM && { ARM: rightOf(ARM) }),
  ...(secondLoan && { secondLoan: rightSecondLoan(secondLoan) }),
  ...(apor !== undefined && { apor: validFigure(apor, loanFields.apor) }),
  buydownCosts: validFigure(buydownCosts, loanFields.buydownCosts),
  additionalMonthlyPayments: loan.additionalMonthlyPayments.filter(
    ({ amount }) => validFigure(amount, additionalPaymentFields.amount) !== null,
  ),
  lumpPayments: loan.lumpPayments.filter(
    ({ amount, payment }) =>
      validFigure(amount, lumpFields.amount) !== null && validFigure(payment, lumpFields.payment) !== null,
  ),
});

const termsOf = (loan: WorkingLoan): Terms => {
  const { rate, term, points, closingCosts, customAPR, customAPRCost } = loan;
  const { downPayment: dollars, downPaymentPercentage } = loan;
  return { rate, term, points, closingCosts, customAPR, customAPRCost, downPayment: dollars, downPaymentPercentage };
};

/** Returns the terms after all cash: the earlier ones, else those of a new loan. Closing costs that were typed for the cash purchase stay. */
function termsAfterCash({ id, closingCosts }: WorkingLoan): Terms {
  const lent = formerLoan(id, ({ program }) => program !== "allCash");
  const terms = lent ? termsOf(lent) : (setAsideOf<Terms>("lent", id) ?? termsOf(newLoan("", "")));
  return closingCosts === cashTerms.closingCosts ? terms : { ...terms, closingCosts };
}

/** Sets the target LTV, in percent of the home's value; null lends what is paid off. */
export const setTargetLTV = (id: string, value: FieldValue) =>
  changeLoan(id, (loan) => withFields(loan, { targetLTV: value }));

/** Sets the cash, in dollars, that the client applies to make the loan smaller. */
export const setCashToApply = (id: string, value: FieldValue) =>
  changeLoan(id, (loan) => withFields(loan, { userCashToApply: value }));
