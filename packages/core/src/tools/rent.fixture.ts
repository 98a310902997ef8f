/** A tool that exists in tests alone: what a new tool brings besides its line in each registry. */
import * as z from "zod/mini";
import {
  Assumptions,
  AssumptionsInput,
  type Assumptions as SavedAssumptions,
  usualAssumptions,
} from "./assumptions.schema";
import type { ToldAnswer } from "./pure/told-answer";
import { placed, type ToolMail } from "./pure/tool-mail";
import type { ToolAnswer, ToolReport } from "./tool-report.schema";

export const rentOrOwn = {
  fields: { monthlyRent: z.nullable(z.number("Enter the rent in dollars")), assumptions: Assumptions },
  given: { assumptions: AssumptionsInput },
  defaults: { monthlyRent: null, assumptions: usualAssumptions },
  moves: ["rent"],
  movedAt: { "assumptions.rent": "rent" },
  loanOf: ({ loans }: { loans: readonly { id: string }[] }) => loans[0]?.id,
} satisfies ToolReport;

type RentOrOwn = { loanID: string; aYear: number };
export const rentOrOwnAnswer = {
  work({ loans }, { assumptions: { rent } }: { assumptions: SavedAssumptions }) {
    const answer: RentOrOwn | null = rent ? { loanID: loans[0]!.id, aYear: rent * 12 } : null;
    return { answer, problems: answer ? null : { "assumptions.rent": "Enter the rent in dollars" } };
  },
} satisfies ToolAnswer;

export const rentOrOwnTold: ToldAnswer<RentOrOwn> = {
  figures: [{ name: "A year of rent", as: "dollars", of: ({ aYear }) => aYear }],
};

export const rentOrOwnMail: ToolMail = {
  title: placed("What rent comes to", "A cuánto llega el alquiler"),
  message: { en: "Here is what your rent comes to.", es: "Esto es a cuánto llega su alquiler." },
  file: { en: "Your rent", es: "Su alquiler" },
  ready: [{ name: "Your rent", en: "Here is a year of your rent.", es: "Este es un año de su alquiler." }],
};
