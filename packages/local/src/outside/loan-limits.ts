/** Stand-ins of the agencies that publish each year's loan limits: FHFA's file of conforming limits, and HUD's of FHA limits. */
import { today } from "@highway/core/platform/clock";
import { type LimitedCounty, limitedCounties } from "./sample-limits";
import { csv, nothing, type StandIn } from "./stand-in";

/** The lists are those of 2026. A later year that has begun is answered with them too, so that the product can be tried then. */
const FIRST_YEAR = 2026;
const isPublished = (year: number) => year >= FIRST_YEAR && year <= Number(today().slice(0, 4));

const yearIn = (path: string, name: RegExp) => Number(path.match(name)?.[1] ?? 0);

/** Answers as FHFA does: with a title, heads that are broken into lines, and a row a county. */
export const fhfa: StandIn = ({ path }) => {
  const year = yearIn(path, /^\/document\/d\/cll\/fullcountyloanlimitlist(\d{4})_hera-based_final_flat\.csv$/);
  if (!isPublished(year)) return nothing(404);
  const heads = ["FIPS State Code", "FIPS County Code", "County Name", "State", "CBSA Number"];
  const units = ["One-Unit\r\nLimit", "Two-Unit\r\nLimit", "Three-Unit\r\nLimit", "Four-Unit\r\nLimit"];
  const rows = limitedCounties.map(({ fip, name, state, metro = "", conforming }) => [
    fip.slice(0, 2),
    fip.slice(2),
    name,
    state,
    metro,
    ...conforming.map((dollars) => `$${dollars.toLocaleString("en-US")}`),
  ]);
  return csv([[...heads, ...units], ...rows]);
};

const digits = (dollars: number) => String(dollars).padStart(7, "0");

/** A line of HUD's layout: place, section of the act, kind of limit, median price, limits, state, county and names. */
function line({ fip, name, state, fha }: LimitedCounty) {
  const place = `9999900000${"NON-METRO".padEnd(50)}`;
  const kind = `${"203B".padEnd(5)}S${digits(0)}`;
  const where = `${state}${fip.slice(2)}${"".padEnd(26)}${name.slice(0, 15).padEnd(15)}`;
  return `${place}${kind}${fha.map(digits).join("")}${where}2025120220251202`;
}

/** Answers as HUD does: with lines of fixed width. */
export const hud: StandIn = ({ path }) =>
  isPublished(yearIn(path, /^\/pub\/chums\/cy(\d{4})-forward-limits\.txt$/))
    ? { type: "text/plain", body: `${limitedCounties.map(line).join("\r\n")}\r\n` }
    : nothing(404);
