import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { pages } from "./src/app/pages";
import { tools } from "./src/tools/registry";
import type { EarlyRead } from "./src/tools/tool";

/** The modules that a page begins with, for every browser, a phone and anything wider; and what it reads first. */
type EarlyPage = { path: string; all: string; phone?: string; desktop?: string; reads?: readonly EarlyRead[] };

const below = (module?: string) => module && `tools/${module}`;
const earlyPages: EarlyPage[] = [
  ...pages.map(({ path, module, reads }) => ({ path, all: module, reads })),
  ...tools.flatMap(({ key, pages }) =>
    pages.map(({ path, module, phone, desktop, reads }) => ({
      path: `/${key}/${path}`,
      all: `tools/${module}`,
      phone: below(phone),
      desktop: below(desktop),
      reads,
    })),
  ),
];

const source = (path: string) => join(import.meta.dirname, "src", path);

class Bundle {
  private readonly chunks: Map<string, Rolldown.OutputChunk>;

  constructor(bundle: Rolldown.OutputBundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    this.chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  }

  /** A chunk's file, its style, and those of all that it imports at once. */
  private with(file: string, seen = new Set<string>()): Set<string> {
    const chunk = this.chunks.get(file);
    if (!chunk || seen.has(file)) return seen;
    for (const each of [file, ...(chunk.viteMetadata?.importedCss ?? [])]) seen.add(each);
    for (const next of chunk.imports) this.with(next, seen);
    return seen;
  }

  entry(): Set<string> {
    const entries = [...this.chunks.values()].filter(({ isEntry }) => isEntry);
    return new Set(entries.flatMap(({ fileName }) => [...this.with(fileName)]));
  }

  /** @throws Error when no code begins with that module: it was renamed, and this list was not */
  of(path: string): Set<string> {
    const chunks = [...this.chunks.values()];
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === source(path)) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(source(path)));
    if (!chunk) throw new Error(`No code begins with ${path}.`);
    return this.with(chunk.fileName);
  }
}

/** For `inline/early-requests.js`: the names of all files once, and for each page their numbers and what it reads. */
function list(bundle: Bundle) {
  const files: string[] = [];
  const number = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const there = bundle.entry();
  const numbers = (module: string | undefined, known = there) =>
    module ? [...bundle.of(module)].filter((file) => !known.has(file)).map(number) : [];
  const wanted = earlyPages.map(({ path, all, phone, desktop, reads = [] }) => {
    const own = new Set([...there, ...bundle.of(all)]);
    return [path, { all: numbers(all), phone: numbers(phone, own), desktop: numbers(desktop, own), reads }];
  });
  return { files, pages: Object.fromEntries(wanted) };
}

/** Tells `inline/early-requests.js`, in the page itself, what the build has called the code of each page: its largest paint comes a tenth sooner (docs/decisions/037). */
export const earlyRequests = (): Plugin => ({
  name: "early-requests",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) =>
      bundle
        ? html
            .replace(
              '<script data-inline="early-requests"',
              `$& data-pages='${JSON.stringify(list(new Bundle(bundle)))}'`,
            )
            // The frame is in the document: its style and what it is filled with go before the code that draws it.
            .replace('<script type="module"', '$& fetchpriority="low"')
        : html,
  },
});
