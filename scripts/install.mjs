/**
 * Installs what is missing or older than the lockfile. Plain JavaScript: it runs before anything is installed, on any Node >= 20.
 *   all  the deployment tools as well (the workspace `stacks`): what the tests and a deployment need, and a start does not
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
const at = (path) => fileURLToPath(new URL(path, root));

/** What is fetched where the machine's own Node is too old: the one that Lambda runs, and the next one for platforms for which npm does not carry that. */
export const versions = ["24.21.0", "26.10.0"];
/** What the dependencies run on; jsdom and @sparticuz/chromium set the lower ends. */
const oldest = { 22: [22, 22, 2], 24: [24, 15, 0] };

/** Whether the product runs on this version of Node. @param {string} version such as "24.21.0" */
export function runsOn(version) {
  const [major, minor, patch] = version.split(".").map(Number);
  if (major >= 26) return true;
  const [, least, fix] = oldest[major] ?? [major, Number.POSITIVE_INFINITY, 0];
  return minor > least || (minor === least && patch >= fix);
}

/** The package in which npm carries Node for a platform. */
export const nodePackage = (platform, arch) =>
  `${platform === "darwin" && arch === "arm64" ? "node-bin" : "node"}-${platform}-${arch}`;

const npm = (...words) =>
  execFileSync("npm", [...words, "--no-audit", "--no-fund", "--loglevel=error"], { cwd: at("."), stdio: "inherit" });

function isFresh(wantsAll) {
  const installed = at("node_modules/.package-lock.json");
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(at("package-lock.json")).mtimeMs) return false;
  return !wantsAll || existsSync(at("node_modules/sst"));
}

function installPackages(wantsAll) {
  if (isFresh(wantsAll)) return;
  console.log(`Installing dependencies (once, ${wantsAll ? "one or two minutes" : "about a minute"})`);
  const packages = ["core", "engine", "functions", "local", "web"];
  const some = ["--include-workspace-root", ...packages.map((name) => `--workspace=packages/${name}`)];
  npm("ci", ...(wantsAll ? [] : some));
}

const bin = at("node_modules/.bin");
/** npm puts node_modules/.bin before the machine's own programs, so a Node that stands there runs all of the house's commands. */
const ours = `${bin}/node`;
const path = `${bin}:${process.env.PATH}`;

function nodeRuns() {
  try {
    return runsOn(
      execFileSync("node", ["--version"], { encoding: "utf8", env: { PATH: path } })
        .trim()
        .slice(1),
    );
  } catch {
    return false;
  }
}

function linkNode(version) {
  const name = nodePackage(process.platform, process.arch);
  const folder = at(`.cache/node/${version}`);
  const node = `${folder}/node_modules/${name}/bin/node`;
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(node)) npm("install", "--no-save", "--ignore-scripts", "--prefix", folder, `${name}@${version}`);
  } catch {
    return false; // npm has said why
  }
  rmSync(ours, { force: true });
  symlinkSync(node, ours);
  return nodeRuns();
}

/** @returns whether there is a Node that the product runs on */
function installNode() {
  if (nodeRuns()) return true;
  console.log("Fetching a newer Node, because this machine's is too old (once)");
  return versions.some(linkNode);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installPackages(process.argv[2] === "all");
  if (!installNode()) {
    console.error(
      `Highway runs on Node 22.22.2, 24.15, 26 and later. This machine has ${process.versions.node}, and none of these could be fetched for it. Install Node 24 from nodejs.org, then run the command again.`,
    );
    process.exit(1);
  }
}
