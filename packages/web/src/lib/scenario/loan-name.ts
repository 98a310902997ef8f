import type { Program } from "@highway/core/scenario/types";
import type { WorkingLoan } from "./document";

export const programNames: Record<Program, string> = {
  conventional: "Conventional",
  fha: "FHA",
  usda: "USDA",
  va: "VA",
  allCash: "All cash",
  interest5: "Interest only 5 years",
  interest7: "Interest only 7 years",
  interest10: "Interest only 10 years",
  other: "Other",
};

/** What the program is called; one that the officer named goes by that name. */
export const programName = (loan: Pick<WorkingLoan, "program" | "customProgram">) =>
  (loan.program === "other" && loan.customProgram?.trim()) || programNames[loan.program];

/** The typed name, or else one made of program and term: "Conventional 30". */
export function loanName(loan: Pick<WorkingLoan, "name" | "program" | "customProgram" | "term">): string {
  if (loan.name.trim()) return loan.name.trim();
  const years = loan.program !== "allCash" && typeof loan.term === "number" ? ` ${loan.term}` : "";
  return `${programName(loan)}${years}`;
}
