import { programNames } from "@highway/engine/scenario/schema/loan";

/** What loans are called in English, by their place and by what they are. */
export const loanNamesEn = {
  programs: programNames,
  names: {
    /** "Conventional 30". */
    termed: (program: string, years: number) => `${program} ${years}`,
    interestOnly: (only: number, years: number) => `Interest only ${only} of ${years} years`,
    /** `adjusts`: "5/6". */
    arm: (adjusts: string) => `${adjusts} ARM`,
    halfYearArm: "6-month ARM",
    /** `steps`: "2/1". */
    buydown: (steps: string) => `${steps} buydown`,
    existing: "Current mortgage",
  },
  /** Of a loan that is offered, at the head of its figures. */
  loanHead: (letter: string) => `Loan ${letter}`,
  /** The same within a sentence. */
  loan: (letter: string) => `loan ${letter}`,
  /** Of the mortgage that the client has already. */
  today: "Today",
  existing: "today's mortgage",
};
