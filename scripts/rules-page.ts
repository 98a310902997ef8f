/** Writes docs/rules.md: every dated rule with its versions and sources, from the rules themselves. `--check` only compares. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Rule } from "../packages/core/src/rules/by-date";
import { conventionalCoverage } from "../packages/core/src/rules/conventional-coverage";
import { conventionalRateCard } from "../packages/core/src/rules/conventional-rate-card";
import { fhaMip, fhaMipDuration } from "../packages/core/src/rules/fha-mip";
import { loanLimits } from "../packages/core/src/rules/loan-limits";
import { miTermination } from "../packages/core/src/rules/mi-termination";
import * as defaults from "../packages/core/src/rules/product-defaults";
import { usdaFees } from "../packages/core/src/rules/usda-fees";
import { vaFundingFee } from "../packages/core/src/rules/va-funding-fee";

const page = "docs/rules.md";
const law = [fhaMip, fhaMipDuration, vaFundingFee, usdaFees, miTermination, loanLimits];
const market = [conventionalCoverage, conventionalRateCard];

/** The few amounts of money among the percentages, kept in cents. */
const MONEY = new Set(["threshold", "baseline", "ceiling", "floor"]);
const words = (key: string) => key.replaceAll(/([A-Z]|(?<=[a-z])\d+)/g, " $1").toLowerCase();

function text(value: unknown, key = ""): string {
  if (value === Number.POSITIVE_INFINITY) return "no limit";
  if (typeof value === "number") return MONEY.has(key) ? `$${(value / 100).toLocaleString("en-US")}` : String(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== "object")) return value.join(", ");
  const entries = Object.entries(value as object);
  return entries.map(([name, each]) => `${words(name)} ${text(each, name)}`).join(", ");
}

const isFlat = (value: unknown) =>
  typeof value !== "object" || Object.values(value as object).every((each) => typeof each !== "object");

/** Nested tables as nested lists. */
function lines(value: unknown, indent = ""): string[] {
  if (isFlat(value)) return [`${indent}- ${text(value)}`];
  if (Array.isArray(value)) return value.flatMap((each) => lines(each, indent));
  return Object.entries(value as object).flatMap(([key, each]) => {
    const plain = typeof each !== "object" || (Array.isArray(each) && isFlat(each));
    return plain
      ? [`${indent}- ${words(key)}: ${text(each, key)}`]
      : [`${indent}- ${words(key)}`, ...lines(each, `${indent}  `)];
  });
}

function section({ label, unit, source, versions }: Rule<unknown>): string {
  const each = [...versions].reverse().map((version) => {
    const named = version.source === source ? "" : ` (${version.source})`;
    return [`From ${version.from}${named}:`, "", ...lines(version.value), ""].join("\n");
  });
  return [`### ${label}`, "", `In ${unit}. Source: ${source}.`, "", ...each].join("\n");
}

/** The whole page. */
export const rulesPage = () =>
  [
    "# Rules",
    "",
    "Numbers set by law, agency, insurer or the product, newest first. The day of a scenario (`asOf`) picks the version.",
    "Written by `tsx scripts/rules-page.ts` from `packages/core/src/rules`.",
    "",
    "## Law and agencies",
    "",
    ...law.map((rule) => section(rule)),
    "## Conventional mortgage insurance",
    "",
    ...market.map((rule) => section(rule)),
    "## Product defaults",
    "",
    ...Object.values(defaults)
      .sort((a, b) => a.label.localeCompare(b.label))
      .map((rule) => section(rule)),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");

export const rulesPageIsCurrent = () => readFileSync(page, "utf8") === rulesPage();

if (process.argv[1]?.endsWith("rules-page.ts")) {
  if (!process.argv.includes("--check")) writeFileSync(page, rulesPage());
  else if (!rulesPageIsCurrent()) {
    console.error(`${page} is out of date: run tsx scripts/rules-page.ts`);
    process.exit(1);
  }
}
