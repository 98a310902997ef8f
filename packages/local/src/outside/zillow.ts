import { counties } from "./sample-counties";
import { homes } from "./sample-homes";
import { csv, nothing, type StandIn } from "./stand-in";

const head = ["RegionID", "SizeRank", "RegionName", "RegionType", "StateName", "State", "City", "Metro", "CountyName"];

/** Answers as Zillow does: with the file of forecasts by ZIP code. */
export const zillow: StandIn = ({ path }) => {
  if (!/^\/research\/public_csvs\/zhvf_growth\/Zip_zhvf_growth_\w+\.?[\w.]*\.csv$/.test(path)) return nothing(404);
  const towns = new Map(homes.map((home) => [home.zip, home]));
  const rows = [...towns.values()].map(({ zip, city, fip }, at) => {
    const { name, code, forecast } = counties.find((county) => county.fip === fip)!;
    const named = [91_000 + at, at, zip, "zip", code, code, city, `${city}, ${code}`, `${name} County`];
    return [...named, "2026-10-31", ...forecast];
  });
  return csv([[...head, "BaseDate", "2026-11-30", "2027-01-31", "2027-10-31"], ...rows]);
};
