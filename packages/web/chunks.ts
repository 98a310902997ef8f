import { join } from "node:path";
import { type Graph, reach, sharedFiles } from "./shared-files";
import { pages } from "./src/app/pages";
import { tools } from "./src/tools/registry";

const source = (path: string) => join(import.meta.dirname, "src", path);
export const start = source("main.tsx");

/** The modules that each page begins with. A page that a phone lays out otherwise is two. */
export const begins = [
  ...["sign-in", "load", "words"].map((page) => [`app/routes/${page}.tsx`]),
  ...pages.map(({ module }) => [module]),
  ...tools.flatMap(({ pages }) =>
    pages.flatMap(({ module, phone, desktop }) => {
      const all = `tools/${module}`;
      const layouts = [phone, desktop].flatMap((layout) => (layout ? [[all, `tools/${layout}`]] : []));
      return layouts.length ? layouts : [[all]];
    }),
  ),
].map((modules) => modules.map(source));

let files: Map<string, string> | undefined;

/** The file of what several pages share. */
function fileOf(id: string, graph: Graph): string | null {
  files ??= sharedFiles(graph, start, begins);
  return files.get(id) ?? null;
}

/**
 * Left alone, the bundler makes a file of every module that two others share, of a few hundred bytes each, and each file is one more request.
 * So what the app starts with is one file, what pages share are a few (`shared-files.ts`), and small parts of the kit that a few windows share are another.
 */
export const chunks = {
  groups: [
    { name: "start", tags: ["$initial" as const], priority: 3 },
    { name: fileOf, priority: 2, minShareCount: 2, includeDependenciesRecursively: false },
    {
      name: "window-parts",
      test: /lucide-react|web.src.ui/,
      priority: 1,
      minShareCount: 2,
      maxModuleSize: 3000,
      includeDependenciesRecursively: false,
    },
  ],
};

const clientReport = source("features/live-share/report/report-screen.tsx");
const spokenModules = [source("features/live-share/english.ts"), source("features/live-share/spanish.ts")];

let ofReport: Set<string> | undefined;

/** The words come before the passcode, and no report with them. */
function isOfReport(id: string, graph: Graph): boolean {
  if (!ofReport) {
    const words = reach(spokenModules, graph);
    ofReport = new Set([...reach([clientReport], graph)].filter((each) => !words.has(each)));
  }
  return ofReport.has(id);
}

/** A client's document: what it begins with is one file, and what every report is drawn of is another, which is fetched beside it. */
export const clientChunks = {
  groups: [
    { name: "start", tags: ["$initial" as const], priority: 3 },
    {
      name: (id: string, graph: Graph) => (isOfReport(id, graph) ? "report" : null),
      priority: 2,
      includeDependenciesRecursively: false,
    },
  ],
};
