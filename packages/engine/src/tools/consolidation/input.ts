/** This file describes what an officer types of a debt consolidation beside the scenario. */

import type { Ready } from "../../scenario/schema/documents";
import { dollars, type Fields, id, percent } from "../../scenario/schema/field";

const ratio = { sentence: "Enter a percentage between 0 and 100" };
export const consolidationFields = {
  /** The new loan: a refinance, or the purchase for which a home is sold; without one it is the first of the report. */
  loanID: id("New loan", { usual: "", orNone: true, missing: "Choose the new loan" }),
  /** The highest share of the income that the home, and that everything owed may take. Null means what is suggested for the program. */
  maxFront: percent("Maximum for housing", ratio),
  maxBack: percent("Maximum for all debts", ratio),
  /** The dollars paid additionally each month in place of all that is saved; null means all of it. */
  applied: dollars("Extra paid each month", {}),
} satisfies Fields;

/** What is typed of a consolidation, as a report holds it. Null stands for what is suggested, or for all that is saved. */
export type ConsolidationInput = Ready<typeof consolidationFields>;
