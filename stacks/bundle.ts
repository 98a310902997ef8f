import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, resolve } from "node:path";
import { nodejs } from "./runtime";

type Built = { outputFiles: { path: string; text: string; contents: Uint8Array }[] };
type Esbuild = { build(options: object): Promise<Built> };

/** The esbuild that a deployment uses, which is not the newest. */
const esbuild: Esbuild = createRequire(resolve("node_modules/sst/package.json"))("esbuild");

/** As sst/runtime/handlers/node.js begins every bundle. */
const banner = [
  `import { createRequire as topLevelCreateRequire } from 'module';`,
  `const require = topLevelCreateRequire(import.meta.url);`,
  `import { fileURLToPath as topLevelFileUrlToPath, URL as topLevelURL } from "url"`,
  `const __dirname = topLevelFileUrlToPath(new topLevelURL(".", import.meta.url))`,
  "",
].join("\n");

const { external, ...ours } = nodejs.esbuild;

/** As SST bundles a handler, in memory. */
async function built(options: object) {
  const { outputFiles } = await esbuild.build({
    write: false,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "esnext",
    mainFields: ["module", "main"],
    external: ["sharp", "pg-native", ...external],
    banner: { js: banner },
    outExtension: { ".js": ".mjs" },
    logLevel: "silent",
    ...ours,
    ...options,
  });
  return outputFiles;
}

/** Each file bundled alone and whole, all in one run: seconds instead of the minute that SST takes one by one. */
export async function bundle(files: string[], { minify = true } = {}) {
  const outputFiles = await built({ entryPoints: files, outdir: resolve("."), outbase: resolve("."), minify });
  const code = ({ path, text, contents }: Built["outputFiles"][number]) =>
    [relativeSource(path), { text, bytes: contents.length }] as const;
  return new Map(outputFiles.map(code));
}

/** One handler bundled as it is deployed: what it imports while it runs is a file of its own. @returns the path of the handler's file */
export async function bundleInto(folder: string, file: string): Promise<string> {
  const outputFiles = await built({
    entryPoints: [file],
    outdir: folder,
    minify: nodejs.minify,
    splitting: nodejs.splitting,
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  return outputFiles.find(({ path }) => basename(path, ".mjs") === basename(file, ".ts"))!.path;
}

const relativeSource = (path: string) => path.slice(resolve(".").length + 1).replace(/\.mjs$/, ".ts");
