import { fixedYears, mostCustomRates } from "@highway/engine/scenario/schema/limits-of-term";
import { armFields, loanFields } from "@highway/engine/scenario/schema/loan";
import { filledIn, validFigure } from "@highway/engine/scenario/schema/records";
import type { FieldValue, WorkingLoan } from "../document";
import { changeLoan, type Edit, withFields } from "./change";

export type WorkingARM = NonNullable<WorkingLoan["ARM"]>;

export const isARM = ({ type }: Pick<WorkingLoan, "type">) => fixedYears(type) > 0;

/** The terms of a new adjustable rate: every term is its default, and the rate is assumed to rise as far as its caps allow. */
const newARM: WorkingARM = filledIn(armFields, {});

export const armOf = ({ ARM }: Pick<WorkingLoan, "ARM">): WorkingARM => ARM ?? newARM;

const changeARM = (id: string, change: (arm: WorkingARM, loan: WorkingLoan) => WorkingARM): Edit =>
  changeLoan(id, (loan) => {
    const before = armOf(loan);
    const ARM = change(before, loan);
    return ARM === before ? loan : { ...loan, ARM };
  });

/** Sets the months between changes of the rate. A rate that is first fixed for six months changes every six. */
export const setFrequency = (id: string, frequency: 6 | 12) =>
  changeARM(id, (arm, { type }) => withFields(arm, { frequency: type === "armHalf" ? 6 : frequency }));

/** Returns a valid rate to begin with. */
const ready = (rate: FieldValue) => validFigure(rate, armFields.customRates.of);

/** Sets what the rate is assumed to do. Typed rates begin with the loan's own; wrong ones are emptied when they are no longer shown. */
export const setArmScenario = (id: string, scenario: WorkingARM["scenario"]) =>
  changeARM(id, (arm, { rate }) => {
    if (arm.scenario === scenario) return arm;
    const customRates = arm.customRates.map(ready);
    const begins = scenario === "custom" && customRates.length === 0;
    return { ...arm, scenario, customRates: begins ? [ready(rate)] : customRates };
  });

export type ArmFigure = "sofrToday" | "indexAverage" | "margin" | "rounding" | "floor";

/** Sets a term in percent; null restores the default. */
export const setArmFigure = (id: string, field: ArmFigure, value: FieldValue) =>
  changeARM(id, (arm) => withFields(arm, { [field]: value }));

export type Cap = "initialCap" | "adjustmentCap" | "lifetimeCap";

/** Sets a cap in percentage points. A value above the limit is refused, so that the earlier one stays. */
export const setCap = (id: string, cap: Cap, value: FieldValue) =>
  changeARM(id, (arm) =>
    typeof value === "number" && value > armFields.initialCap.max ? arm : withFields(arm, { [cap]: value }),
  );

const bounds = {
  sofrToday: armFields.sofrToday,
  indexAverage: armFields.sofrToday,
  margin: armFields.margin,
  rounding: armFields.rounding,
  floor: armFields.floor,
  initialCap: armFields.initialCap,
  adjustmentCap: armFields.initialCap,
  lifetimeCap: armFields.initialCap,
} satisfies Record<ArmFigure | Cap, object>;

/** Returns the terms with every wrong figure emptied. */
export function rightOf(arm: WorkingARM): WorkingARM {
  const figures = Object.entries(bounds).map(([name, bound]) => [
    name,
    validFigure(arm[name as ArmFigure | Cap], bound),
  ]);
  return { ...arm, ...Object.fromEntries(figures), customRates: arm.customRates.map(ready) };
}

/** Returns how many more rates can be typed: a loan has one for each year after its fixed period. */
export const customRatesLeft = (loan: WorkingLoan): number => {
  const term = validFigure(loan.term, loanFields.term);
  return term === null ? 0 : mostCustomRates(term, loan.type) - armOf(loan).customRates.length;
};

export const setCustomRate = (id: string, at: number, rate: FieldValue) =>
  changeARM(id, (arm) =>
    at < arm.customRates.length && !Object.is(arm.customRates[at], rate)
      ? { ...arm, customRates: arm.customRates.with(at, rate) }
      : arm,
  );

/** Adds a period at the rate of the one before. */
export const addCustomRate = (id: string) =>
  changeARM(id, (arm, loan) =>
    customRatesLeft(loan) > 0
      ? { ...arm, customRates: [...arm.customRates, ready(arm.customRates.at(-1) ?? loan.rate)] }
      : arm,
  );

/** Removes a typed rate. The first one stays, because a rate must be known after the fixed period. */
export const removeCustomRate = (id: string, at: number) =>
  changeARM(id, (arm) =>
    at > 0 && at < arm.customRates.length ? { ...arm, customRates: arm.customRates.toSpliced(at, 1) } : arm,
  );

/** Restores a removed rate at its place. */
export const restoreCustomRate = (id: string, at: number, rate: FieldValue) =>
  changeARM(id, (arm, loan) =>
    customRatesLeft(loan) > 0 ? { ...arm, customRates: arm.customRates.toSpliced(at, 0, rate) } : arm,
  );
