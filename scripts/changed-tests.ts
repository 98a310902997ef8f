import { execFileSync, spawnSync } from "node:child_process";
import { dirname, relative } from "node:path";

/** So many test files take about a minute on two cores. */
const MOST = 120;
/** Fuzz every endpoint, start the product dozens of times, or build what is deployed: `npm test` runs them. */
const long = /^(stacks\/offline|packages\/functions\/src\/walk\/|packages\/local\/src\/(start|survival\/))/;

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : [];
};

/** The test files that import what changed since origin/main, or since the last commit where there is no such branch. */
export function changedTests(): string[] {
  const base = git("rev-parse", "--verify", "--quiet", "origin/main").length ? "origin/main" : "HEAD";
  const listed = execFileSync("vitest", ["list", "--changed", base, "--filesOnly", "--json"], { encoding: "utf8" });
  const all: { file: string }[] = JSON.parse(listed);
  const reached = all.map(({ file }) => relative(process.cwd(), file)).filter((file) => !long.test(file));
  if (reached.length <= MOST) return reached;
  const changed = [
    ...git("diff", "--name-only", `${base}...HEAD`),
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const folders = new Set(changed.map((file) => dirname(file)));
  const beside = reached.filter((file) => folders.has(dirname(file))).slice(0, MOST);
  console.log(
    `\n${reached.length} test files reach what changed: here run ${beside.length} beside it, the others with npm test.`,
  );
  return beside;
}
