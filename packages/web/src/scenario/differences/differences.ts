import { money, percent } from "../../lib/format/format";
import {
  comparedLoans,
  isExisting,
  scenarioTypeOf,
  type WorkingDebt,
  type WorkingLoan,
  type WorkingProperty,
  type WorkingReport,
} from "../document";
import { debtName } from "../names/debt-types";
import { loanName, programName } from "../names/loan-name";
import { placeName } from "../names/place-name";
import { typeNameOf } from "../names/type-name";
import { typeName } from "../names/type-names";

/** One thing that two states of a report say differently. */
export type Difference = { what: string; mine: string; theirs: string };

type Field<T> = { label: string; say: (record: T) => string };

const none = "\u2014";
const amount = (value: unknown) =>
  typeof value === "number" ? money(value, { cents: !Number.isInteger(value) }) : none;
const share = (value: unknown) => (typeof value === "number" ? percent(value, { trim: true }) : none);
const term = (value: unknown) => (value === null ? none : String(value));
const yes = (value: boolean) => (value ? "Yes" : "No");
const either = (dollars: unknown, percentage: unknown) => (dollars === null ? share(percentage) : amount(dollars));

const loanFields: readonly Field<WorkingLoan>[] = [
  { label: "Name", say: loanName },
  { label: "Program", say: programName },
  { label: "Type", say: typeNameOf },
  { label: "Adjustable rate", say: ({ ARM }) => (ARM ? Object.values(ARM).flat().map(term).join(", ") : none) },
  { label: "Buydown", say: ({ buydownCosts, buydownPaidBy }) => `${buydownPaidBy}, ${amount(buydownCosts)}` },
  { label: "Term", say: ({ term }) => `${term ?? none} years` },
  { label: "Rate", say: ({ rate }) => share(rate) },
  { label: "Points", say: ({ points }) => share(points) },
  { label: "APR", say: ({ customAPR }) => share(customAPR) },
  { label: "Prepaid finance charge", say: ({ customAPRCost }) => amount(customAPRCost) },
  { label: "Down payment", say: (loan) => either(loan.downPayment, loan.downPaymentPercentage) },
  {
    label: "Second loan",
    say: ({ secondLoan }) => (secondLoan ? Object.values(secondLoan).map(term).join(", ") : none),
  },
  { label: "Closing costs", say: ({ closingCosts }) => amount(closingCosts) },
  { label: "Credits", say: ({ credits }) => amount(credits) },
  { label: "Prepaids and escrows", say: ({ userPrepaidEscrows }) => amount(userPrepaidEscrows) },
  { label: "Months and days prepaid", say: ({ escrows }) => (escrows ? Object.values(escrows).join(", ") : none) },
  { label: "Mortgage insurance", say: (loan) => either(loan.MI, loan.annualMIPercentage) },
  { label: "Upfront MI", say: ({ upfrontMI }) => amount(upfrontMI) },
  { label: "Upfront MI financed", say: ({ MIWorksheet }) => yes(MIWorksheet.isFinanced) },
  { label: "Insurance modifiers", say: ({ MIWorksheet }) => MIWorksheet.activeModifiers.join(", ") || none },
  { label: "Credit score", say: ({ MIWorksheet }) => (MIWorksheet.creditScore ? `${MIWorksheet.creditScore}` : none) },
  { label: "Insurance paid monthly", say: ({ MIWorksheet }) => yes(MIWorksheet.isMonthly) },
  { label: "Insurance refundable", say: ({ MIWorksheet }) => yes(MIWorksheet.isRefund) },
  { label: "Self-insured", say: ({ selfInsured }) => yes(selfInsured) },
  { label: "Closing costs financed", say: ({ isFinancedCC }) => yes(isFinancedCC) },
  { label: "Points financed", say: ({ isFinancedPoints }) => yes(isFinancedPoints) },
  { label: "Prepaids financed", say: ({ isFinancedPrepaidEscrow }) => yes(isFinancedPrepaidEscrow) },
];

/** Beside what every loan says: how a refinance is sized, what is left of a mortgage that is there. */
const refinanceFields: readonly Field<WorkingLoan>[] = [
  { label: "Kind", say: ({ category }) => category },
  { label: "Target LTV", say: ({ targetLTV }) => share(targetLTV) },
  { label: "Cash to apply", say: ({ userCashToApply }) => amount(userCashToApply) },
  { label: "Balance", say: ({ balance }) => amount(balance) },
  { label: "Months left", say: ({ monthsLeft }) => term(monthsLeft ?? null) },
  { label: "Payment", say: ({ payment }) => amount(payment) },
  { label: "Paid off", say: ({ payOff }) => yes(payOff ?? false) },
];

const debtFields: readonly Field<WorkingDebt>[] = [
  { label: "Name", say: debtName },
  { label: "Type", say: ({ type }) => type },
  { label: "Balance", say: ({ balance }) => amount(balance) },
  { label: "Payment", say: ({ payment }) => amount(payment) },
  { label: "Rate", say: ({ rate }) => share(rate) },
  { label: "Months left", say: ({ monthsLeft }) => term(monthsLeft) },
  { label: "Paid off", say: ({ payOff }) => yes(payOff) },
];

const scenarioFields: readonly Field<WorkingReport>[] = [
  { label: "Name", say: ({ name }) => name || none },
  { label: "Type", say: (report) => typeName(scenarioTypeOf(report)) },
  { label: "Rules as of", say: ({ asOf }) => asOf },
];

const propertyFields: readonly Field<WorkingProperty>[] = [
  {
    label: "Location",
    say: (property) =>
      [property.address, property.city, property.state, property.zip].filter(Boolean).join(", ") || none,
  },
  { label: "Name", say: ({ addressDisplay }) => addressDisplay || none },
  { label: "County", say: ({ county }) => county || none },
  { label: "County tax rate", say: ({ countyTaxRate }) => share(countyTaxRate) },
  { label: "Value of the home", say: ({ userEstimatedValue }) => amount(userEstimatedValue) },
  { label: "Appraised value", say: ({ userAppraisedValue }) => amount(userAppraisedValue) },
  { label: "HOA", say: ({ monthlyAssociationFee }) => amount(monthlyAssociationFee) },
  { label: "Prices", say: ({ purchaseDetails }) => purchaseDetails.map(({ price }) => amount(price)).join(", ") },
  {
    label: "Property tax",
    say: ({ purchaseDetails }) =>
      purchaseDetails.map((each) => either(each.userPropertyTax, each.userTaxRate)).join(", "),
  },
  {
    label: "Home insurance",
    say: ({ purchaseDetails }) => purchaseDetails.map((each) => amount(each.userMonthlyHomeInsurance)).join(", "),
  },
];

const fieldsThatDiffer = <T>(what: string, fields: readonly Field<T>[], mine: T, theirs: T): Difference[] =>
  fields.flatMap(({ label, say }) => {
    const [a, b] = [say(mine), say(theirs)];
    return a === b ? [] : [{ what: `${what} · ${label}`, mine: a, theirs: b }];
  });

/** Entries of a list by id: those that only one state has, and what the two say differently of the others. */
function listDifferences<T extends { id: string }>(
  mine: readonly T[],
  theirs: readonly T[],
  fields: readonly Field<T>[],
  name: (entry: T, place: number) => string,
): Difference[] {
  const own = mine.flatMap((entry, place) => {
    const other = theirs.find(({ id }) => id === entry.id);
    if (!other) return [{ what: name(entry, place), mine: "Added", theirs: none }];
    return fieldsThatDiffer(name(entry, place), fields, entry, other);
  });
  const gone = theirs.filter((entry) => !mine.some(({ id }) => id === entry.id));
  return [...own, ...gone.map((entry) => ({ what: name(entry, theirs.indexOf(entry)), mine: none, theirs: "Added" }))];
}

const existingOf = ({ loans }: WorkingReport) => loans.filter(isExisting);

/** What two states of a report say differently, in the words of the screen. */
export function differencesOf(mine: WorkingReport, theirs: WorkingReport): Difference[] {
  const fields = [...loanFields, ...refinanceFields];
  const named = (word: string) => (_: unknown, place: number) => `${word} ${place + 1}`;
  return [
    ...fieldsThatDiffer("Scenario", scenarioFields, mine, theirs),
    ...listDifferences(mine.properties, theirs.properties, propertyFields, placeName),
    ...listDifferences(comparedLoans(mine), comparedLoans(theirs), fields, named("Loan")),
    ...listDifferences(existingOf(mine), existingOf(theirs), fields, named("Mortgage")),
    ...listDifferences(mine.debts, theirs.debts, debtFields, named("Debt")),
  ];
}
