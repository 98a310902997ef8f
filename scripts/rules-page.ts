/** Writes docs/rules.md: every dated rule with its versions and sources, from the rules themselves. */
import { writeFileSync } from "node:fs";
import { allRules } from "../packages/engine/src/rules/all-rules";
import type { Rule } from "../packages/engine/src/rules/by-date";
import { conventionalAdjustments } from "../packages/engine/src/rules/conventional-adjustments";
import { conventionalRateCard } from "../packages/engine/src/rules/conventional-rate-card";
import { versionsOf } from "./rules-tables";

export const rulesPageFile = "docs/rules.md";

/** Premiums stand in the order of the card's score bands. */
const scores = conventionalRateCard.versions.at(-1)!.value.scoreBands.map((score) => `${score} or more`);
const byScore: readonly Rule<unknown>[] = [conventionalRateCard, conventionalAdjustments];

function section(rule: Rule<unknown>): string {
  const { label, unit, source } = rule;
  const columns = byScore.includes(rule) ? scores : undefined;
  return [`### ${label}`, "", `In ${unit}. Source: ${source}.`, "", versionsOf(rule, { unit, columns })].join("\n");
}

const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");

/** The whole page. */
export const rulesPage = () =>
  [
    "# Rules",
    "",
    "Numbers set by law, agency, insurer or the product, newest first. The day of a scenario (`asOf`) picks the version.",
    "Written by `npm run docs` from `packages/engine/src/rules`: change the rules, not this page. Charges of states",
    "and counties are no part of it: they arrive as data (`rules/local-charges.ts`).",
    "",
    ...Object.entries(allRules).flatMap(([who, rules]) => [
      `- [${who}](#${anchor(who)}): ${rules.map(({ label }) => `[${label}](#${anchor(label)})`).join(" · ")}`,
    ]),
    "",
    ...Object.entries(allRules).flatMap(([who, rules]) => [`## ${who}`, "", ...rules.map((rule) => section(rule))]),
  ]
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trimEnd()
    .concat("\n");

if (process.argv[1] === import.meta.filename) writeFileSync(rulesPageFile, rulesPage());
