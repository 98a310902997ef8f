import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { browsers } from "./browsers";
import { clientChunks } from "./chunks";
import { documentOf, documents } from "./documents";
import { inlineScriptsPlugin } from "./inline-scripts";

/** Has the code of a client's report come beside that of its entry, which asks for it a round trip later. */
const reportAhead = (): Plugin => ({
  name: "report-ahead",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const report = Object.values(bundle).find(
        (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith("/report/report-screen.tsx")),
      );
      if (report?.type !== "chunk") return [];
      return [report.fileName, ...report.imports]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
          injectTo: "head",
        }));
    },
  },
});

const english = "/live-share/english.ts";
const spanish = "/live-share/spanish.ts";

/** Tells `inline/language.js` what the build has called the words of each language. */
const wordsAhead = (): Plugin => ({
  name: "words-ahead",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const filesOf = (module: string) =>
        Object.values(bundle).flatMap((file) =>
          file.type === "chunk" && file.facadeModuleId?.endsWith(module)
            ? [file.fileName, ...file.imports].filter((each) => !html.includes(each))
            : [],
        );
      const words = JSON.stringify({ en: filesOf(english), es: filesOf(spanish) });
      return html.replace('<script data-inline="language"', `$& data-words='${words}'`);
    },
  },
});

/**
 * Preact draws what a client opens: the same components in an eighth of the code, on a phone and a line that nobody chose for it. Officers' pages
 * and paper keep React (docs/decisions/058).
 */
const preact = [
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react(-dom)?$/, replacement: "preact/compat" },
];

/**
 * Each is built by itself, into the folder of the app: in one build every module that two documents share would be a file of
 * its own, and a client would fetch what only officers use of it.
 */
export const buildDocument = (document: string, outDir: string) =>
  build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    plugins: [react(), tailwindcss(), inlineScriptsPlugin(), reportAhead(), wordsAhead()],
    resolve: { alias: document === documents.client ? preact : [] },
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: browsers,
      manifest: `.vite${document.replace(".html", ".json")}`,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: import.meta.dirname + document,
        output: document === documents.client ? { codeSplitting: clientChunks } : {},
      },
    },
  });

/** Builds the documents beside the officer's app when it is built; in development gives each address its own document. */
export function otherDocuments(): Plugin {
  let outDir = "";
  return {
    name: "other-documents",
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? "/", "http://127.0.0.1");
        const isPage = request.headers.accept?.includes("text/html") && !pathname.split("/").at(-1)?.includes(".");
        if (isPage) request.url = documentOf(pathname) + search;
        next();
      });
    },
    closeBundle: {
      sequential: true,
      handler: async (error) => {
        if (error) return;
        await buildDocument(documents.client, outDir);
        await buildDocument(documents.print, outDir);
      },
    },
  };
}
