import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rulesPage, rulesPageIsCurrent } from "./rules-page";

const folder = "packages/core/src/rules";

it("is what the rules say today", () => expect(rulesPageIsCurrent()).toBe(true));

it("leaves no rule out", () => {
  const sources = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const labels = sources.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/label: "(.+)"/g)].map(([, label]) => label!),
  );
  expect(labels.length).toBeGreaterThan(10);
  for (const label of labels) expect(rulesPage()).toContain(`### ${label}`);
});
