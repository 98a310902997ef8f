import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allRules } from "../packages/engine/src/rules/all-rules";
import { allLocalCharges, chargesLeftOut } from "../packages/engine/src/rules/state-charges/all-charges";
import { rulesPage, rulesPageFile } from "./rules-page";
import { firstDay } from "./rules-tables";

it("docs/rules.md is what the rules say today (write it anew: npm run docs)", () =>
  expect(readFileSync(rulesPageFile, "utf8")).toBe(rulesPage()));

it("shows every rule with each day from which a version is in force, and what set it", () => {
  const sections = rulesPage().split(/^### /m).slice(1);
  const rules = Object.values(allRules).flat();
  expect(sections).toHaveLength(rules.length);
  for (const [at, { label, source, versions }] of rules.entries()) {
    const section = sections[at]!;
    expect(section.startsWith(`${label}\n`), label).toBe(true);
    for (const version of versions) {
      expect(section, label).toContain(firstDay(version.from));
      expect(section, label).toContain(version.source);
    }
    expect(section, label).toContain(source);
  }
});

it("shows every charge of a state with its day and its statute, and what is left out of it", () => {
  const page = rulesPage();
  const lines = page.split("\n");
  for (const { from, source } of allLocalCharges)
    expect(
      lines.some((line) => line.startsWith(`| ${firstDay(from)} |`) && line.endsWith(`| ${source} |`)),
      source,
    ).toBe(true);
  for (const [state, sentence] of Object.entries(chargesLeftOut))
    expect(page).toContain(`#### ${state}\n\n${sentence}\n`);
});

it("says amounts in dollars and shows no value that is none", () => {
  const page = rulesPage();
  expect(page).toContain("| 2026-01-01 | $832,750, $1,066,250, $1,288,800, $1,601,750 | $1,249,125, ");
  expect(page).toContain("| 37% | no limit | no limit | no limit | no limit |");
  expect(page).not.toMatch(/[^$\d,.]\d{6,}|NaN|undefined|null|\[object|Infinity/);
});
