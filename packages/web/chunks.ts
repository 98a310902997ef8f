import { join } from "node:path";

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const source = (path: string) => join(import.meta.dirname, "src", path);
const route = (name: string) => source(`app/routes/${name}.tsx`);

/** Of one file is what every page of the comparison begins with and nothing else does; so is what both layouts of its editor share. */
const tool = [route("editor"), route("results"), route("schedule")];
const layouts = [source("features/scenario/desktop-editor.tsx"), source("features/scenario/phone/phone-editor.tsx")];
const others = [
  route("dashboard"),
  route("clients"),
  route("profile"),
  route("review"),
  source("app/session-ended.tsx"),
  source("app/command-palette.tsx"),
  source("features/clients/client-form.tsx"),
  source("features/reports/saved-scenarios.tsx"),
];
const groups = [
  { name: "tool", of: tool, not: others },
  { name: "loans", of: layouts, not: [...others, ...tool] },
];

/** All that a module imports at once, itself among it. */
function reach(id: string, context: Context, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) reach(next, context, seen);
  return seen;
}

function nameOf() {
  const known = new Map<string, Set<string>>();
  const reachedFrom = (id: string, context: Context) => (root: string) => {
    const found = known.get(root) ?? reach(root, context);
    known.set(root, found);
    return found.has(id);
  };
  return (id: string, context: Context) => {
    const reached = reachedFrom(id, context);
    return groups.find(({ of, not }) => of.every(reached) && !not.some(reached))?.name ?? null;
  };
}

/** What is typed into: the results, the schedule and the review have none of it before a press. */
const fields =
  /web.src.(?:ui.(?:(?:[a-z]+-)?field|field-error|number-[a-z]+|select|select-on-focus|input-style)|lib.amount)\.tsx?$/;

/**
 * Left alone, the bundler makes a file of every module that two others share, of a few hundred bytes each; and each file is a
 * journey to the server. So what the app starts with is one file, and small parts of the kit that many pages draw are another.
 */
export const chunks = {
  groups: [
    { name: "start", tags: ["$initial" as const], priority: 2 },
    { name: nameOf(), priority: 1, includeDependenciesRecursively: false },
    { name: "fields", test: fields, priority: 1, includeDependenciesRecursively: false },
    { name: "kit", test: /lucide-react|web.src.ui.[a-z-]+\.tsx?$/, minShareCount: 3, maxModuleSize: 3000 },
  ],
};
