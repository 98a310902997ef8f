import { loanFields } from "@highway/engine/scenario/schema/loan";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { Loan, LoanType, Program } from "@highway/engine/scenario/schema/types";
import { type EscrowMonths, priceOf, propertyOf, type Typed, type WorkingLoan, type WorkingReport } from "../document";
import { setAside, setAsideOf } from "../drafts/set-aside";
import { isBuydown } from "../names/loan-name";
import { newLoan, type Sign } from "../new-report";
import { isARM, rightOf } from "./arm-edits";
import { changeLoan, type Edit, withFields } from "./change";
import { startedAfresh } from "./insurance-edits";
import { rightSecondLoan } from "./second-loan-edits";
import { convertUnits } from "./units";

/** Fields of figures that stand alone: typing in one touches no other. */
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

export const setFigure = (id: string, field: PlainField, value: Typed) =>
  changeLoan(id, (loan) => withFields(loan, { [field]: value }));

export const setText = (id: string, field: "name" | "customProgram", value: string) =>
  changeLoan(id, (loan) => withFields(loan, { [field]: value }));

/** Choices that stand alone. */
export type PlainChoice = "occupancy" | "units";

export const setChoice = <Field extends PlainChoice>(id: string, field: Field, value: WorkingLoan[Field]) =>
  changeLoan(id, (loan) => withFields(loan, { [field]: value }));

export type FinancedFlag = "isFinancedCC" | "isFinancedPoints" | "isFinancedPrepaidEscrow";

/** A financed cost is added to the loan amount. */
export const setFinanced = (id: string, flag: FinancedFlag, on: boolean) =>
  changeLoan(id, (loan) => withFields(loan, { [flag]: on }));

export const setPropertyAndPrice = (id: string, propertyID: string, purchaseDetailsID: string) =>
  changeLoan(id, (loan) => withFields(loan, { propertyID, purchaseDetailsID }));

/** Dollars that a percentage of down payment is of: the lower of price and appraised value. Null while there is no price. */
export function downPaymentBase(document: WorkingReport, loan: WorkingLoan): number | null {
  const property = propertyOf(document, loan.propertyID);
  const price = validFigure(priceOf(property, loan.purchaseDetailsID)?.price, priceFields.price);
  const appraised = validFigure(property?.userAppraisedValue, homeFields.userAppraisedValue);
  if (price === null || loan.program === "allCash") return price;
  return Math.min(price, appraised ?? price);
}

/** Typing dollars clears the percentage and vice versa. */
export const setDownPayment = (id: string, unit: Sign, value: Typed) =>
  changeLoan(id, (loan) => withFields(loan, downPayment(unit, value)));

const downPayment = (unit: Sign, value: Typed) => ({
  downPayment: unit === "fee" ? value : null,
  downPaymentPercentage: unit === "percent" ? value : null,
});

/** The same down payment in the other unit, unrounded. Without a price it cannot be told, and stays. */
export const convertDownPayment = (id: string, to: Sign) =>
  changeLoan(id, (loan, document) => {
    const typed = to === "fee" ? loan.downPaymentPercentage : loan.downPayment;
    const value = convertUnits(typed, to, downPaymentBase(document, loan));
    return value === null ? loan : withFields(loan, downPayment(to, value));
  });

/** The typed total of prepaids and escrows takes the place of months and days, and of those of the closing date. */
export const setPrepaids = (id: string, value: Typed) =>
  changeLoan(id, (loan) =>
    withFields(loan, {
      userPrepaidEscrows: value,
      ...(value !== null && { escrows: undefined, prepaidsByClosing: undefined }),
    }),
  );

export type Escrows = NonNullable<WorkingLoan["escrows"]>;

/** Months and days take the place of a typed total, and of what the closing date asks for. Undefined goes back to the usual ones. */
export const setEscrows = (id: string, escrows: Escrows | undefined) =>
  changeLoan(id, (loan) => withFields(loan, { escrows, userPrepaidEscrows: null, prepaidsByClosing: undefined }));

/** What the closing date asks for takes the place of months and days, and of a typed total. */
export const setPrepaidsByClosing = (id: string) =>
  changeLoan(id, (loan) => withFields(loan, { prepaidsByClosing: true, escrows: undefined, userPrepaidEscrows: null }));

/** The closing date of the whole scenario. An empty one goes back to the usual days after its rules' day. */
export const setClosingDate =
  (day: string): Edit =>
  ({ closingDate: _before, ...document }) =>
    day === "" ? document : { ...document, closingDate: day };

/** Takes the deposit that RESPA allows in place of months; the day that it is worked out for becomes the closing date. */
export const takeRespaDeposit =
  (id: string, day: string): Edit =>
  (document) =>
    setPrepaidsByClosing(id)(setClosingDate(day)(document));

/** The months in which tax and insurance of the whole scenario are due. None of either goes back to the usual months. */
export const setEscrowMonths =
  (months: EscrowMonths): Edit =>
  ({ escrowMonths: _before, ...document }) =>
    months.tax.length + months.insurance.length === 0 ? document : { ...document, escrowMonths: months };

/** What was typed for another type (an index, caps, a subsidy) waits there in case it is chosen again; what is wrong of it would wait unseen, and does not. */
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

/** 100 % rather than the price in dollars, so that it stays equal to the price when that changes. */
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

/** Changing the program starts its insurance afresh; all cash sets the terms of a purchase without a loan, and leaving it brings back those before. */
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

/** What nobody sees of a cash purchase waits as far as it is right: what is wrong would keep the report from being saved. */
const rightParts = ({ ARM, secondLoan, buydownCosts }: WorkingLoan) => ({
  ...(ARM && { ARM: rightOf(ARM) }),
  ...(secondLoan && { secondLoan: rightSecondLoan(secondLoan) }),
  buydownCosts: validFigure(buydownCosts, loanFields.buydownCosts),
});

const termsOf = (loan: WorkingLoan): Terms => {
  const { rate, term, points, closingCosts, customAPR, customAPRCost } = loan;
  const { downPayment: dollars, downPaymentPercentage } = loan;
  return { rate, term, points, closingCosts, customAPR, customAPRCost, downPayment: dollars, downPaymentPercentage };
};

/** Without any before, those of a new loan. Closing costs that were typed of the cash purchase stay. */
function termsAfterCash({ id, closingCosts }: WorkingLoan): Terms {
  const terms = setAsideOf<Terms>("lent", id) ?? termsOf(newLoan("", ""));
  return closingCosts === cashTerms.closingCosts ? terms : { ...terms, closingCosts };
}

/** Percent of the home's value to lend; null lends what is paid off. */
export const setTargetLTV = (id: string, value: Typed) =>
  changeLoan(id, (loan) => withFields(loan, { targetLTV: value }));

/** Dollars that the client brings so that the loan is smaller. */
export const setCashToApply = (id: string, value: Typed) =>
  changeLoan(id, (loan) => withFields(loan, { userCashToApply: value }));
