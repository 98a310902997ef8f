import { type InsurancePlan, planOf } from "@highway/engine/scenario/schema/insurance";
import type { Program } from "@highway/engine/scenario/schema/types";
import type { Typed, WorkingLoan } from "../document";
import type { Sign } from "../new-report";
import { changeLoan, withFields } from "./change";
import { convertUnits } from "./units";

const monthly = (unit: Sign, value: Typed) => ({
  MI: unit === "fee" ? value : null,
  annualMIPercentage: unit === "percent" ? value : null,
});

/** Dollars a month or percent a year; null goes back to the computed premium. */
export const setMI = (id: string, unit: Sign, value: Typed) =>
  changeLoan(id, (loan) => withFields(loan, monthly(unit, value)));

/** The same premium in the other unit: percent a year of `amount`, the loan before its upfront premium. */
export const convertMI = (id: string, to: Sign, amount: number | null) =>
  changeLoan(id, (loan) => {
    const twelfth = amount === null ? null : amount / 12;
    const value = convertUnits(to === "fee" ? loan.annualMIPercentage : loan.MI, to, twelfth);
    return value === null ? loan : withFields(loan, monthly(to, value));
  });

/** Programs whose upfront premium is added to the loan unless the officer says otherwise. */
const financesPremium = (program: Program) => program === "fha" || program === "usda" || program === "va";

const newWorksheet = (program: Program): WorkingLoan["MIWorksheet"] => ({
  activeModifiers: [],
  isMonthly: true,
  isRefund: true,
  isFinanced: financesPremium(program),
});

/** A premium belongs to its program: what was typed for the one before goes with it. */
export const startedAfresh = (program: Program) => ({
  MI: null,
  annualMIPercentage: null,
  upfrontMI: null,
  selfInsured: false,
  MIWorksheet: newWorksheet(program),
});

/** Back to the premiums that the program's rule computes. */
export const startInsuranceAfresh = (id: string) =>
  changeLoan(id, (loan) => ({ ...loan, ...startedAfresh(loan.program) }));

/** Nobody is insured, so no premium of either kind is due and the worksheet starts afresh. Off, the computed premiums come back. */
export const setSelfInsured = (id: string, on: boolean) =>
  changeLoan(id, (loan) => ({
    ...loan,
    ...startedAfresh(loan.program),
    ...(on && { selfInsured: true, MI: 0, upfrontMI: 0 }),
  }));

type EarlierPremium = NonNullable<WorkingLoan["fhaPremium"]>;

/** What was paid for an FHA mortgage that is paid off; without any part it is none of FHA's. */
export const setEarlierPremium = (id: string, parts: Partial<EarlierPremium>) =>
  changeLoan(id, (loan) => {
    const fhaPremium = { month: null, year: null, paid: null, ...loan.fhaPremium, ...parts };
    const isKnown = Object.values(fhaPremium).some((part) => part !== null);
    return withFields(loan, { fhaPremium: isKnown ? fhaPremium : undefined });
  });

type WorksheetFlag = "isRefund" | "isFinanced";

const changeWorksheet = (id: string, fields: Partial<WorkingLoan["MIWorksheet"]>) =>
  changeLoan(id, (loan) => {
    const MIWorksheet = withFields(loan.MIWorksheet, fields);
    return MIWorksheet === loan.MIWorksheet ? loan : { ...loan, MIWorksheet };
  });

export const setWorksheetFlag = (id: string, flag: WorksheetFlag, on: boolean) => changeWorksheet(id, { [flag]: on });

/** How conventional insurance is paid. Premiums that were typed, and the quote that priced the loan, belong to the way before. */
export const setInsurancePlan = (id: string, plan: InsurancePlan) =>
  changeLoan(id, (loan) => {
    if (planOf(loan.MIWorksheet) === plan) return loan;
    const { quotes } = loan.MIWorksheet;
    const unpriced = quotes && { quotes: quotes.map((quote) => ({ ...quote, prices: false })) };
    const MIWorksheet = { ...loan.MIWorksheet, ...unpriced, plan, isMonthly: plan !== "single" };
    return { ...loan, MI: null, annualMIPercentage: null, upfrontMI: null, MIWorksheet };
  });

/** The score that a loan's premium is priced by; null goes back to the client's. */
export const setCreditScore = (id: string, score: number | null) =>
  changeLoan(id, (loan) => {
    const { creditScore: before, ...worksheet } = loan.MIWorksheet;
    if ((before ?? null) === score) return loan;
    return { ...loan, MIWorksheet: score === null ? worksheet : { ...worksheet, creditScore: score } };
  });

/** Modifiers of which a loan has one at most: how a home is lived in, and how an entitlement stands. */
const exclusive: readonly (readonly string[])[] = [
  ["secondHome", "investment"],
  ["subsequentUse", "exempt"],
  ["irrrl", "cashOut"],
];

/** Says that something of the loan changes its premium, or no longer does. */
export const setModifier = (id: string, modifier: string, on: boolean) =>
  changeLoan(id, (loan) => {
    const { activeModifiers } = loan.MIWorksheet;
    if (activeModifiers.includes(modifier) === on) return loan;
    const rivals = exclusive.find((group) => group.includes(modifier)) ?? [modifier];
    const others = activeModifiers.filter((each) => (on ? !rivals.includes(each) : each !== modifier));
    return { ...loan, MIWorksheet: { ...loan.MIWorksheet, activeModifiers: on ? [...others, modifier] : others } };
  });

/** The dollars of entitlement that other loans have in use; null means full entitlement. */
export const setEntitlementUsed = (id: string, used: Typed) =>
  changeLoan(id, (loan) => withFields(loan, { entitlementUsed: used ?? undefined }));

export type VAUse = "first" | "subsequentUse" | "exempt";

/** How the veteran's entitlement stands; what else is said of the loan stays. */
export const setVAUse = (id: string, use: VAUse) =>
  changeLoan(id, (loan) => {
    const { activeModifiers } = loan.MIWorksheet;
    const others = activeModifiers.filter((each) => each !== "subsequentUse" && each !== "exempt");
    return {
      ...loan,
      MIWorksheet: { ...loan.MIWorksheet, activeModifiers: use === "first" ? others : [...others, use] },
    };
  });
