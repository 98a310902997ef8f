import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Files beside it that a minified module imports before it runs: what it imports later stands in `import("./x.mjs")`. */
const besides = (code: string) => [...code.matchAll(/(?:from|import)"(\.\/[^"]+\.mjs)"/g)].map(([, path]) => path!);

/** Bytes of code that are read when a bundle starts: its own and those of the files beside it that it begins with. */
export function startSize(file: string): number {
  const files = new Map<string, string>();
  const read = (path: string) => {
    if (files.has(path)) return;
    const code = readFileSync(path, "utf8");
    files.set(path, code);
    for (const other of besides(code)) read(resolve(dirname(path), other));
  };
  read(file);
  return [...files.values()].reduce((bytes, code) => bytes + Buffer.byteLength(code), 0);
}

/**
 * How many bytes a function may begin with before somebody says why. What answers a share link has the engine, which works out what the page may not be
 * told; a campaign's mails have its texts in two languages and the letter besides. @see docs/decisions/032-faces-and-the-weight-of-a-function.md
 */
export const MOST_BYTES = 520_000;
