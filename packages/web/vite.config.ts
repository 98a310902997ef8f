import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { defineConfig, type Plugin } from "vite";
import { browsers } from "./browsers";
import { chunks } from "./chunks";
import { earlyRequests } from "./early-requests";
import { inlineScriptsPlugin } from "./inline-scripts";
import { offlineWorker } from "./offline/plugin";
import { otherDocuments } from "./other-documents";
import { ShellSkeleton } from "./src/app/shell-skeleton";

/**
 * Puts the frame of the pages into the page itself, so that it is painted before any code of the app has come. It shows where
 * `inline/early-requests.js` finds that somebody has signed in; React puts the same in its place. On a slow line the first paint comes after half
 * the time (docs/decisions/037).
 */
const firstFrame = (): Plugin => ({
  name: "first-frame",
  transformIndexHtml: (html) =>
    html.replace(
      "<!-- first frame -->",
      `<div class="hidden in-data-known:block">${renderToStaticMarkup(createElement(ShellSkeleton))}</div>`,
    ),
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    earlyRequests(),
    firstFrame(),
    inlineScriptsPlugin(),
    otherDocuments(),
    offlineWorker(),
  ],
  build: {
    target: browsers,
    manifest: true,
    // All of these browsers know it themselves.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
});
