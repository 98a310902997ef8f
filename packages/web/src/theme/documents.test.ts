import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const files: Record<string, string> = import.meta.glob(["../**/*.{ts,tsx}", "!../**/*.{test,fixture}.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The path of a file below `src`. */
const text = new Map(Object.entries(files).map(([path, source]) => [pathFrom("theme", path), source]));

function pathFrom(folder: string, relative: string): string {
  return new URL(relative, `file:///${folder}/`).pathname.slice(1);
}

/** The files of whose code a document consists, whether it comes with the first of them or later. */
function filesOf(entry: string): string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    const source = text.get(path);
    if (source === undefined || found.has(path)) return;
    found.add(path);
    const folder = path.slice(0, path.lastIndexOf("/"));
    const imports = source.matchAll(/(?:^(?:import|export)\s(?!type\s)[^;]*?from\s|\bimport\()\s*"(\.[^"]+)"/gm);
    for (const [, name] of imports) for (const ending of ["", ".ts", ".tsx"]) add(pathFrom(folder, `${name}${ending}`));
  };
  add(entry);
  return [...found];
}

it.each([
  { document: "what a client reads", folder: "client-app", styles: "client.css" },
  { document: "what is printed", folder: "print-app", styles: "print.css" },
])("the styles of $document are made of every file that it draws with", ({ folder, styles }) => {
  const css = readFileSync(join(import.meta.dirname, "..", folder, styles), "utf8");
  const sources = [...css.matchAll(/@source "([^"]+)"/g)].map(([, path]) => pathFrom(folder, path!));
  const drawn = filesOf(`${folder}/main.tsx`).filter((path) => /className=/.test(text.get(path)!));
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((path) => !sources.some((source) => path === source || path.startsWith(`${source}/`)))).toEqual(
    [],
  );
});
