import { byDate } from "./by-date";
import { BEFORE_2020 } from "./day";

/**
 * The rate at which an agency counts an adjustable loan's payment: the note rate; the note rate and 1 point; the greater of the note rate with its first
 * cap and the fully indexed rate; the highest rate that may apply in the first five years; the greater of the note rate and the fully indexed rate,
 * of every loan or of a higher-priced one alone.
 */
export type QualifyingRate =
  | "note rate"
  | "note rate and 1 point"
  | "note rate and first cap, or indexed rate"
  | "highest rate in five years"
  | "note rate or indexed rate"
  | "note rate, or indexed rate where higher-priced";
/** An agency's rates by the longest fixed period in months that they apply to; `fromLtv` is the loan-to-value from which one applies. */
type QualifyingRates = readonly { upToMonths: number; fromLtv: number; countedAt: QualifyingRate }[];

const ANY = Number.POSITIVE_INFINITY;

/** The rate at which an adjustable loan qualifies, by agency. A program of no agency follows Regulation Z's ability-to-repay rule. */
export const qualifyingRates = byDate<Record<"fannieMae" | "fha" | "va" | "other", QualifyingRates>>({
  label: "The rate at which an adjustable loan qualifies",
  unit: "months of the fixed period, percent of loan to value, and the rate that is counted",
  source:
    "Fannie Mae Selling Guide B3-6-04, Qualifying Payment Requirements; HUD Handbook 4000.1 II.A; VA Pamphlet 26-7 chapter 4; 12 CFR 1026.43(c)(5)",
  from: {
    [BEFORE_2020]: {
      fannieMae: [
        { upToMonths: 36, fromLtv: 0, countedAt: "highest rate in five years" },
        { upToMonths: 60, fromLtv: 0, countedAt: "note rate and first cap, or indexed rate" },
        { upToMonths: ANY, fromLtv: 0, countedAt: "note rate, or indexed rate where higher-priced" },
      ],
      fha: [
        { upToMonths: 12, fromLtv: 95, countedAt: "note rate and 1 point" },
        { upToMonths: ANY, fromLtv: 0, countedAt: "note rate" },
      ],
      va: [
        { upToMonths: 12, fromLtv: 0, countedAt: "note rate and 1 point" },
        { upToMonths: ANY, fromLtv: 0, countedAt: "note rate" },
      ],
      other: [{ upToMonths: ANY, fromLtv: 0, countedAt: "note rate or indexed rate" }],
    },
  },
});
