import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";

/** A yearly premium in percent of the base loan (`annual`) up to a loan-to-value in percent (`upTo`, inclusive). */
export type PremiumBand = { upTo: number; annual: number };
type BandsBySize = { upToThreshold: readonly PremiumBand[]; above: readonly PremiumBand[] };
/** The mortgage insurance premiums of the Federal Housing Administration (FHA). */
export type FhaMip = {
  /** The premium at closing in percent of the base loan. */
  upfront: number;
  /** The base loan up to which the lower bands apply. */
  threshold: Cents;
  over15Years: BandsBySize;
  upTo15Years: BandsBySize;
};

const band = (upTo: number, annual: number): PremiumBand => ({ upTo, annual });
const rest = (annual: number) => band(Number.POSITIVE_INFINITY, annual);

/**
 * The FHA mortgage insurance premium, at closing and each year. Public sources disagree whether the 2023 threshold floats with the yearly loan limit; the letter prints a fixed one.
 * Streamline refinances of loans that FHA endorsed by 2009-05-31 pay less (`fha-refund.ts`).
 */
export const fhaMip = byDate<FhaMip>({
  label: "FHA mortgage insurance premium",
  unit: "percent of the base loan, once and a year",
  source: "https://www.hud.gov/program_offices/housing/sfh/handbook_4000-1",
  sources: {
    "2015-01-26": "HUD Mortgagee Letter 2015-01",
    "2023-03-20": "HUD Mortgagee Letter 2023-05",
  },
  from: {
    "2015-01-26": {
      upfront: 1.75,
      threshold: dollars(625_500),
      over15Years: { upToThreshold: [band(95, 0.8), rest(0.85)], above: [band(95, 1), rest(1.05)] },
      upTo15Years: { upToThreshold: [band(90, 0.45), rest(0.7)], above: [band(78, 0.45), band(90, 0.7), rest(0.95)] },
    },
    "2023-03-20": {
      upfront: 1.75,
      threshold: dollars(726_200),
      over15Years: { upToThreshold: [band(95, 0.5), rest(0.55)], above: [band(95, 0.7), rest(0.75)] },
      upTo15Years: { upToThreshold: [band(90, 0.15), rest(0.4)], above: [band(78, 0.15), band(90, 0.4), rest(0.65)] },
    },
  },
});

/** How long FHA's yearly premium is paid: it ends after `years` where the original loan-to-value is at most `upTo` percent, else with the loan. */
export const fhaMipDuration = byDate({
  label: "FHA mortgage insurance premium, how long it is paid",
  unit: "years, by percent of original loan-to-value",
  source: "HUD Mortgagee Letter 2013-04",
  from: { "2013-06-03": { upTo: 90, years: 11 } },
});
