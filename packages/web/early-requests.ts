import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The code that a page asks for as it begins, and what a phone or a screen asks for beside it. */
type Page = { all: string[]; phone?: string[]; desktop?: string[] };

const pages: Record<string, Page> = {
  "/members/dashboard": { all: ["app/routes/dashboard.tsx"] },
  "/clients": { all: ["features/clients/clients-screen.tsx"] },
  "/lc2/property": {
    all: ["app/routes/editor.tsx"],
    phone: ["tools/lc2/phone/phone-editor.tsx"],
    desktop: ["tools/lc2/desktop-editor.tsx"],
  },
  "/lc2/results": { all: ["app/routes/results.tsx"] },
  "/lc2/results/schedule": { all: ["app/routes/schedule.tsx"] },
  "/lc2/review": { all: ["app/routes/review.tsx"] },
};

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

/** For `inline/early-requests.js`: the names of all files once, and for each page the numbers of those that everybody, a phone, a screen wants. */
function list(bundle: Bundle) {
  const files: string[] = [];
  const number = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const there = bundle.entry();
  const numbers = (paths: string[] = [], known = there) =>
    [...new Set(paths.flatMap((path) => [...bundle.of(path)]))].filter((file) => !known.has(file)).map(number);
  const wanted = Object.entries(pages).map(([path, { all, phone, desktop }]) => {
    const own = new Set([...there, ...all.flatMap((each) => [...bundle.of(each)])]);
    return [path, [numbers(all), numbers(phone, own), numbers(desktop, own)]];
  });
  return { files, pages: Object.fromEntries(wanted) };
}

/** Tells `inline/early-requests.js`, in the page itself, what the build has called the code of each page. */
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
