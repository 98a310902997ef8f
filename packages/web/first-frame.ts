import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { ShellSkeleton } from "./src/app/shell-skeleton";

/**
 * Puts the frame of the pages into the page itself, so that it is painted before any code of the app has come. It shows where
 * `inline/early-requests.js` finds that somebody has signed in; React puts the same in its place. On a slow line the first paint comes after half
 * the time (docs/decisions/037).
 */
export const firstFrame = (): Plugin => ({
  name: "first-frame",
  transformIndexHtml: (html) =>
    html.replace(
      "<!-- first frame -->",
      `<div class="hidden in-data-known:block">${renderToStaticMarkup(createElement(ShellSkeleton))}</div>`,
    ),
});
