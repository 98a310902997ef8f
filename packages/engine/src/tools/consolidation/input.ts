/** This file describes what an officer types of a debt consolidation beside the scenario. */

import type { Ready } from "../../scenario/schema/documents";
import { dollars, id, percent } from "../../scenario/schema/field";

const ratio = { sentence: "Enter a percentage between 0 and 100" };
export const consolidationInputFields = {
  /** The new loan: a refinance, or the purchase for which a home is sold. */
  loanID: id("New loan", { usual: "", missing: "Choose the new loan" }),
  /** The highest share of the income that the home, and that everything owed may take. Null means what is suggested for the program. */
  maxFront: percent("Highest for the home", ratio),
  maxBack: percent("Highest for all debts", ratio),
  /** The dollars paid additionally each month in place of all that is saved; null means all of it. */
  applied: dollars("Paid in addition each month", {}),
};

export type ConsolidationInput = Ready<typeof consolidationInputFields>;
