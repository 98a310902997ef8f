import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const names = ["theme", "early-requests", "language"] as const;
const here = join(import.meta.dirname, "inline");
const sourceOf = (name: (typeof names)[number], folder: string) => readFileSync(join(folder, `${name}.js`), "utf8");

/**
 * The scripts that stand in the page itself, as the content security policy names them: their content and nothing else may run so.
 * Each would otherwise cost a phone a whole turn to the server before anything else is asked for.
 * @param folder  where they lie, for who is bundled away from them
 */
export const inlineScripts = (folder = here) =>
  names.map((name) => `'sha256-${createHash("sha256").update(sourceOf(name, folder)).digest("base64")}'`);

/** Puts them where the page names them. */
export const inlineScriptsPlugin = (): Plugin => ({
  name: "inline-scripts",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      names.reduce(
        // A function, because a replacement text has signs of its own.
        (page, name) =>
          page.replace(`<!-- ${name} -->`, () => `<script data-inline="${name}">${sourceOf(name, here)}</script>`),
        html,
      ),
  },
});
