import type { Program } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan } from "../document";
import { typeNameOf } from "./type-name";

export const programNames: Record<Program, string> = {
  conventional: "Conventional",
  fha: "FHA",
  usda: "USDA",
  va: "VA",
  interest5: "Interest only 5 years",
  interest7: "Interest only 7 years",
  interest10: "Interest only 10 years",
  allCash: "All cash",
  other: "Other",
};

/** What the program is called; one that the officer named goes by that name. */
const programName = (loan: Pick<WorkingLoan, "program" | "customProgram">) =>
  (loan.program === "other" && loan.customProgram?.trim()) || programNames[loan.program];

type Named = Pick<WorkingLoan, "name" | "program" | "customProgram" | "term" | "type" | "ARM">;

/** The typed name, or else one made of program, term and type: "Conventional 30", "Conventional 30, 5/6 ARM". */
export function loanName(loan: Named): string {
  if (loan.name.trim()) return loan.name.trim();
  if (loan.program === "allCash") return programName(loan);
  const years = typeof loan.term === "number" ? ` ${loan.term}` : "";
  const type = loan.type === "fixed" ? "" : `, ${typeNameOf(loan)}`;
  return `${programName(loan)}${years}${type}`;
}
