import type { Typed } from "../../../lib/scenario/document";
import type { Sign } from "../../../lib/scenario/new-report";
import { changeLoan, written } from "./change";
import { converted } from "./units";

const monthly = (unit: Sign, value: Typed) => ({
  MI: unit === "fee" ? value : null,
  annualMIPercentage: unit === "percent" ? value : null,
});

/** Dollars a month or percent a year; null goes back to the computed premium. */
export const setMI = (id: string, unit: Sign, value: Typed) =>
  changeLoan(id, (loan) => written(loan, monthly(unit, value)));

/** The same premium in the other unit: percent a year of `amount`, the loan before its upfront premium. */
export const convertMI = (id: string, to: Sign, amount: number | null) =>
  changeLoan(id, (loan) => {
    const twelfth = amount === null ? null : amount / 12;
    const value = converted(to === "fee" ? loan.annualMIPercentage : loan.MI, to, twelfth);
    return value === null ? loan : written(loan, monthly(to, value));
  });

/** The borrower carries the risk: no premium of either kind. Off, the computed premiums come back. */
export const setSelfInsured = (id: string, on: boolean) =>
  changeLoan(id, (loan) => ({
    ...loan,
    selfInsured: on,
    MI: on ? 0 : null,
    annualMIPercentage: null,
    upfrontMI: on ? 0 : null,
    MIWorksheet: { activeModifiers: [], isMonthly: true, isRefund: true, isFinanced: false },
  }));

export const setUpfrontFinanced = (id: string, isFinanced: boolean) =>
  changeLoan(id, (loan) => ({ ...loan, MIWorksheet: { ...loan.MIWorksheet, isFinanced } }));

/** Who is exempt pays no fee, so it makes no difference whether the entitlement was used before. */
export const setModifiers = (id: string, activeModifiers: readonly string[]) =>
  changeLoan(id, (loan) => ({ ...loan, MIWorksheet: { ...loan.MIWorksheet, activeModifiers } }));
