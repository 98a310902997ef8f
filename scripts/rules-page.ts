/** Writes docs/rules.md: every dated rule with its versions and sources, from the rules themselves. */
import { writeFileSync } from "node:fs";
import { allRules } from "../packages/engine/src/rules/all-rules";
import type { Rule } from "../packages/engine/src/rules/by-date";
import { conventionalAdjustments } from "../packages/engine/src/rules/conventional-adjustments";
import { conventionalRateCard } from "../packages/engine/src/rules/conventional-rate-card";
import { renewedRules } from "../packages/engine/src/rules/due-rules";
import type { LocalChargeRule } from "../packages/engine/src/rules/local-charges";
import { allLocalCharges, chargesLeftOut } from "../packages/engine/src/rules/state-charges/all-charges";
import { type MendedKey, mendedConventions } from "../packages/engine/src/scenario/schema/mended-conventions";
import { mendedSentences } from "../packages/engine/src/scenario/schema/mended-sentences";
import { firstDay, versionsOf } from "./rules-tables";

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

const charges = "States, counties and cities";

/** The transfer, recordation and mortgage taxes of each state, with who usually pays and what is left out. */
function chargesByState(): string[] {
  const states = [...new Set(allLocalCharges.map(({ state }) => state))].sort();
  return states.flatMap((state) => [
    `#### ${state}`,
    "",
    ...(chargesLeftOut[state] ? [chargesLeftOut[state], ""] : []),
    "| From | Where | Charge | Borrower pays | Source |",
    "| --- | --- | --- | --- | --- |",
    ...allLocalCharges.filter((rule) => rule.state === state).map(chargeRow),
    "",
  ]);
}

const chargeRow = ({ from, fip, city, name, borrowerPays, source }: LocalChargeRule) =>
  `| ${firstDay(from)} | ${city ?? (fip ? `county ${fip}` : "the state")} | ${name} | ${borrowerPays}% | ${source} |`;

/** The conventions of the engine that were mended: saved reports follow them, and their figures say since when. */
const mended = () =>
  [
    "## Conventions that were mended",
    "",
    "Where the engine itself was mended, saved reports follow, and a line beside their figures says since when.",
    "",
    "| since | what | source |",
    "| --- | --- | --- |",
    ...(Object.keys(mendedConventions) as MendedKey[]).map((key) => {
      const { label, sentence, source } = mendedSentences[key];
      return `| ${mendedConventions[key].since} | ${label}. ${sentence} | ${source} |`;
    }),
  ].join("\n");

/** The rules whose newest value is known for a time only. The page says the day and not whether it is past, so that it is true on any day. */
const renewed = () =>
  [
    "## When the next value is due",
    "",
    "From its day on, figures that rest on the value before say so beside them. `npm run rules:due` lists what is overdue today and what will be within two months.",
    "",
    "| due | rule | what comes |",
    "| --- | --- | --- |",
    ...renewedRules().map(({ due, label, next }) => `| ${due} | ${label} | ${next}. |`),
    "",
  ].join("\n");

/** The whole page. */
export const rulesPage = () =>
  [
    "# Rules",
    "",
    "Numbers set by law, agency, insurer or the product, newest first. The day of a scenario (`asOf`) picks the version.",
    "Written by `npm run docs` from `packages/engine/src/rules`: change the rules, not this page.",
    "",
    ...Object.entries(allRules).flatMap(([who, rules]) => [
      `- [${who}](#${anchor(who)}): ${rules.map(({ label }) => `[${label}](#${anchor(label)})`).join(" · ")}`,
    ]),
    `- [${charges}](#${anchor(charges)})`,
    "- [When the next value is due](#when-the-next-value-is-due)",
    "- [Conventions that were mended](#conventions-that-were-mended)",
    "",
    ...Object.entries(allRules).flatMap(([who, rules]) => [`## ${who}`, "", ...rules.map((rule) => section(rule))]),
    `## ${charges}`,
    "",
    ...chargesByState(),
    renewed(),
    mended(),
  ]
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trimEnd()
    .concat("\n");

if (process.argv[1] === import.meta.filename) writeFileSync(rulesPageFile, rulesPage());
