import { type InsurancePlan, planOf } from "@highway/engine/scenario/schema/insurance";
import type { Program } from "@highway/engine/scenario/schema/types";
import type { FieldValue, WorkingLoan } from "../document";
import type { Sign } from "../new-report";
import { changeLoan, withFields } from "./change";
import { convertUnits } from "./units";

const monthly = (unit: Sign, value: FieldValue) => ({
  MI: unit === "fee" ? value : null,
  annualMIPercentage: unit === "percent" ? value : null,
});

/** Sets the premium in dollars a month or percent a year; null restores the calculated premium. */
export const setMI = (id: string, unit: Sign, value: FieldValue) =>
  changeLoan(id, (loan) => withFields(loan, monthly(unit, value)));

/** Converts the premium into the other unit: percent a year of `amount`, which is the loan before its upfront premium. */
export const convertMI = (id: string, to: Sign, amount: number | null) =>
  changeLoan(id, (loan) => {
    const twelfth = amount === null ? null : amount / 12;
    const value = convertUnits(to === "fee" ? loan.annualMIPercentage : loan.MI, to, twelfth);
    return value === null ? loan : withFields(loan, monthly(to, value));
  });

/** Tells whether a program's upfront premium is added to the loan by default. */
const financesPremium = (program: Program) => program === "fha" || program === "usda" || program === "va";

const newWorksheet = (program: Program): WorkingLoan["MIWorksheet"] => ({
  activeModifiers: [],
  isMonthly: true,
  isRefund: true,
  isFinanced: financesPremium(program),
});

/** Returns the insurance of a new program. Premiums that were typed for the earlier program are cleared. */
export const startedAfresh = (program: Program) => ({
  MI: null,
  annualMIPercentage: null,
  upfrontMI: null,
  selfInsured: false,
  MIWorksheet: newWorksheet(program),
});

/** Restores the premiums that the program's rule sets. */
export const startInsuranceAfresh = (id: string) =>
  changeLoan(id, (loan) => ({ ...loan, ...startedAfresh(loan.program) }));

/** Sets self-insurance: with it no premium is due, and the worksheet is cleared; without it, the calculated premiums return. */
export const setSelfInsured = (id: string, on: boolean) =>
  changeLoan(id, (loan) => ({
    ...loan,
    ...startedAfresh(loan.program),
    ...(on && { selfInsured: true, MI: 0, upfrontMI: 0 }),
  }));

type EarlierPremium = NonNullable<WorkingLoan["fhaPremium"]>;

/** Sets the upfront premium of an FHA mortgage that is paid off. Without any of its parts the mortgage is not an FHA loan. */
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

/** Sets how conventional insurance is paid. Typed premiums, and the quote that priced the loan, belong to the earlier plan and are cleared. */
export const setInsurancePlan = (id: string, plan: InsurancePlan) =>
  changeLoan(id, (loan) => {
    if (planOf(loan.MIWorksheet) === plan) return loan;
    const { quotes } = loan.MIWorksheet;
    const unpriced = quotes && { quotes: quotes.map((quote) => ({ ...quote, prices: false })) };
    const MIWorksheet = { ...loan.MIWorksheet, ...unpriced, plan, isMonthly: plan !== "single" };
    return { ...loan, MI: null, annualMIPercentage: null, upfrontMI: null, MIWorksheet };
  });

/** Sets the score that prices a loan's premium; null restores the client's. */
export const setCreditScore = (id: string, score: number | null) =>
  changeLoan(id, (loan) => {
    const { creditScore: before, ...worksheet } = loan.MIWorksheet;
    if ((before ?? null) === score) return loan;
    return { ...loan, MIWorksheet: score === null ? worksheet : { ...worksheet, creditScore: score } };
  });

/** Groups of modifiers of which a loan has at most one: occupancy, and the use of the entitlement. */
const exclusive: readonly (readonly string[])[] = [
  ["secondHome", "investment"],
  ["subsequentUse", "exempt"],
  ["irrrl", "cashOut"],
];

/** Turns a modifier of the loan's premium on or off. */
export const setModifier = (id: string, modifier: string, on: boolean) =>
  changeLoan(id, (loan) => {
    const { activeModifiers } = loan.MIWorksheet;
    if (activeModifiers.includes(modifier) === on) return loan;
    const rivals = exclusive.find((group) => group.includes(modifier)) ?? [modifier];
    const others = activeModifiers.filter((each) => (on ? !rivals.includes(each) : each !== modifier));
    return { ...loan, MIWorksheet: { ...loan.MIWorksheet, activeModifiers: on ? [...others, modifier] : others } };
  });

/** Sets the dollars of entitlement that other loans use; null means full entitlement. */
export const setEntitlementUsed = (id: string, used: FieldValue) =>
  changeLoan(id, (loan) => withFields(loan, { entitlementUsed: used ?? undefined }));

export type VAUse = "first" | "subsequentUse" | "exempt";

/** Sets the use of the veteran's entitlement; other modifiers stay. */
export const setVAUse = (id: string, use: VAUse) =>
  changeLoan(id, (loan) => {
    const { activeModifiers } = loan.MIWorksheet;
    const others = activeModifiers.filter((each) => each !== "subsequentUse" && each !== "exempt");
    return {
      ...loan,
      MIWorksheet: { ...loan.MIWorksheet, activeModifiers: use === "first" ? others : [...others, use] },
    };
  });
