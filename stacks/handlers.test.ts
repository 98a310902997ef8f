import { table } from "@highway/core/endpoints";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import type { App } from "sst/constructs";
import { expect, it } from "vitest";
import { domains } from "./domains";
import { byDomain, checkHandlers, type Endpoints } from "./handlers";

const declared: Endpoints = table;
const [route, endpoint] = Object.entries(declared)[0] as [string, Endpoint];

it("every declared endpoint has its handler, and every handler its endpoint", () => {
  expect(Object.keys(declared).length).toBeGreaterThan(10);
  expect(() => checkHandlers(declared)).not.toThrow();
});

it("a planted endpoint without a handler stops the deployment before anything is made", () => {
  const planted = { ...declared, "GET /v1/nowhere": { ...endpoint, handler: "nowhere/get" } };
  const sentence = "GET /v1/nowhere names packages/functions/src/http/nowhere/get.ts, which is not there.";
  expect(() => domains({} as App, planted)).toThrow(sentence);
});

it("a handler that nobody declares stops it too", () => {
  const { [route]: _left, ...rest } = declared;
  const sentence = `packages/functions/src/http/${endpoint.handler}.ts answers no declared endpoint.`;
  expect(() => domains({} as App, rest)).toThrow(sentence);
});

it("groups endpoints by the folder of their handlers", () => {
  const groups = byDomain({ "GET /a": { ...endpoint, handler: "x/get" }, "GET /b": { ...endpoint, handler: "y/get" } });
  expect([...groups.keys()]).toEqual(["x", "y"]);
});
