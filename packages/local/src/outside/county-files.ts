/** Stand-ins of the files of all counties: FHFA's yearly price index, and the Census Bureau's estimates and surveys. */
import { today } from "@highway/core/platform/clock";
import { type AnyCounty, allCounties, isHardlyKnown } from "./all-counties";
import { csv, emptyAnswer, json, type StandIn } from "./stand-in";

/** The years of growth that the file has: enough for every figure, and no more than a start on one machine bears. */
const YEARS = 22;
/** The newest year of each that is published: a sample never grows too old to be graded. A later year is answered as one that is not published yet. */
function newestYears() {
  const thisYear = Number(today().slice(0, 4));
  return { index: thisYear - 1, estimates: thisYear - 1, survey: thisYear - 2 };
}

/** The file as FHFA publishes it: its title, its heads, a row a county and year, and a point for what is not known. */
export function countyIndex() {
  const newest = newestYears().index;
  const heads = [
    "State",
    "County",
    "FIPS code",
    "Year",
    "Annual Change (%)",
    "HPI",
    "HPI with 1990 base",
    "HPI with 2000 base",
  ];
  const rows = allCounties().old.flatMap(({ fip, name, code, growth }) => {
    const county = [code, name.replace(/ (County|Parish)$/, ""), fip];
    if (!growth) return [[...county, newest, ".", ".", ".", "."]];
    let index = 100;
    return [null, ...growth.slice(-YEARS)].map((percent, at) => {
      index *= 1 + (percent ?? 0) / 100;
      return [...county, newest - YEARS + at, percent?.toFixed(2) ?? ".", index.toFixed(2), ".", "."];
    });
  });
  return csv([["Annual House Price Indexes: sample figures"], heads, ...rows]);
}

/** Answers as the Census Bureau's file server does: with the estimates of a year, states' rows among those of counties. */
export const censusFiles: StandIn = ({ path }) => {
  const [, year] =
    path.match(/^\/programs-surveys\/popest\/datasets\/2020-(\d{4})\/counties\/totals\/co-est\1-alldata\.csv$/) ?? [];
  const newest = newestYears().estimates;
  if (Number(year) !== newest) return emptyAnswer(404);
  const years = [5, 4, 3, 2, 1, 0].map((ago) => newest - ago);
  const heads = ["SUMLEV", "REGION", "DIVISION", "STATE", "COUNTY", "STNAME", "CTYNAME", "ESTIMATESBASE2020"];
  const counties = allCounties().now;
  const states = [...Map.groupBy(counties, ({ fip }) => fip.slice(0, 2))];
  const rows = states.flatMap(([code, of]) => [
    peopleRow("040", code, "000", of[0]!.state, of[0]!.state, of),
    ...of.map((county) => peopleRow("050", code, county.fip.slice(2), county.state, county.name, [county])),
  ]);
  const { type, body } = csv([[...heads, ...years.map((each) => `POPESTIMATE${each}`)], ...rows]);
  return { type, body: Buffer.from(String(body), "latin1") };
};

function peopleRow(level: string, state: string, county: string, stateName: string, name: string, of: AnyCounty[]) {
  const [now, before] = [
    of.reduce((sum, each) => sum + each.people, 0),
    of.reduce((sum, each) => sum + each.peopleBefore, 0),
  ];
  const years = [0, 1, 2, 3, 4, 5].map((year) => Math.round(before + ((now - before) * year) / 5));
  return [level, 3, 5, state, county, stateName, name, before, ...years];
}

/** What the survey writes where it does not tell. */
const NOT_TOLD = "-666666666";

/** The survey of all counties in a year, as rows of texts. */
export function countySurvey(year: number, names: readonly string[]) {
  const newest = newestYears().survey;
  if (year > newest) return emptyAnswer(404);
  const isNewest = year > newest - 3;
  const rows = allCounties()[isNewest ? "now" : "old"].map((county) => {
    const told: Record<string, string> = {
      NAME: `${county.name}, ${county.state}`,
      B25077_001E: isHardlyKnown(county) ? NOT_TOLD : String(Math.min(county.value, 2_000_001)),
      B25103_001E: isHardlyKnown(county) ? NOT_TOLD : String(Math.min(county.tax, 10_001)),
      B19013_001E: isHardlyKnown(county) ? NOT_TOLD : String(isNewest ? county.income : county.incomeBefore),
      B25064_001E: isHardlyKnown(county) ? NOT_TOLD : String(Math.min(county.rent, 3_501)),
    };
    return [...names.map((name) => told[name] ?? null), county.fip.slice(0, 2), county.fip.slice(2)];
  });
  return json([[...names, "state", "county"], ...rows]);
}
