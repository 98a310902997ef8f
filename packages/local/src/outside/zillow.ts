import { allCounties } from "./all-counties";
import { counties } from "./sample-counties";
import { homes } from "./sample-homes";
import { csv, emptyAnswer, type StandIn } from "./stand-in";

const head = ["RegionID", "SizeRank", "RegionName", "RegionType", "StateName", "State", "City", "Metro", "CountyName"];

/** Answers as Zillow does: with the file of forecasts by ZIP code. */
export const zillow: StandIn = ({ path }) => {
  if (!/^\/research\/public_csvs\/zhvf_growth\/Zip_zhvf_growth_\w+\.?[\w.]*\.csv$/.test(path)) return emptyAnswer(404);
  const towns = new Map(homes.map((home) => [home.zip, home]));
  const rows = [...towns.values()].map(({ zip, city, fip }, at) => {
    const { name, code, forecast } = counties.find((county) => county.fip === fip)!;
    const named = [91_000 + at, at, zip, "zip", code, code, city, `${city}, ${code}`, `${name} County`];
    return [...named, "2026-10-31", ...forecast];
  });
  // Six digits are no ZIP code, so that nobody looks one up.
  const others = allCounties().now.flatMap(({ fip, name, code, forecast }, at) => {
    if (forecast === null || counties.some((county) => county.fip === fip)) return [];
    const named = [200_000 + at, 30_000 + at, String(900_001 + at), "zip", code, code, "", "", name];
    return [[...named, "2026-10-31", ...[forecast / 12, forecast / 4, forecast].map((each) => each.toFixed(1))]];
  });
  return csv([[...head, "BaseDate", "2026-11-30", "2027-01-31", "2027-10-31"], ...rows, ...others]);
};
