import { programNames } from "@highway/engine/scenario/schema/loan";
import type { WorkingLoan } from "../document";
import { typeNameOf } from "./type-name";

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
