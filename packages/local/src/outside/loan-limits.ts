/** Stand-ins of the agencies that publish each year's loan limits: FHFA's file of conforming limits and of county prices, and HUD's of FHA limits. */
import { today } from "@highway/core/platform/clock";
import { countyIndex } from "./county-files";
import { csv, emptyAnswer, type StandIn } from "./stand-in";

/** The lists are those of 2026. A later year that has begun is answered with them too, so that the product can be tried then. */
const FIRST_YEAR = 2026;
const isPublished = (year: number) => year >= FIRST_YEAR && year <= Number(today().slice(0, 4));

const yearIn = (path: string, name: RegExp) => Number(path.match(name)?.[1] ?? 0);

/** Answers as FHFA does: with a title, heads that are broken into lines, and a row a county. */
export const fhfa: StandIn = ({ path }) => {
  if (path === "/hpi/download/annual/hpi_at_county.csv") return countyIndex();
  const year = yearIn(path, /^\/document\/d\/cll\/fullcountyloanlimitlist(\d{4})_hera-based_final_flat\.csv$/);
  if (!isPublished(year)) return emptyAnswer(404);
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
    : emptyAnswer(404);

/**
 * A few counties of the agencies' lists, one of each state and those of the sample homes. FHFA's limits are those that it published
 * for 2026, and so are HUD's of King and Travis; every other FHA limit is the national floor, or the ceiling where FHFA's limit is
 * at it, to try the product with.
 */
type LimitedCounty = {
  fip: string;
  name: string;
  state: string;
  /** The code of the metro area that the county lies in; absent where the sample does not name it. */
  metro?: string | undefined;
  /** Dollars for one, two, three and four units. */
  conforming: readonly number[];
  fha: readonly number[];
};

const baseline = [832_750, 1_066_250, 1_288_800, 1_601_750];
const ceiling = [1_249_125, 1_599_375, 1_933_200, 2_402_625];
const floor = [541_287, 693_050, 837_700, 1_041_125];

/** The metro areas of the sample homes' counties, and of Alamance County, whose prices are known by its metro area alone. */
const metros: Readonly<Record<string, string>> = {
  "04013": "38060",
  "37001": "15500",
  "37119": "16740",
  "37183": "39580",
  "45019": "16700",
  "48453": "12420",
  "53033": "42660",
};

const atBaseline = `
01001 AL AUTAUGA COUNTY
04001 AZ APACHE COUNTY
05001 AR ARKANSAS COUNTY
09110 CT CAPITOL PLANNING REGION
10001 DE KENT COUNTY
12001 FL ALACHUA COUNTY
13001 GA APPLING COUNTY
16001 ID ADA COUNTY
17001 IL ADAMS COUNTY
18001 IN ADAMS COUNTY
19001 IA ADAIR COUNTY
20001 KS ALLEN COUNTY
21001 KY ADAIR COUNTY
22001 LA ACADIA PARISH
23001 ME ANDROSCOGGIN COUNTY
24001 MD ALLEGANY COUNTY
25001 MA BARNSTABLE COUNTY
26001 MI ALCONA COUNTY
27001 MN AITKIN COUNTY
28001 MS ADAMS COUNTY
29001 MO ADAIR COUNTY
30001 MT BEAVERHEAD COUNTY
31001 NE ADAMS COUNTY
32001 NV CHURCHILL COUNTY
33001 NH BELKNAP COUNTY
34001 NJ ATLANTIC COUNTY
35001 NM BERNALILLO COUNTY
36001 NY ALBANY COUNTY
37001 NC ALAMANCE COUNTY
38001 ND ADAMS COUNTY
39001 OH ADAMS COUNTY
40001 OK ADAIR COUNTY
41001 OR BAKER COUNTY
42001 PA ADAMS COUNTY
44001 RI BRISTOL COUNTY
45001 SC ABBEVILLE COUNTY
46003 SD AURORA COUNTY
47001 TN ANDERSON COUNTY
48001 TX ANDERSON COUNTY
49001 UT BEAVER COUNTY
50001 VT ADDISON COUNTY
51001 VA ACCOMACK COUNTY
53001 WA ADAMS COUNTY
54001 WV BARBOUR COUNTY
55001 WI ADAMS COUNTY
56001 WY ALBANY COUNTY
72001 PR ADJUNTAS MUNICIPIO
37119 NC MECKLENBURG COUNTY
37183 NC WAKE COUNTY
45019 SC CHARLESTON COUNTY
04013 AZ MARICOPA COUNTY`;

const above: readonly LimitedCounty[] = [
  { fip: "02013", name: "ALEUTIANS EAST BOROUGH", state: "AK", conforming: ceiling, fha: floor },
  { fip: "06001", name: "ALAMEDA COUNTY", state: "CA", conforming: ceiling, fha: ceiling },
  {
    fip: "08001",
    name: "ADAMS COUNTY",
    state: "CO",
    conforming: [862_500, 1_104_150, 1_334_700, 1_658_700],
    fha: floor,
  },
  { fip: "11001", name: "DISTRICT OF COLUMBIA", state: "DC", conforming: ceiling, fha: ceiling },
  { fip: "15001", name: "HAWAII COUNTY", state: "HI", conforming: ceiling, fha: floor },
  { fip: "66010", name: "GUAM", state: "GU", conforming: ceiling, fha: floor },
  { fip: "78010", name: "ST. CROIX ISLAND", state: "VI", conforming: ceiling, fha: floor },
  {
    fip: "53033",
    name: "KING COUNTY",
    state: "WA",
    conforming: [1_063_750, 1_361_800, 1_646_100, 2_045_700],
    fha: [1_063_750, 1_361_800, 1_646_100, 2_045_700],
  },
  {
    fip: "48453",
    name: "TRAVIS COUNTY",
    state: "TX",
    conforming: baseline,
    fha: [571_550, 731_700, 884_450, 1_099_150],
  },
];

export const limitedCounties: readonly LimitedCounty[] = [
  ...atBaseline
    .trim()
    .split("\n")
    .map((line) => {
      const [fip = "", state = "", ...name] = line.split(" ");
      return { fip, name: name.join(" "), state, conforming: baseline, fha: floor };
    }),
  ...above,
]
  .map((county) => ({ ...county, metro: metros[county.fip] }))
  .sort((one, other) => one.fip.localeCompare(other.fip));
