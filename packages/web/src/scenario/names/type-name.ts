import { typeNames } from "@highway/engine/scenario/schema/loan";
import type { LoanType } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan } from "../document";

/** In the order they are offered in. */
export const loanTypes = Object.keys(typeNames) as LoanType[];

export const isBuydown = (type: LoanType) => type.startsWith("bd");

/** As officers say it: a "5/6 ARM" changes every 6 months, a "5/1 ARM" every year. */
export const typeName = (type: LoanType, frequency: number | string | null = 6): string =>
  frequency === 12 ? typeNames[type].replace("/6 ARM", "/1 ARM") : typeNames[type];

export const typeNameOf = ({ type, ARM }: Pick<WorkingLoan, "type" | "ARM">) => typeName(type, ARM?.frequency);
