import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const apiRequest = new URL("./api-request.js", import.meta.url);
const appRequest = new URL("./app-request.js", import.meta.url);

/** Runs a file as CloudFront does: it calls `handler`, whatever else the file holds. */
function address(file: URL, uri: string): string {
  const handler = new Function(`${readFileSync(file, "utf8")}; return handler;`)();
  return handler({ request: { uri, method: "GET", querystring: { count: { value: "5" } } } }).uri;
}

it.each([
  ["/v2/client/", "/v2/client"],
  ["/v2/client", "/v2/client"],
  ["/v2/client/cli_1//", "/v2/client/cli_1"],
  ["/v1/openapi.json", "/v1/openapi.json"],
])("a call to %s reaches the route %s", (asked, routed) => {
  expect(address(apiRequest, asked)).toBe(routed);
});

it.each([
  ["/", "/index.html"],
  ["/lc2/results", "/index.html"],
  ["/members/dashboard/", "/index.html"],
  ["/hwapp/members", "/index.html"],
  ["/v1.2/page", "/index.html"],
  ["/assets/index-4f3a.js", "/assets/index-4f3a.js"],
  ["/robots.txt", "/robots.txt"],
])("the page at %s is the file %s", (asked, file) => {
  expect(address(appRequest, asked)).toBe(file);
});

it("both are small enough for CloudFront (10 KB)", () => {
  for (const file of [apiRequest, appRequest]) expect(readFileSync(file).length).toBeLessThan(10_240);
});
