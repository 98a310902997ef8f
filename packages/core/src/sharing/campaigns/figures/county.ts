/** The figures of the county in which the client looks for a home. */
import type { Cents } from "@highway/engine/money/cents";
import { meanGrowth, valueByMonth } from "@highway/engine/property/appreciation";
import type { CountyCards } from "../../../locations/counties/schema";
import type { Lang } from "../../../platform/pure/lang";
import { words } from "../words";
import { type Found, knownFigures, together, unknownFigures } from "./found";

export type CountyFigures = CountyCards["cards"][number]["row"];

const growthNames = ["APPR", "APPR1", "APPR5", "MORELESS", "GAINHALF", "GAIN5"] as const;

/** The figures that the growth of past years decides too. */
const longNames = ["APPR5", "GAIN5"] as const;
const shownNames = ["MEDHOMEPRICE", "POPULATION", ...growthNames] as const;

const sentences = {
  noCounty: "The county of the report's home is not known. Choose the home's address from the list of addresses.",
  notPublished: "No public figures of the report's county are known.",
  noValue: "The median home value of the county is not known.",
  noPeople: "The population of the county is not known.",
  noForecast: "No forecast of prices is known for the county.",
  noHistory: "The past growth of prices in the county is not known.",
  still: "Prices in the county are expected to stay as they are.",
} as const;

/** The growth of each year: the forecast of the first, and the mean of the past for those after it. A forecast of one year says nothing of the next. */
function growthOf({ forecast, index }: CountyFigures): { yearly: number[]; isWhole: boolean } | undefined {
  if (!forecast) return undefined;
  const values = index?.values ?? [];
  const past = values.slice(1).flatMap((each, place) => {
    const before = values[place]!;
    return each.year === before.year + 1 && before.index > 0 ? [(each.index / before.index - 1) * 100] : [];
  });
  return { yearly: [forecast.percent, ...(past.length > 0 ? [meanGrowth(past)] : [])], isWhole: past.length > 0 };
}

/** A million dollars in cents: large enough that rounding to the cent moves no shown digit. */
const MILLION = 100_000_000 as Cents;
const grownValue = (value: Cents, yearly: readonly number[], months: number) =>
  valueByMonth(value, yearly, months)[months]!;
const percentAfter = (yearly: readonly number[], months: number) =>
  (grownValue(MILLION, yearly, months) / MILLION) * 100 - 100;

function growthFigures(row: CountyFigures, lang: Lang): Found {
  const growth = growthOf(row);
  if (!growth) return unknownFigures(growthNames, sentences.noForecast);
  const { yearly, isWhole } = growth;
  const say = words(lang);
  const year = percentAfter(yearly, 12);
  const value = row.survey?.value;
  const gain = (name: "GAINHALF" | "GAIN5", months: number) => {
    if (!value) return unknownFigures([name], sentences.noValue);
    const cents = (value * 100) as Cents;
    return knownFigures({ [name]: say.dollars((grownValue(cents, yearly, months) - cents) / 100) });
  };
  return together(
    knownFigures({ APPR: say.percent(percentAfter(yearly, 6), 1), APPR1: say.percent(year, 1) }),
    year === 0
      ? unknownFigures(["MORELESS"], sentences.still)
      : knownFigures({ MORELESS: year < 0 ? say.less : say.more }),
    gain("GAINHALF", 6),
    isWhole
      ? together(knownFigures({ APPR5: say.percent(percentAfter(yearly, 60), 1) }), gain("GAIN5", 60))
      : unknownFigures(longNames, sentences.noHistory),
  );
}

/**
 * Works out the figures of the county, and why the others are not known.
 * @param home  the county's name as the report's home has it
 */
export function ofCounty(row: CountyFigures | undefined, home: string | undefined, lang: Lang): Found {
  const say = words(lang);
  const named = home ? knownFigures({ COUNTY: say.county(home) }) : unknownFigures(["COUNTY"], sentences.noCounty);
  if (!row) return together(unknownFigures(shownNames, home ? sentences.notPublished : sentences.noCounty), named);
  const { name, survey, population } = row;
  return together(
    knownFigures({ COUNTY: say.county(name) }),
    survey?.value
      ? knownFigures({ MEDHOMEPRICE: say.dollars(survey.value) })
      : unknownFigures(["MEDHOMEPRICE"], sentences.noValue),
    population
      ? knownFigures({ POPULATION: say.count(population.now) })
      : unknownFigures(["POPULATION"], sentences.noPeople),
    growthFigures(row, lang),
  );
}

/** Where the county's figures come from. The history of its prices is named beside the figures that it decides. */
export function countyOrigins({ survey, population, forecast, index }: CountyFigures, lang: Lang) {
  const say = words(lang);
  return [
    { of: shownNames, says: say.countySource([survey, population, forecast]) },
    ...(index ? [{ of: longNames, says: say.historySource([index]) }] : []),
  ];
}
