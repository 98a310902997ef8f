import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../../..");
const web = join(root, "packages/web");
export const buildFolder = join(web, "dist");

/** The files that the build is made of, and those that say how. Core's folders are few and small, so all of them count. */
const sources = ["packages/web", "packages/core/src", "packages/engine/src"];
const isSource = (path: string) => !path.startsWith(buildFolder) && !/\.test\.tsx?$/.test(path);

/** The file that says which sources a build was made from. Dates would not do, because git and copies set them as they like. */
const mark = join(buildFolder, ".sources");

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Lists the paths of every file that the build depends on, always in the same order. */
export async function sourceFiles(): Promise<string[]> {
  const below = (await Promise.all(sources.map(filesBelow))).flat();
  return [...below.filter(isSource), join(root, "package-lock.json")].sort();
}

/** Says which sources there are now. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await sourceFiles())
    hash.update(file.slice(root.length)).update(await readFile(file).catch(() => ""));
  return hash.digest("hex");
}

const cache = join(root, ".cache");
const BESIDE = /^web-(\d+)(-old)?$/;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Removes what a process left behind that was killed in the midst of a build. */
async function sweep() {
  for (const name of await readdir(cache)) {
    const [, pid] = name.match(BESIDE) ?? [];
    if (pid && !isAlive(Number(pid))) await rm(join(cache, name), { recursive: true, force: true });
  }
}

/** Runs Vite in a process of its own, so that the product answers meanwhile. @throws Error with Vite's words */
async function vite(target: string, signal: AbortSignal) {
  const child = spawn(process.execPath, [join(root, "node_modules/vite/bin/vite.js"), "build", "--outDir", target], {
    cwd: web,
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    signal,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  child.on("error", () => undefined); // the stop of the product; "close" follows
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`The web app could not be built.\n${said}`);
}

/** Which sources the present build was made from, where there is one. */
const present = () => readFile(mark, "utf8").catch(() => undefined);

/**
 * Builds into a folder beside the present build, which the new one then replaces at once: two starts at the same time do not mix their files.
 * One that comes second leaves the first one's, which somebody may be reading.
 */
async function build(from: string, signal: AbortSignal) {
  const target = join(cache, `web-${process.pid}`);
  const old = `${target}-old`;
  await mkdir(cache, { recursive: true });
  await sweep();
  try {
    await vite(target, signal);
    await writeFile(join(target, ".sources"), from);
    if ((await present()) === from) return;
    await rename(buildFolder, old).catch(() => undefined); // there may be none
    await rename(target, buildFolder);
  } finally {
    await rm(target, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

/** Makes sure that the web app's build is that of its sources. @returns its folder */
export async function freshBuild(signal: AbortSignal): Promise<string> {
  const wanted = await fingerprint();
  if ((await present()) !== wanted) await build(wanted, signal);
  return buildFolder;
}
