import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allRules } from "../packages/engine/src/rules/all-rules";
import type { Rule } from "../packages/engine/src/rules/by-date";

const listed: readonly Rule<unknown>[] = Object.values(allRules).flat();
const isRule = (value: unknown): value is Rule<unknown> =>
  typeof value === "object" && value !== null && "versions" in value && "label" in value;

describe("the list of rules", () => {
  it("leaves no rule of any file out", async () => {
    const files = readdirSync("packages/engine/src/rules").filter((file) => /^(?!all|.*\.test).*\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const name = file.slice(0, -".ts".length);
      const exported: Record<string, unknown> = await import(`../packages/engine/src/rules/${name}.ts`);
      for (const [key, value] of Object.entries(exported)) {
        if (isRule(value)) expect(listed.includes(value), `${key} of ${file}`).toBe(true);
      }
    }
  });

  it("names each once, with its source, unit and versions", () => {
    const labels = listed.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const { label, unit, versions } of listed) {
      expect(unit.length, label).toBeGreaterThan(3);
      expect(versions.length, label).toBeGreaterThan(0);
      for (const { from, source } of versions) {
        expect(from, label).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(source.length, label).toBeGreaterThan(10);
      }
    }
  });
});
