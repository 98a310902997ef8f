import { countySurvey } from "./county-files";
import { counties } from "./sample-counties";
import { type Home, homes } from "./sample-homes";
import { emptyAnswer, json, type StandIn } from "./stand-in";

const geographies = (fip: string) => {
  const { name } = counties.find((county) => county.fip === fip)!;
  const codes = { GEOID: fip, STATE: fip.slice(0, 2), COUNTY: fip.slice(2) };
  return { Counties: [{ ...codes, BASENAME: name, NAME: `${name} County` }] };
};
const stateOf = ({ fip }: Home) => counties.find((county) => county.fip === fip)!.code;
const words = (text: string) =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

function match(home: Home) {
  const { number, street, city, zip, longitude, latitude, fip } = home;
  const state = stateOf(home);
  return {
    matchedAddress: `${number} ${street}, ${city}, ${state}, ${zip}`.toUpperCase(),
    coordinates: { x: longitude, y: latitude },
    addressComponents: { city: city.toUpperCase(), state, zip },
    geographies: geographies(fip),
  };
}

/** Tells whether the words are the whole address of a home: number, street and a town or a ZIP code. */
function isMeant(home: Home, asked: string[]): boolean {
  const { matchedAddress } = match(home);
  const own = words(matchedAddress);
  const street = words(`${home.number} ${home.street}`);
  return (
    asked.every((word) => own.includes(word)) &&
    street.every((word) => asked.includes(word)) &&
    asked.length > street.length
  );
}

/** Tells whether a point is near a home. The towns of the sample are small, so a point lies in the county of the home that is near. */
const isNear = (home: Home, x: number, y: number) =>
  Math.abs(home.longitude - x) < 0.1 && Math.abs(home.latitude - y) < 0.1;

export const geocoder: StandIn = ({ path, query }) => {
  if (query.get("format") !== "json") return emptyAnswer(400);
  if (path === "/geocoder/geographies/onelineaddress") {
    const asked = words(query.get("address") ?? "");
    return json({ result: { addressMatches: homes.filter((home) => isMeant(home, asked)).map(match) } });
  }
  if (path !== "/geocoder/geographies/coordinates") return emptyAnswer(404);
  const [x, y] = [Number(query.get("x")), Number(query.get("y"))];
  const near = homes.find((home) => isNear(home, x, y));
  return json({ result: { geographies: near ? geographies(near.fip) : {} } });
};

/** Answers as the American Community Survey does: with rows of texts, of which the first are names, and with nothing at all for a county that is not there. */
export const census: StandIn = ({ path, query }) => {
  if (!/^\/data\/\d{4}\/acs\/acs5$/.test(path)) return emptyAnswer(404);
  const [state, county] = [
    query.get("in")?.replace("state:", "") ?? "",
    query.get("for")?.replace("county:", "") ?? "",
  ];
  if (county === "*") return countySurvey(Number(path.slice(6, 10)), query.get("get")?.split(",") ?? []);
  const found = counties.find(({ fip }) => fip === `${state}${county}`);
  if (!found) return emptyAnswer(204);
  const known: Record<string, string> = {
    NAME: `${found.name} County, ${found.state}`,
    B25103_001E: String(found.taxes),
    B25077_001E: String(found.value),
  };
  const names = query.get("get")?.split(",") ?? [];
  return json([
    [...names, "state", "county"],
    [...names.map((name) => known[name] ?? null), state, county],
  ]);
};
