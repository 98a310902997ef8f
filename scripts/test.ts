/**
 * `npm test`: every check of the house, with a count at the end. `npm test -- lint unit` runs only the named parts.
 * `npm run check`: what is quick, and the tests that reach what changed.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { lawSeed } from "./law-seed";
import { failuresOf } from "./test-failures";

/** The most test files that `npm run check` runs: so many take about a minute on two cores. */
const MOST_TEST_FILES = 120;
/** The tests that `npm run check` leaves to `npm test`: they fuzz every endpoint, start or kill the product, or build what is deployed. */
const longTests =
  /^(stacks\/offline|packages\/functions\/src\/(walk|survival)\/|packages\/local\/src\/(start|survival\/))/;

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : [];
};

/** The test files that import what changed since origin/main, or since the last commit where there is no such branch. */
function changedTests(): string[] {
  const base = git("rev-parse", "--verify", "--quiet", "origin/main").length ? "origin/main" : "HEAD";
  const listed = execFileSync("vitest", ["list", "--changed", base, "--filesOnly", "--json"], { encoding: "utf8" });
  const all: { file: string }[] = JSON.parse(listed);
  const reached = all.map(({ file }) => relative(process.cwd(), file)).filter((file) => !longTests.test(file));
  if (reached.length <= MOST_TEST_FILES) return reached;
  const changed = [
    ...git("diff", "--name-only", `${base}...HEAD`),
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const folders = new Set(changed.map((file) => dirname(file)));
  const beside = reached.filter((file) => folders.has(dirname(file))).slice(0, MOST_TEST_FILES);
  console.log(
    `\n${reached.length} test files reach what changed: here run ${beside.length} beside it, the others with npm test.`,
  );
  return beside;
}

const reports = mkdtempSync(join(tmpdir(), "highway-test-"));

/** Seconds each, and on one core: they run side by side, and each prints when it is done. */
const quick: Record<string, string[]> = {
  lint: ["biome", "ci", "--colors=off", "--error-on-warnings", "."],
  types: ["tsc", "-p", "tsconfig.json"],
  "types-web": ["tsc", "-p", "packages/web/tsconfig.json"],
  unused: ["knip"],
};
/** Projects of vitest.config.ts: one run of all that are wanted, so that no core waits for the slowest file of one of them. */
const projects = ["engine", "unit", "web", "local", "stacks"];
const names = [...Object.keys(quick), ...projects, "e2e", "changed"];

/** All laws of a run begin with one seed, in Vitest's workers and Playwright's. */
const env = { ...process.env, FC_SEED: String(lawSeed()), PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e.json` };

const total = { passed: 0, failed: 0 };
const broken: string[] = [];
/** What failed, said again at the end: above it stand thousands of lines. */
const failures: string[] = [];
function tell(name: string, ok: boolean, started: number, report?: string) {
  const { passed, failed } = report ? countOf(report, ok) : { passed: Number(ok), failed: Number(!ok) };
  total.passed += passed;
  total.failed += failed;
  if (!ok) broken.push(name);
  console.log(`── ${name}: ${ok ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Vitest and Playwright write different reports. A part that failed has at least one failure, and so has one without a report. */
function countOf(report: string, ok: boolean): typeof total {
  try {
    const said = JSON.parse(readFileSync(report, "utf8"));
    const { stats, ...counted } = said;
    failures.push(...failuresOf(said));
    const passed = counted.numPassedTests ?? stats.expected + stats.flaky;
    const failed = counted.numFailedTests ?? stats.unexpected;
    return { passed, failed: ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runBeside(name: string): Promise<void> {
  const started = Date.now();
  const [program = "", ...rest] = quick[name]!;
  return new Promise((done) => {
    const child = spawn(program, rest, { env });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
    const end = (ok: boolean) => {
      console.log(`\n── ${name}\n${said.trim()}`);
      tell(name, ok, started);
      done();
    };
    child.on("error", (error) => {
      said += error.message;
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}

function run(name: string, [program = "", ...rest]: string[], report: string) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(program, rest, { stdio: "inherit", env });
  tell(name, status === 0, started, report);
}

function runVitest(name: string, what: string[]) {
  const report = `${reports}/vitest.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  run(name, ["vitest", "run", ...what, ...reporters], report);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`No such part: ${unknown.join(", ")}. There are ${names.join(", ")}.`);
  process.exit(2);
}
const isWanted = (name: string) => (wanted.length ? wanted.includes(name) : name !== "changed");

console.log(`Laws begin with FC_SEED=${env.FC_SEED}`);
await Promise.all(Object.keys(quick).filter(isWanted).map(runBeside));
const chosen = projects.filter(isWanted);
if (chosen.length)
  runVitest(
    chosen.join(" "),
    chosen.flatMap((project) => ["--project", project]),
  );
if (isWanted("changed")) {
  const tests = changedTests();
  if (tests.length) runVitest("changed", tests);
  else console.log("\n── changed: no test reaches what changed");
}
if (isWanted("e2e")) run("e2e", ["playwright", "test", "--config", "e2e/playwright.config.ts"], `${reports}/e2e.json`);

rmSync(reports, { recursive: true });
if (broken.length) console.log(`\n${[...failures, `Failed: ${broken.join(", ")}`].join("\n\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
