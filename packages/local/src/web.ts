import type { Server } from "node:http";
import { join } from "node:path";
import type { Serve } from "./gateway";
import { freshBuild } from "./http/web-build";
import { webFiles } from "./http/web-files";
import type { Web } from "./runtime";

/** Serves the built web app. Where its sources changed, the app is built beside the running product, and the first pages wait for the build. */
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

/** Serves the web app through Vite, so that what is saved in an editor is on the screen at once. */
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
    // The page that is printed is built when somebody asks for a print, because Vite's own pages are not on disk.
    built: () => freshBuild(stopping.signal),
  };
}
