import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { browsers } from "../browsers";
import { documents, workerPath } from "../documents";

const web = join(import.meta.dirname, "..");

/** Files of the app whose names stay while their content changes. */
const plainNames = [documents.app, "/icon.svg"];

/** The outlines of the map, a file a state: nobody needs all of them. */
const isOutline = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === "chunk" && !!file.facadeModuleId?.includes("/map/outlines/");

/** The files with a hash in their names. The start of the app is the last: where it has come, all have (`lib/loading/code-on-demand.ts`). */
function hashedFiles(bundle: Rolldown.OutputBundle) {
  const files = Object.values(bundle).filter((file) => file.fileName.startsWith("assets/") && !isOutline(file));
  const isStart = (file: (typeof files)[number]) => file.type === "chunk" && file.isEntry;
  return [...files.filter((file) => !isStart(file)), ...files.filter(isStart)].map(({ fileName }) => `/${fileName}`);
}

/** Builds the worker that keeps the officer's app on the device (`worker.ts`), with the list of this build's files in it. */
export function offlineWorker(): Plugin {
  let outDir = "";
  let hashed: string[] = [];
  const revised = async (url: string) => {
    const content = await readFile(resolve(web, outDir, `.${url}`));
    return { url, revision: createHash("sha256").update(content).digest("hex").slice(0, 16) };
  };
  return {
    name: "offline-worker",
    apply: "build",
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    writeBundle: (_options, bundle) => {
      hashed = hashedFiles(bundle);
    },
    closeBundle: {
      sequential: true,
      handler: async (error) => {
        if (error) return;
        const kept = [
          ...(await Promise.all(plainNames.map(revised))),
          ...hashed.map((url) => ({ url, revision: null })),
        ];
        await build({
          root: web,
          configFile: false,
          logLevel: "error",
          publicDir: false,
          define: { KEPT_FILES: JSON.stringify(kept) },
          build: {
            outDir,
            emptyOutDir: false,
            target: browsers,
            rolldownOptions: {
              input: join(import.meta.dirname, "worker.ts"),
              output: { format: "iife", entryFileNames: workerPath.slice(1) },
            },
          },
        });
      },
    },
  };
}
