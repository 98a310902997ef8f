/**
 * JavaScript that a browser loads, gzip, from the built app: the entry with what it imports at once, each page with it, what each window adds, what a
 * tool costs whoever has the loan comparison open, what it has for itself, and what a client's page takes.
 */
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { begins, start } from "../packages/web/chunks";
import { opensOf, reach } from "../packages/web/shared-files";
import { pages } from "../packages/web/src/app/pages";
import { tools } from "../packages/web/src/tools/registry";
import { report } from "./result";

type Chunk = {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
};

process.env.NODE_ENV = "production";
const web = resolve("packages/web");
/** Of each module that a page or a window begins with: the files that it fetches, and what its code fetches later. */
const begun = new Map<string, { files: Set<string>; opens: string[] }>();
/** Modules in the entry that are a tool's own, but for the line by which it joins: its name and its addresses. */
const toolsInEntry: string[] = [];
const isOfOneTool = /(web|engine|core)\/src\/tools\/(?!every\/|pure\/)[\w-]+\/(?!tool\.ts$)/;
await build({
  root: web,
  logLevel: "error",
  plugins: [
    {
      name: "begun",
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const filesOf = (file: string, seen = new Set<string>()): Set<string> => {
          if (seen.has(file)) return seen;
          seen.add(file);
          for (const next of named.get(file)?.imports ?? []) filesOf(next, seen);
          return seen;
        };
        const fileOf = (id: string) =>
          chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
          chunks.find(({ moduleIds }) => moduleIds.includes(id));
        for (const file of filesOf(fileOf(start)?.fileName ?? ""))
          toolsInEntry.push(...(named.get(file)?.moduleIds ?? []).filter((id) => isOfOneTool.test(id)));
        const waiting = [start, ...begins.flat()];
        for (let id = waiting.pop(); id; id = waiting.pop()) {
          if (begun.has(id)) continue;
          const opens = opensOf(reach([id], this), this);
          const chunk = fileOf(id);
          begun.set(id, { files: chunk ? filesOf(chunk.fileName) : new Set(), opens });
          waiting.push(...opens);
        }
      },
    },
  ],
});
const manifest: Record<string, Chunk> = JSON.parse(readFileSync("packages/web/dist/.vite/manifest.json", "utf8"));

const kilobytes = (files: Iterable<string>) => {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(`packages/web/dist/${file}`), { level: 9 }).length;
  return bytes / 1000;
};

/** A chunk's file and all that it imports statically. */
function loaded(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) loaded(next, seen);
  return seen;
}

const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entryKey) throw new Error("The build has no entry.");
const entry = loaded(entryKey);
const entrySize = kilobytes(entry);

/** The outlines of a state for the map of a report card: a card fetches one of them. */
const isOutline = ({ src }: Chunk) => src?.includes("/outlines/") === true;

const isCode = (file: string) => file.endsWith(".js");
const filesOf = (key: string) => [...loaded(key)].filter(isCode);

const lazy = Object.entries(manifest).filter(
  ([key, chunk]) => chunk.isDynamicEntry && !isOutline(chunk) && key !== entryKey,
);
const nameOf = ([key, chunk]: (typeof lazy)[number]) => chunk.src ?? chunk.name ?? key;

/** Pages and windows of one tool share their code with nobody; everything else stands for itself. */
const ownerOf = (name: string) => /src\/tools\/(?!every)[a-z0-9]+\//.exec(name)?.[0] ?? name;

/** Who loads each file that is not there from the start. */
const owners = new Map<string, Set<string>>();
for (const each of lazy)
  for (const file of filesOf(each[0]).filter((file) => !entry.has(file)))
    owners.set(file, (owners.get(file) ?? new Set()).add(ownerOf(nameOf(each))));

const isPage = new Set(begins.flat());

/** What each window adds to each page on which it opens, or in whose windows. */
const added = new Map<string, number[]>();
for (const page of begins) {
  const here = new Set([start, ...page].flatMap((id) => [...begun.get(id)!.files]));
  const waiting = [start, ...page].map((by) => ({ by, there: here }));
  const seen = new Set<string>();
  for (let next = waiting.shift(); next; next = waiting.shift())
    for (const id of begun.get(next.by)!.opens) {
      if (isPage.has(id) || seen.has(id)) continue;
      seen.add(id);
      const { files } = begun.get(id)!;
      added.set(id, [
        ...(added.get(id) ?? []),
        kilobytes([...files].filter((file) => isCode(file) && !next.there.has(file))),
      ]);
      waiting.push({ by: id, there: new Set([...next.there, ...files]) });
    }
}

const wholes = new Set([
  ...pages.map(({ module }) => `src/${module}`),
  ...tools.flatMap((tool) => tool.pages.map(({ module }) => `src/tools/${module}`)),
]);
const wholePages = lazy
  .filter((each) => wholes.has(nameOf(each)))
  .map((each) => ({ name: nameOf(each), size: kilobytes(new Set([...entry, ...filesOf(each[0])])) }))
  .sort((a, b) => b.size - a.size);
const windows = [...added]
  .map(([id, sizes]) => {
    const sorted = sizes.toSorted((a, b) => a - b);
    const alone = kilobytes([...begun.get(id)!.files].filter((file) => isCode(file) && !entry.has(file)));
    return { name: relative(web, id), least: sorted[0]!, most: sorted.at(-1)!, pages: sizes.length, alone };
  })
  .sort((a, b) => b.most - a.most);

/** What a tool has for itself: its pages, its windows, what they alone draw. What several tools share is counted once, apart. */
const ownOfTools = [...new Set(lazy.map((each) => ownerOf(nameOf(each))))]
  .filter((owner) => owner.endsWith("/"))
  .map((tool) => ({
    tool,
    own: kilobytes([...owners].flatMap(([file, by]) => (by.size === 1 && by.has(tool) ? [file] : []))),
  }));
const sharedByTools = kilobytes(
  [...owners].flatMap(([file, by]) => (by.size > 1 && [...by].some((owner) => owner.endsWith("/")) ? [file] : [])),
);

/** What a page fetches with all that it begins with, the entry too. */
const fetchedBy = (ids: readonly string[]) => new Set([start, ...ids].flatMap((id) => [...begun.get(id)!.files]));
const beginsIn = (tool: string) => begins.filter((ids) => ids.some((id) => relative(web, id).startsWith(tool)));

/** Where the loan comparison opens, on the wide screen that fetches least: whoever has it open has this. */
const comparison = "src/tools/lc2/";
const openComparison = beginsIn(comparison)
  .filter((ids) => ids[0]!.endsWith("/pages/editor.tsx"))
  .map(fetchedBy)
  .reduce((least, each) => (each.size < least.size ? each : least));

/** What each other tool costs beside it: its dearest page, and all its pages, whoever else uses what they fetch. */
const costsOfTools = ownOfTools
  .filter(({ tool }) => tool !== comparison)
  .map(({ tool }) => {
    const pagesOf = beginsIn(tool).map(fetchedBy);
    const more = (files: Iterable<string>) =>
      kilobytes([...files].filter((file) => isCode(file) && !openComparison.has(file)));
    return { tool, dearest: Math.max(...pagesOf.map(more)), all: more(new Set(pagesOf.flatMap((each) => [...each]))) };
  });

/** The client's pages are a document of their own. */
const shared: Record<string, Chunk> = JSON.parse(readFileSync("packages/web/dist/.vite/live-share.json", "utf8"));

/** What a page of a client has, of what it could fetch: no part of `without`, and of all words those that it reads, in one language. */
type Read = { without: readonly string[]; words: readonly string[]; lang: "en" | "es" };

/** The words in a file of one language, as in `report/bid-over/words.es.ts`; null of any other file. */
const wordsIn = ({ src = "" }: Chunk) => /([\w-]+\/[\w-]+)\.(en|es)\.ts$/.exec(src);
const everyPage = { en: "live-share/english.ts", es: "live-share/spanish.ts" };

function isRead(chunk: Chunk, { without, words, lang }: Read): boolean {
  const [, name, inLang] = wordsIn(chunk) ?? [];
  if (name) return words.includes(name) && inLang === lang;
  const other = everyPage[lang === "en" ? "es" : "en"];
  return ![...without, other].some((each) => chunk.src?.endsWith(each) || chunk.name === each);
}

/** Files of a client's page that are fetched without a press, but for the outlines of states. */
function fetched(key: string, read: Read, seen = new Set<string>()): Set<string> {
  const chunk = shared[key];
  if (!chunk || isOutline(chunk) || seen.has(chunk.file) || !isRead(chunk, read)) return seen;
  seen.add(chunk.file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) fetched(next, read, seen);
  return seen;
}

const analysis = "report/analysis/analysis.tsx";
/** Reports of the tools besides the loan comparison, each of which draws itself, and the words that they read. */
const toolReports: Record<string, readonly string[]> = {
  "client/rent-or-buy/page.tsx": ["rent-or-buy/client", "words/idea", "words/answer-idea"],
  "client/cost-of-waiting/page.tsx": ["cost-of-waiting/words", "words/idea", "words/answer-idea"],
  "client/consolidation/page.tsx": ["consolidation/words", "words/idea", "words/answer-idea"],
  "report/report-card.tsx": ["report-card/words"],
  "report/market-update.tsx": ["market-update/words"],
  [analysis]: ["purchase-analysis/words", "rent-or-buy/client", "cost-of-waiting/words"],
};
/** What stands around a tool's answer, and what its client may try there. */
const aroundAnswer = "report/tool-answer.tsx";
const tried: Record<string, string> = {
  "client/rent-or-buy/page.tsx": "answer/try-rent-or-buy.tsx",
  "client/cost-of-waiting/page.tsx": "answer/try-waiting.tsx",
  "client/consolidation/page.tsx": "answer/try-consolidation.tsx",
};
const answered = Object.keys(toolReports);
const besides = (tool?: string) => [
  ...answered.filter((each) => each !== tool),
  ...Object.entries(tried).flatMap(([page, each]) => (page === tool ? [] : [each])),
  ...(tool && tool in tried ? [] : [aroundAnswer]),
];
const bid = "skins/client/bid-over.tsx";
/** What a client reads who refinances, and who sells a home. An analysis is of a purchase. */
const refinance = "skins/client/from-today.tsx";
const sale = "skins/client/of-sale.tsx";
/** Chapters that an analysis fetches where it has them. */
const seldomChapters = [bid, "analysis/card-chapter.tsx"];
/** What an officer has to show, what stands where a link has ended, the page of a video, and the way out of mails, which has an address of its own. */
const seldom = [
  "skins/client/estimate-form.tsx",
  "report/link-again.tsx",
  "report/video-screen.tsx",
  "unsubscribe/unsubscribe-page.tsx",
];
const sizeOf = (files: Iterable<string>) => kilobytes([...files].filter((file) => file.endsWith(".js")));
const read = (lang: "en" | "es", without: readonly string[], words: readonly string[]) =>
  sizeOf(fetched("live-share.html", { without: [...seldom, ...without], words, lang }));
const toolReport = (tool: string, lang: "en" | "es", without: readonly string[] = [], more: readonly string[] = []) =>
  read(
    lang,
    [...besides(tool), "report/report-sections.tsx", refinance, sale, ...without],
    [...toolReports[tool]!, ...more],
  );
const clients = [
  { what: "a client's page up to the passcode", size: read("en", ["report"], []), budget: 50 },
  {
    what: "a client's report of a refinance, read in English to its end",
    size: read("en", [...besides(), bid, sale], ["words/idea"]),
    budget: 140,
  },
  { what: "the same in Spanish", size: read("es", [...besides(), bid, sale], ["words/idea"]), budget: 140 },
  {
    what: "the same in Spanish of who buys over asking",
    size: read("es", [...besides(), refinance, sale], ["words/idea", "bid-over/words"]),
    budget: 140,
  },
  {
    what: "the same in Spanish of who sells to buy over asking",
    size: read("es", [...besides(), refinance], ["words/idea", "bid-over/words"]),
    budget: 140,
  },
  {
    what: "the client's pages, all in all",
    size: sizeOf(new Set(Object.values(shared).flatMap((chunk) => (isOutline(chunk) ? [] : chunk.file)))),
    // A tool may cost 45 KB.
    budget: 160 + 45 * answered.length,
  },
  ...answered.map((tool) => ({
    what: `a client's report of \`${tool}\`, read in Spanish to its end`,
    size: toolReport(tool, "es", seldomChapters),
    budget: tool === analysis ? 150 : 140,
  })),
  {
    what: "an analysis with a bid over asking and the report card of the county",
    size: toolReport(analysis, "es", [], ["bid-over/words", "report-card/words"]),
    budget: 150,
  },
];

/** The message editor comes when Send is opened: what it is built on (ProseMirror) is most of it. */
const alarmOf = (name: string) => (name.includes("rich-text-editor") ? 220 : 60);
const row = (what: string, size: number, budget: number) => ({
  what,
  value: `${size.toFixed(1)} KB`,
  budget: `${budget} KB`,
  ok: size <= budget,
});
report({
  title: "JavaScript of the web app, gzip",
  rows: [
    row("entry, with all it imports at once", entrySize, 150),
    ...clients.map(({ what, size, budget }) => row(what, size, budget)),
    {
      what: "what the entry has of any tool, besides the line by which it joins",
      value: toolsInEntry.length === 0 ? "nothing" : toolsInEntry.map((id) => `\`${relative(web, id)}\``).join(", "),
      budget: "nothing",
      ok: toolsInEntry.length === 0,
    },
    ...costsOfTools.map(({ tool, dearest, all }) => ({
      ...row(`\`${tool}\` costs whoever has the loan comparison open, its dearest page`, dearest, 45),
      value: `${dearest.toFixed(1)} KB, all its pages ${all.toFixed(1)} KB`,
    })),
    ...ownOfTools.map(({ tool, own }) => ({ what: `\`${tool}\` has for itself`, value: `${own.toFixed(1)} KB` })),
    {
      what: "what tools share with each other and with other pages, all in all",
      value: `${sharedByTools.toFixed(1)} KB`,
    },
    ...wholePages.map(({ name, size }) => row(`\`${name}\` with the entry`, size, 210)),
    ...windows
      .filter(({ most }) => most >= 5)
      .map(({ name, least, most, pages: count, alone }) => ({
        ...row(`\`${name}\` adds, alone ${alone.toFixed(1)} KB`, most, alarmOf(name)),
        value:
          (least === most ? `${most.toFixed(1)} KB` : `${least.toFixed(1)} to ${most.toFixed(1)} KB`) +
          (count > 1 ? `, ${count} pages` : ""),
      })),
  ],
  notes: [
    "A page is counted with the entry and all that it begins with. What a window adds is what is fetched for it where its page is there, and the window in which it opens; alone, what it is beside the entry. Windows below 5 KB are left out.",
  ],
});
