/** `npm run bench`: every measurement in one run, written to docs/benchmarks.md with the machine it ran on. `npm run bench -- engine` runs a part and writes nothing. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, platform, release, totalmem } from "node:os";
import type { Result } from "./result";

const all = [
  "engine",
  "capacity",
  "bundles",
  "web-size",
  "start",
  "keystroke",
  "answer",
  "results-paint",
  "lighthouse",
  "client",
  "export",
  "market",
  "tick-paint",
  "campaigns",
];
const wanted = process.argv.slice(2);
const names = wanted.length ? wanted : all;

function measure(name: string): Result {
  console.log(`── ${name}`);
  const run = spawnSync("tsx", [`bench/${name}.ts`], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  const last = run.stdout.trim().split("\n").at(-1) ?? "";
  if (run.status !== 0) throw new Error(`bench/${name}.ts failed.\n${run.stdout}`);
  return JSON.parse(last) as Result;
}

const verdict = (ok?: boolean) => (ok === undefined ? "" : ok ? "held" : "**missed**");

function section({ title, rows, notes = [] }: Result): string {
  const lines = rows.map(({ what, value, budget = "", ok }) => `| ${what} | ${value} | ${budget} | ${verdict(ok)} |`);
  return [`## ${title}`, "", "| what | measured | budget | |", "|---|---|---|---|", ...lines, "", ...notes].join("\n");
}

const results = names.map(measure);
for (const result of results) console.log(`\n${section(result)}`);

if (!wanted.length) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()}, Node ${process.version}`;
  const page = [
    "# Benchmarks",
    "",
    "Written by `npm run bench`. Machines are shared and noisy: ratios within one run mean more than single times.",
    "",
    `${new Date().toISOString().slice(0, 10)}, ${machine}.`,
    "",
    ...results.map((result) => `${section(result).trimEnd()}\n`),
  ].join("\n");
  writeFileSync("docs/benchmarks.md", page);
}
if (results.some(({ rows }) => rows.some(({ ok }) => ok === false))) console.log("\nAt least one budget was missed.");
