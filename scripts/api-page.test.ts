import { readFileSync } from "node:fs";
import { table } from "@highway/core/endpoints";
import { expect, it } from "vitest";
import { apiPage, pageFile } from "./api-page";

it("docs/api.md is what the table says today (write it anew: npx tsx scripts/api-page.ts)", () => {
  expect(readFileSync(pageFile, "utf8")).toBe(apiPage());
});

it("shows every endpoint", () => {
  const page = apiPage();
  for (const route of Object.keys(table)) expect(page).toContain(`### \`${route}\``);
});
