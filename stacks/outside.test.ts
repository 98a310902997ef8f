import { beforeAll, expect, it } from "vitest";
import { synthesise } from "./synthesise";

type Templates = ReturnType<typeof synthesise>;
let templates: Templates;
beforeAll(() => {
  templates = synthesise("test");
});

/** What the function of a route is given. */
function givenTo(route: string, made: Templates = templates) {
  const functions = Object.values(made).flatMap((template) =>
    Object.values(template.findResources("AWS::Lambda::Function")),
  );
  const found = functions.find(({ Properties }) => String(Properties.Description).startsWith(`${route},`));
  return found?.Properties.Environment.Variables;
}

it("asks the providers over https, where each really is", () => {
  const variables = {
    ...givenTo("GET /v1/location/details"),
    ...givenTo("GET /v1/location/forecast"),
    ...givenTo("GET /v1/loan/sofr"),
    ...givenTo("GET /v1/markets/news"),
  };
  const addresses = Object.entries(variables).filter(([name]) =>
    /^(PLACES|GEOCODER|CENSUS|NYFED|FRED|FED|ZILLOW)_URL$/.test(name),
  );
  expect(addresses).toHaveLength(7);
  for (const [, address] of addresses) expect(JSON.stringify(address)).toMatch(/https:\/\/[a-z.]+/);
});

it("asks Amazon in the region that it runs in", () => {
  const { PLACES_URL } = givenTo("GET /v1/location/search");
  expect(PLACES_URL["Fn::Join"][1]).toEqual([
    "https://places.geo.",
    { Ref: "AWS::Region" },
    ".",
    { Ref: "AWS::URLSuffix" },
  ]);
});

it("has no key of the Census Bureau unless the stage names where it is kept, and never the key itself", () => {
  const route = "GET /v1/location/details";
  expect(givenTo(route).CENSUS_KEY).toBe("none");
  const named = synthesise("elsewhere");
  expect(givenTo(route, named).CENSUS_KEY).toBe("{{resolve:ssm:/highway/census-key}}");
});
