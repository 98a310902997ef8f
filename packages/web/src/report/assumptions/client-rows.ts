import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { moneyAsTyped, trimmedPercent } from "../../lib/format/format";
import type { WordsOf } from "../../lib/words/lang";
import type { clientAssumptionsEn } from "./client.en";

type Words = WordsOf<typeof clientAssumptionsEn>;

/** The assumptions of an answer, as a card or a table on paper draws them. */
export type ClientAssumptions = {
  words: Pick<Words, "title" | "taxKnown" | "taxUnknown" | "leftOutTitle" | "estimate"> & { leftOut: string };
  rows: readonly { key: string; label: string; value: string; note: string }[];
  isTaxKnown: boolean;
};

/** The assumptions that the answer itself calculates. */
type Found = Pick<RentOrBuy, "growth" | "taxGrowth">;

/** Returns the assumptions of an answer, each with its source. What the client told about taxes is left out, because a link can be forwarded. */
export function clientAssumptionRows(answer: Found, typed: SavedAssumptions, words: Words) {
  const yearly = (rate: number) => words.aYear(trimmedPercent(rate));
  const first = answer.growth.yearly[0] ?? 0;
  const isSeries = answer.growth.yearly.some((rate) => rate !== first);
  const growth = isSeries
    ? words.series
    : first === 0
      ? words.same
      : (first > 0 ? words.rise : words.fall)(trimmedPercent(Math.abs(first)));
  const deposit = typed.depositMonths ?? 0;
  return [
    { key: "growth", label: words.growth, value: growth, note: words.growthNote },
    { key: "rentGrowth", label: words.rentGrowth, value: yearly(typed.rentGrowth ?? 0), note: words.rentGrowthNote },
    {
      key: "maintenance",
      label: words.maintenance,
      value: words.ofPrice(trimmedPercent(typed.maintenance ?? 0)),
      note: words.maintenanceNote,
    },
    {
      key: "investmentReturn",
      label: words.investmentReturn,
      value: yearly(typed.investmentReturn ?? 0),
      note: words.investmentReturnNote,
    },
    { key: "inflation", label: words.inflation, value: yearly(typed.inflation ?? 0), note: words.inflationNote },
    { key: "taxGrowth", label: words.taxGrowth, value: yearly(answer.taxGrowth.rate), note: words.taxGrowthNote },
    {
      key: "rentersInsurance",
      label: words.rentersInsurance,
      value: words.aMonth(moneyAsTyped(typed.rentersInsurance ?? 0)),
      note: words.rentersInsuranceNote,
    },
    {
      key: "deposit",
      label: words.deposit,
      value: deposit === 1 ? words.ofRentOne : words.ofRent(String(deposit)),
      note: words.depositNote,
    },
  ];
}
