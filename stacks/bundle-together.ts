/**
 * Has `sst build` bundle all handlers in one run of esbuild, which reads what they share once instead of two hundred times. Loaded before SST
 * (stacks/offline.ts): what is bundled, and how, is what SST asks for. A handler that imports while it runs is split into files of its own, and so
 * bundled alone, as SST does; for every other it comes to the same bytes.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";

type Import = { kind: string; external?: boolean };
type Metafile = {
  inputs: Record<string, { imports: Import[] }>;
  outputs: Record<string, { entryPoint?: string; inputs: Record<string, object> }>;
};
type Built = { metafile: Metafile; outputFiles: { path: string; contents: Uint8Array }[] };
type Options = Record<string, unknown> & { entryPoints: string[]; outdir: string };
type Esbuild = {
  build(options: object): Promise<Built>;
  context(options: Options): Promise<{ rebuild(): Promise<{ metafile: Metafile }>; dispose(): Promise<void> }>;
};

const require = createRequire(resolve("node_modules/sst/package.json"));
const esbuild: Esbuild = require("esbuild");

const handlers = ["http", "jobs", "queues", "sockets"].flatMap((kind) => {
  const folder = `packages/functions/src/${kind}`;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".ts")).map((file) => join(folder, file));
});

const importsWhileRunning = ({ inputs }: Metafile, parts: object) =>
  Object.keys(parts).some((part) =>
    inputs[part]!.imports.some(({ kind, external }) => kind === "dynamic-import" && !external),
  );

/** As many as a machine of few gigabytes holds: to clear memory all the time would take longer than to read again what they share. */
const AT_ONCE = 60;

type Whole = { metafile: Metafile; code: Uint8Array };

/** The bundle of each handler that is one file. */
async function madeTogether(options: object): Promise<Map<string, Whole>> {
  const all = new Map<string, Whole>();
  for (let first = 0; first < handlers.length; first += AT_ONCE) {
    const { metafile, outputFiles } = await esbuild.build({
      ...options,
      entryPoints: handlers.slice(first, first + AT_ONCE),
      outdir: resolve("."),
      outbase: resolve("."),
      splitting: false,
      write: false,
    });
    const codeOf = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
    for (const [path, { entryPoint, inputs }] of Object.entries(metafile.outputs))
      if (!importsWhileRunning(metafile, inputs)) all.set(entryPoint!, { metafile, code: codeOf.get(resolve(path))! });
  }
  return all;
}

const runs = new Map<string, ReturnType<typeof madeTogether>>();
async function context(options: Options) {
  const { entryPoints, outdir, ...how } = options;
  const same = JSON.stringify(how);
  const run = runs.get(same) ?? madeTogether(how);
  runs.set(same, run);
  const [entry = ""] = entryPoints;
  const whole = (await run).get(entry);
  if (!whole) return esbuild.context(options);
  return {
    rebuild: async () => {
      mkdirSync(outdir, { recursive: true });
      writeFileSync(join(outdir, `${basename(entry, ".ts")}.mjs`), whole.code);
      return whole;
    },
    dispose: async () => {},
  };
}

require.cache[require.resolve("esbuild")]!.exports = { ...esbuild, context };
