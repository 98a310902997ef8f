import { counties } from "./sample-counties";
import { type Home, homes } from "./sample-homes";
import { type Asked, emptyAnswer, json, type StandIn } from "./stand-in";

const refusal = (status: number, message: string) => json({ message }, status);
const countyOf = ({ fip }: Home) => counties.find((county) => county.fip === fip)!;

function address(home: Home) {
  const { name, state, code } = countyOf(home);
  const { number, street, city, zip } = home;
  return {
    Label: `${number} ${street}, ${city}, ${code} ${zip}, United States`,
    Country: { Code2: "US", Code3: "USA", Name: "United States" },
    Region: { Code: code, Name: state },
    SubRegion: { Name: name },
    Locality: city,
    PostalCode: `${zip}-0000`,
    Street: street,
    AddressNumber: number,
  };
}

const item = (home: Home) => {
  const Address = address(home);
  return { PlaceId: home.id, PlaceType: "PointAddress", Title: Address.Label, Address };
};
const position = ({ longitude, latitude }: Home) => [longitude, latitude];

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
const beginsWith = (home: Home, asked: string[]) => {
  const own = words(address(home).Label);
  return asked.every((word) => own.some((each) => each.startsWith(word)));
};

type Body = { QueryText?: string; QueryComponents?: { PostalCode?: string }; MaxResults?: number };
const requestBody = ({ body }: Asked): Body => JSON.parse(body || "{}");

function autocomplete(asked: Asked) {
  const { QueryText = "", MaxResults = 5 } = requestBody(asked);
  if (QueryText.length < 1 || QueryText.length > 200) return refusal(400, "QueryText must have 1 to 200 characters");
  const found = homes.filter((home) => beginsWith(home, words(QueryText)));
  return json({ PricingBucket: "Advanced", ResultItems: found.slice(0, MaxResults).map(item) });
}

function geocode(asked: Asked) {
  const zip = requestBody(asked).QueryComponents?.PostalCode;
  const found = homes.find((home) => home.zip === zip);
  if (!found) return json({ PricingBucket: "Core", ResultItems: [] });
  const { Street: _street, AddressNumber: _number, ...Address } = address(found);
  const place = { PlaceId: `sample-${zip}`, PlaceType: "PostalCode", Title: zip, Address, Position: position(found) };
  return json({ PricingBucket: "Core", ResultItems: [place] });
}

function getPlace(path: string) {
  const home = homes.find(({ id }) => id === decodeURIComponent(path.slice("/v2/place/".length)));
  return home
    ? json({ PricingBucket: "Stored", ...item(home), Position: position(home) })
    : refusal(400, "The PlaceId is not valid");
}

/** Answers as Amazon Location does, version 2 of its places. It takes signed requests alone. */
export const places: StandIn = (asked) => {
  const { method, path, headers } = asked;
  const signed = /^AWS4-HMAC-SHA256 Credential=\S+\/geo-places\/aws4_request, /.test(headers.authorization ?? "");
  if (!signed) return refusal(403, "Missing Authentication Token");
  if (method === "POST" && path === "/v2/autocomplete") return autocomplete(asked);
  if (method === "POST" && path === "/v2/geocode") return geocode(asked);
  if (method === "GET" && path.startsWith("/v2/place/")) return getPlace(path);
  return emptyAnswer(404);
};
