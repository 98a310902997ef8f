import { existsSync, readdirSync } from "node:fs";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { describe, expect, it } from "vitest";
import { declarations, handlerFile } from "./stage";

const http = new URL("../http/", import.meta.url);

describe.each(declarations)("%s", (route, declared: Endpoint) => {
  it("has its handler", () => {
    expect(existsSync(handlerFile(declared))).toBe(true);
  });

  it("has an example that fits", () => {
    const { path, query, body, answer } = declared.example;
    const given = { path, query, body, answer };
    for (const part of ["path", "query", "body", "answer"] as const) {
      expect(given[part] !== undefined, `${part} in the example`).toBe(
        part === "query" ? given.query !== undefined : declared[part] !== undefined,
      );
      expect(declared[part]?.safeParse(given[part] ?? {}).error?.issues, part).toBeUndefined();
    }
  });

  it("says what it does in a sentence", () => {
    expect(declared.does).toMatch(/^[A-Z].*\.$/);
  });

  it("brings the table when it needs a session or a limit", () => {
    if (declared.allow !== "anyone" || declared.limits) expect(declared.uses).toContain("table");
  });

  it("is reached by no other path", () => {
    const shape = (path: string) => path.replace(/\{\w+\}/g, "{}");
    expect(declarations.filter(([each]) => shape(each) === shape(route))).toHaveLength(1);
  });
});

it("has no handler that nothing declares, and none that two declare", () => {
  const files = readdirSync(http, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const declared = declarations.map(([, { handler }]) => `${handler}.ts`);
  expect(files.sort()).toEqual(declared.sort());
});
