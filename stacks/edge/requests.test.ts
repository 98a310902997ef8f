import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Runs a file as CloudFront does: it calls `handler`, whatever else the file holds. */
function address(file: string, uri: string): string {
  const handler = new Function(`${readFileSync(`stacks/edge/${file}`, "utf8")}; return handler;`)();
  return handler({ request: { uri, method: "GET", querystring: { count: { value: "5" } } } }).uri;
}

it.each([
  ["/v2/client/", "/v2/client"],
  ["/v2/client", "/v2/client"],
  ["/v2/client/cli_1//", "/v2/client/cli_1"],
  ["/v1/openapi.json", "/v1/openapi.json"],
])("a call to %s reaches the route %s", (asked, routed) => {
  expect(address("api-request.js", asked)).toBe(routed);
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
  expect(address("app-request.js", asked)).toBe(file);
});

it.each(["api-request.js", "app-request.js"])("%s is small enough for CloudFront (10 KB)", (file) => {
  expect(readFileSync(`stacks/edge/${file}`).length).toBeLessThan(10_240);
});
