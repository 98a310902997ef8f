import { execFileSync } from "node:child_process";

/**
 * The seed that every law of a run begins with: that of the commit's code, so that a commit is red for everybody or for nobody,
 * and one that changes documents alone is as green as the one before. `FC_SEED=-123` takes
 * the one that a failure printed, `FC_SEED=random` another one each time, as a nightly run does.
 */
export function lawSeed(wanted = process.env.FC_SEED ?? "", code = codeOfGit): number {
  if (wanted === "random") return Math.trunc(Math.random() * 2 ** 31);
  if (wanted === "") return Number.parseInt(code().slice(0, 8), 16) | 0;
  if (/^-?\d+$/.test(wanted)) return Number(wanted);
  throw new Error(`FC_SEED is a whole number or "random", not "${wanted}".`);
}

/** Sources that were unpacked without their history have one seed for good. */
function codeOfGit(): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD:packages"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return "1";
  }
}
