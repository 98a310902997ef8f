import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { documentOf } from "../../packages/web/documents";

const apiRequest = new URL("./api-request.js", import.meta.url);
const socketRequest = new URL("./socket-request.js", import.meta.url);
const appRequest = new URL("./app-request.js", import.meta.url);

/** Runs a file as CloudFront does: it calls `handler`, whatever else the file holds. */
function address(file: URL, uri: string): string {
  return request(file, uri).uri;
}

const request = (file: URL, uri: string, headers: Headers = {}): { uri: string; headers: Headers } => {
  const handler = new Function(`${readFileSync(file, "utf8")}; return handler;`)();
  return handler({ request: { uri, method: "GET", headers, querystring: { count: { value: "5" } } } });
};
type Headers = Record<string, { value: string }>;

it("opens every socket at the path of its stage", () => {
  expect(address(socketRequest, "/v1/markets/hub")).toBe("/live");
});

it("a call says what it takes, in words of the edge alone", () => {
  const authorized = (headers: Headers) =>
    request(apiRequest, "/v2/client", headers).headers["x-highway-authorization"];
  expect(authorized({ authorization: { value: "Bearer x" } })).toEqual({ value: "Bearer x" });
  expect(authorized({ "x-highway-authorization": { value: "Bearer x" } })).toEqual({ value: "" });
  const said = (headers: Headers) => request(apiRequest, "/v2/client", headers).headers["x-highway-encodings"];
  expect(said({ "accept-encoding": { value: "gzip, br" } })).toEqual({ value: "gzip, br" });
  expect(said({ "x-highway-encodings": { value: "gzip" } })).toEqual({ value: "" });
});

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
  ["/hwapp/globalfeatures/lc2", "/index.html"],
  ["/v1.2/page", "/index.html"],
  ["/lc2/live-share", "/live-share.html"],
  ["/lc2/live-share/report/", "/live-share.html"],
  ["/unsubscribe", "/live-share.html"],
  ["/lc2/export", "/export.html"],
  ["/lc2/live-shares", "/index.html"],
  ["/members/shared-links", "/index.html"],
  ["/members/export/old", "/index.html"],
  ["/assets/index-4f3a.js", "/assets/index-4f3a.js"],
  ["/robots.txt", "/robots.txt"],
])("the page at %s is the file %s", (asked, file) => {
  expect(address(appRequest, asked)).toBe(file);
});

// CloudFront runs one file that imports nothing, so the rule stands there once more.
it.each([
  "/",
  "/lc2/live-share/video",
  "/unsubscribe/",
  "/pa/export/",
  "/export",
  "/LC2/live-share",
  "/lc2/results/export",
])("CloudFront draws %s from the document from which one machine draws it", (asked) => {
  expect(address(appRequest, asked)).toBe(documentOf(asked));
});

it("both are small enough for CloudFront (10 KB)", () => {
  for (const file of [apiRequest, appRequest]) expect(readFileSync(file).length).toBeLessThan(10_240);
});
