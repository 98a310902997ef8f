import { officerWords } from "../../../lib/words/officer";
import { shortMonths } from "../../../scenario/names/loan-title";
import type { Manner } from "../../cells";

/** How the officer's screen writes figures. */
export const manner: Manner = {
  reader: "officer",
  words: officerWords,
  decimals: { dollars: 0, amount: 2 },
  months: shortMonths,
};
