/**
 * `npm test`: every check of the house, one after the other, with a count at the end.
 * `npm test -- lint unit` runs only the named parts.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const reports = mkdtempSync(join(tmpdir(), "highway-test-"));
const vitest = (project: string) => ({
  command: [
    "vitest",
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reports}/${project}.json`,
  ],
  report: `${reports}/${project}.json`,
});

type Part = { command: string[]; report?: string; env?: Record<string, string> };
const parts: Record<string, Part> = {
  lint: { command: ["biome", "ci", "--colors=off", "--error-on-warnings", "."] },
  types: { command: ["tsc", "-p", "tsconfig.json"] },
  "types-web": { command: ["tsc", "-p", "packages/web/tsconfig.json"] },
  unused: { command: ["knip"] },
  unit: vitest("unit"),
  web: vitest("web"),
  local: vitest("local"),
  stacks: vitest("stacks"),
  e2e: {
    command: ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    report: `${reports}/e2e.json`,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e.json` },
  },
};

/** Vitest and Playwright write different reports; a part without one counts as a single check. */
function count(part: Part, ok: boolean): { passed: number; failed: number } {
  if (!part.report) return { passed: Number(ok), failed: Number(!ok) };
  try {
    const report = JSON.parse(readFileSync(part.report, "utf8"));
    const passed = report.numPassedTests ?? report.stats.expected + report.stats.flaky;
    const failed = report.numFailedTests ?? report.stats.unexpected;
    return { passed, failed: ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
const broken: string[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const started = Date.now();
  console.log(`\n── ${name}`);
  const [program = "", ...rest] = part.command;
  const { status } = spawnSync(program, rest, { stdio: "inherit", env: { ...process.env, ...part.env } });
  const ok = status === 0;
  const { passed, failed } = count(part, ok);
  total.passed += passed;
  total.failed += failed;
  if (!ok) broken.push(name);
  console.log(`── ${name}: ${ok ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`);
}

rmSync(reports, { recursive: true });
if (broken.length) console.log(`\nFailed: ${broken.join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(broken.length ? 1 : 0);
