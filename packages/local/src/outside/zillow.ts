import { now } from "@highway/core/platform/clock";
import { allCounties } from "./all-counties";
import { counties } from "./sample-counties";
import { homes } from "./sample-homes";
import { csv, emptyAnswer, type StandIn } from "./stand-in";

const head = ["RegionID", "SizeRank", "RegionName", "RegionType", "StateName", "State", "City", "Metro", "CountyName"];

/** Zillow publishes the figures of a month about the middle of the next one. */
const PUBLISHED_ON = 16;

/** The last day of the month that was published last, or of one so many months later. */
function monthEnd(later = 0): string {
  const at = new Date(now());
  const end = at.getUTCMonth() - (at.getUTCDate() < PUBLISHED_ON ? 1 : 0) + later;
  return new Date(Date.UTC(at.getUTCFullYear(), end, 0)).toISOString().slice(0, 10);
}

/** Answers as Zillow does: with the file of forecasts by ZIP code. */
export const zillow: StandIn = ({ path }) => {
  if (!/^\/research\/public_csvs\/zhvf_growth\/Zip_zhvf_growth_\w+\.?[\w.]*\.csv$/.test(path)) return emptyAnswer(404);
  const base = monthEnd();
  const towns = new Map(homes.map((home) => [home.zip, home]));
  const rows = [...towns.values()].map(({ zip, city, fip }, at) => {
    const { name, code, forecast } = counties.find((county) => county.fip === fip)!;
    const named = [91_000 + at, at, zip, "zip", code, code, city, `${city}, ${code}`, `${name} County`];
    return [...named, base, ...forecast];
  });
  // Six digits are no ZIP code, so that nobody looks one up.
  const others = allCounties().now.flatMap(({ fip, name, code, forecast }, at) => {
    if (forecast === null || counties.some((county) => county.fip === fip)) return [];
    const named = [200_000 + at, 30_000 + at, String(900_001 + at), "zip", code, code, "", "", name];
    return [[...named, base, ...[forecast / 12, forecast / 4, forecast].map((each) => each.toFixed(1))]];
  });
  return csv([[...head, "BaseDate", monthEnd(1), monthEnd(3), monthEnd(12)], ...rows, ...others]);
};
