import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startSize } from "./start-size";

it("counts what a bundle begins with, each file once, and nothing that it imports later", () => {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"));
  const files = {
    "handler.mjs": `import{a}from"./a.mjs";import"./b.mjs";export const later=()=>import("./later.mjs");`,
    "a.mjs": `import"./b.mjs";export const a=1;`,
    "b.mjs": "1;",
    "later.mjs": "export const much=123456789;",
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const { "later.mjs": _, ...first } = files;
  expect(startSize(join(folder, "handler.mjs"))).toBe(Object.values(first).join("").length);
  rmSync(folder, { recursive: true });
});
