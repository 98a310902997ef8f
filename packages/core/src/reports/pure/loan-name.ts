import { monthsBetweenChanges } from "@highway/engine/loan/arm-usual";
import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import type { LoanType, Program } from "@highway/engine/scenario/schema/types";
import { isolated } from "../../platform/pure/direction";
import { loanNamesEn } from "./loan-names";

/** The parts of a loan that name it, as they are typed. */
type Named = {
  name: string;
  category: string;
  program: Program;
  customProgram?: string | null | undefined;
  term: unknown;
  type: LoanType;
  ARM?: { frequency?: unknown } | null | undefined;
};

type NameWords = {
  programs: Readonly<Record<Program, string>>;
  names: {
    termed: (program: string, years: number) => string;
    interestOnly: (only: number, years: number) => string;
    arm: (adjusts: string) => string;
    halfYearArm: string;
    buydown: (steps: string) => string;
    existing: string;
  };
};

export const isBuydown = (type: LoanType) => type.startsWith("bd");

/** The months between changes of a loan's rate: those that its program and type allow, else those that were chosen. */
export const changeMonths = ({ program, type, ARM }: Pick<Named, "program" | "type" | "ARM">) =>
  monthsBetweenChanges(program, type, ARM?.frequency === 12 ? 12 : 6);

/** The typed name, or else one made of program, term and type: "Conventional 30", "Conventional 30, 5/6 ARM". */
export function loanName(loan: Named, { programs, names }: NameWords = loanNamesEn): string {
  const { program, customProgram, term } = loan;
  if (loan.name.trim()) return isolated(loan.name.trim());
  if (loan.category === "existing") return names.existing;
  if (program === "allCash") return programs.allCash;
  const called = (program === "other" && customProgram?.trim()) || programs[program];
  const only = Number(/^interest(\d+)$/.exec(program)?.[1] ?? 0);
  const years = typeof term === "number" ? term : 0;
  const termed = only > 0 ? names.interestOnly(only, years) : names.termed(called, years);
  return [years > 0 ? termed : called, typeIn(loan, names)].filter(Boolean).join(", ");
}

/** "5/6 ARM", "2/1 buydown"; null of a loan at one rate. */
function typeIn(loan: Pick<Named, "program" | "type" | "ARM">, names: NameWords["names"]): string | null {
  const { type } = loan;
  if (type === "fixed") return null;
  if (isBuydown(type)) return names.buydown([...type.slice(2)].join("/"));
  if (type === "armHalf") return names.halfYearArm;
  return names.arm(`${fixedYears(type)}/${changeMonths(loan) === 12 ? 1 : 6}`);
}
