/** JavaScript that a browser loads, gzip, from the built app: the entry with what it imports at once, and what each route adds. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
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

execFileSync("vite", ["build", "--logLevel", "error"], {
  cwd: "packages/web",
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
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

const filesOf = (key: string) => [...loaded(key)].filter((file) => file.endsWith(".js"));

const keys = Object.keys(manifest);
const loadersOf = (key: string) =>
  keys.filter((each) => manifest[each]?.imports?.includes(key) || manifest[each]?.dynamicImports?.includes(key));

/** What is surely there where a chunk runs: its own files, and those that stand at each place which loads it. */
const there = new Map(keys.map((key) => [key, new Set(keys.flatMap(filesOf))]));
there.set(entryKey, entry);
for (let isStable = false; !isStable; ) {
  isStable = true;
  for (const key of keys.filter((each) => each !== entryKey)) {
    const [first, ...others] = loadersOf(key).map((loader) => there.get(loader)!);
    const always = [...(first ?? entry)].filter((file) => others.every((files) => files.has(file)));
    const now = new Set([...filesOf(key), ...always]);
    if (now.size < there.get(key)!.size) isStable = false;
    there.set(key, now);
  }
}

/** What is there before a chunk is asked for, from wherever it is. */
function before(key: string): Set<string> {
  const [first = entry, ...others] = loadersOf(key).map((loader) => there.get(loader)!);
  return new Set([...first].filter((file) => others.every((files) => files.has(file))));
}

const routes = Object.entries(manifest)
  .filter(([, chunk]) => chunk.isDynamicEntry)
  .map(([key, chunk]) => {
    const there = before(key);
    const more = filesOf(key).filter((file) => !there.has(file));
    return { name: chunk.src ?? chunk.name ?? key, size: kilobytes(more) };
  })
  .sort((a, b) => b.size - a.size);

/** The client's pages are a document of their own. */
const shared: Record<string, Chunk> = JSON.parse(readFileSync("packages/web/dist/.vite/live-share.json", "utf8"));

/** The outlines of a state for the map of a report card: a card fetches one of them. */
const isOutline = ({ src }: Chunk) => src?.includes("/outlines/") === true;

/** Files of a client's page that are fetched without a press, but for those of `without`, which few need, and the outlines of states. */
function fetched(key: string, without: readonly string[], seen = new Set<string>()): Set<string> {
  const chunk = shared[key];
  if (!chunk || isOutline(chunk) || seen.has(chunk.file) || without.some((name) => chunk.src?.endsWith(name)))
    return seen;
  seen.add(chunk.file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) fetched(next, without, seen);
  return seen;
}

/** Reports of the tools besides the loan comparison, each of which draws itself. */
const tools = [
  "report/rent-or-buy.tsx",
  "report/cost-of-waiting.tsx",
  "report/consolidation.tsx",
  "report/report-card.tsx",
  "report/analysis/analysis.tsx",
];
/** What an officer has to show, what stands where a link has ended, and what other tools draw. */
const seldom = ["skins/client/estimate-form.tsx", "report/link-again.tsx", ...tools];
const reportScreen = "report/report-screen.tsx";
const sizeOf = (files: Iterable<string>) => kilobytes([...files].filter((file) => file.endsWith(".js")));
const clients = [
  {
    what: "a client's page up to the passcode",
    size: sizeOf(fetched("live-share.html", [reportScreen, "live-share/spanish.ts"])),
    budget: 50,
  },
  {
    what: "a client's report, read in English to its end",
    size: sizeOf(fetched("live-share.html", [...seldom, "live-share/spanish.ts"])),
    budget: 140,
  },
  {
    what: "the same in Spanish",
    size: sizeOf(fetched("live-share.html", [...seldom, "live-share/english.ts"])),
    budget: 140,
  },
  {
    what: "the client's pages, all in all",
    size: sizeOf(new Set(Object.values(shared).flatMap((chunk) => (isOutline(chunk) ? [] : chunk.file)))),
    // A tool may cost 45 KB.
    budget: 160 + 45 * tools.length,
  },
  ...tools.map((tool) => ({
    what: `a client's report of \`${tool}\`, read in English to its end`,
    size: sizeOf(
      fetched("live-share.html", [
        ...seldom.filter((each) => each !== tool),
        "report/report-sections.tsx",
        "live-share/spanish.ts",
      ]),
    ),
    budget: 140,
  })),
];

/** The message editor comes when Send is opened: what it is built on (ProseMirror) is most of it. */
const alarmOf = (name: string) => (name.includes("rich-text-editor") ? 220 : 60);
report({
  title: "JavaScript of the web app, gzip",
  rows: [
    {
      what: "entry, with all it imports at once",
      value: `${entrySize.toFixed(1)} KB`,
      budget: "150 KB",
      ok: entrySize <= 150,
    },
    ...clients.map(({ what, size, budget }) => ({
      what,
      value: `${size.toFixed(1)} KB`,
      budget: `${budget} KB`,
      ok: size <= budget,
    })),
    ...routes.map(({ name, size }) => {
      const budget = alarmOf(name);
      return { what: `\`${name}\` adds`, value: `${size.toFixed(1)} KB`, budget: `${budget} KB`, ok: size <= budget };
    }),
  ],
});
