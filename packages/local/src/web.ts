import type { Server } from "node:http";
import { join } from "node:path";
import type { Serve } from "./gateway";
import { freshBuild } from "./http/web-build";
import { webFiles } from "./http/web-files";
import type { Web } from "./runtime";

/** The built app. When its sources changed it is built beside the running product, and the first pages wait for it. */
export function builtWeb(_server: Server, uploads: string): Web {
  let state = "building";
  const stopping = new AbortController();
  const files = freshBuild(stopping.signal).then((folder) => webFiles(folder, uploads));
  files.then(
    () => {
      state = "ready";
    },
    (error: Error) => {
      state = "failed";
      if (!stopping.signal.aborted) console.error(error.message);
    },
  );
  const serve: Serve = async (request, response, url) => {
    const app = await files.catch(() => undefined);
    if (app) return app(request, response, url);
    response.writeHead(503, { "content-type": "text/plain; charset=utf-8" });
    response.end("The web app could not be built. The terminal in which Highway runs says why.\n");
  };
  const stop = async () => {
    stopping.abort();
    await files.catch(() => undefined);
  };
  return { serve, state: () => state, stop, built: () => files };
}

/** Vite in the middle: what is saved in an editor is on the screen at once. */
export function developedWeb(server: Server): Web {
  const configFile = join(import.meta.dirname, "../../web/vite.config.ts");
  const stopping = new AbortController();
  const started = import("vite").then(({ createServer }) =>
    createServer({ configFile, appType: "spa", server: { middlewareMode: true, hmr: { server } } }),
  );
  return {
    serve: async (request, response) => (await started).middlewares(request, response),
    state: () => "development",
    stop: async () => {
      stopping.abort();
      await (await started).close();
    },
    // What is printed is built when it is asked for: Vite's own pages are not on disk.
    built: () => freshBuild(stopping.signal),
  };
}
