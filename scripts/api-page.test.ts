import { table } from "@highway/core/endpoints";
import { expect, it } from "vitest";
import { apiPage } from "./api-page";

it("shows every endpoint with an example", () => {
  const page = apiPage();
  for (const route of Object.keys(table)) expect(page).toContain(`### \`${route}\``);
  expect(page.split("```json").length).toBeGreaterThan(Object.keys(table).length);
  expect(page).not.toMatch(/undefined|NaN|\[object/);
});
