import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { table } from "../endpoints";
import { type Endpoint, endpoints } from "../platform/declare/endpoint";
import { openApi } from "./document";

const document = openApi(table);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
);

it("describes every endpoint and nothing else", () => {
  expect(operations.map(({ route }) => route).sort()).toEqual(Object.keys(table).sort());
});

it("refers only to what it holds, and names every operation once", () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!.split("/"));
  expect(references.length).toBeGreaterThan(operations.length);
  for (const path of references) {
    const target = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect(target, path.join("/")).toBeTypeOf("object");
  }
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
});

it("names records as the domains do, once each", () => {
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(["User", "Session", "Client", "Report", "AuditEvent"]));
  expect(Object.keys(schemas).filter((name) => name.startsWith("__"))).toEqual([]);
  expect(JSON.stringify(document.paths["/v1/user"]!.get!.responses)).toContain('"#/components/schemas/User"');
});

describe.each(operations)("$route", ({ route, operation }) => {
  const declared = (table as Record<string, Endpoint>)[route]!;

  it("says who may call, what it takes and what it answers", () => {
    const door = declared.allow === "link" ? "share" : "session";
    expect(operation.security).toEqual(declared.allow === "anyone" ? [] : [{ [door]: [] }]);
    const inPath = (operation.parameters ?? []).filter((each) => each.in === "path");
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(route.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(operation.requestBody !== undefined).toBe(declared.body !== undefined);
    expect(Object.keys(operation.responses)).toEqual([String(declared.status ?? 200), "4XX", "5XX"]);
  });
});

it("says in a schema what a caller may leave out and what an answer always holds", () => {
  const Record = z.strictObject({ name: z.string(), count: z._default(z.number(), 3) });
  const base = { does: "Keeps.", handler: "x/y", allow: "officer", uses: ["table"], answer: Record } as const;
  const one = openApi(
    endpoints({
      "POST /x": { ...base, body: Record, example: { body: { name: "a" }, answer: { name: "a", count: 3 } } },
    }),
  ).paths["/x"]!.post!;
  expect(one.requestBody!.content["application/json"]!.schema.required).toEqual(["name"]);
  expect(JSON.stringify(one.responses["200"])).toContain('"required":["name","count"]');
});

it("says of a form that it brings a file, and of a picture that it is one", () => {
  const file = { type: "string", format: "binary" };
  const upload = document.paths["/v1/{base}/upload-image"]!.post!.requestBody!.content;
  expect(Object.keys(upload)).toEqual(["multipart/form-data"]);
  expect(upload["multipart/form-data"]!.schema).toMatchObject({ required: ["file"], properties: { file } });
  expect(document.paths["/v1/user/headshot"]!.get!.responses["200"]!.content).toEqual({ "image/*": { schema: file } });
});
