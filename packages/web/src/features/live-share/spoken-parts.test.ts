import { posix } from "node:path";
import { expect, it } from "vitest";

const found = import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.{test,fixture}.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.fromEntries(
  Object.entries(found).map(([path, source]) => [posix.join("features/live-share", path), source]),
);

/** The module that another one names. */
function named(from: string, path: string): string | undefined {
  const whole = posix.join(posix.dirname(from), path);
  return [`${whole}.ts`, `${whole}.tsx`].find((file) => file in sources);
}

/** A module with all that it imports at once, types left out. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ""] of sources[file]!.matchAll(/^(?:import|export) (?!type\b)[^;]*?from "(\.[^"]+)";/gm)) {
    const next = named(file, path);
    if (next) reached(next, seen);
  }
  return seen;
}

const catalogsReadBy = (file: string) =>
  [...reached(file)].flatMap((each) => [...sources[each]!.matchAll(/(\w+Catalog)\.in\(/g)].map(([, name]) => name!));

const parts = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/spokenPart(?:<[^(]*>)?\(\s*\(\) => import\("(\.[^"]+)"\)((?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, path = "", given = ""]) => ({ file, part: named(file, path)!, given }),
  ),
);

/** A word that a part reads and nobody has fetched would leave its reader without the page. */
it.each(parts)("$part is asked for with the words that it reads", ({ part, given }) => {
  // An analysis fetches the words of the chapters that it has.
  const isByChapter = given.includes("...catalogsOf(chapters)");
  const missing = catalogsReadBy(part).filter((name) => !isByChapter && !given.includes(name));
  expect(missing).toEqual([]);
});

it("finds the parts and what they read", () => {
  expect(parts.length).toBeGreaterThan(12);
  const [answer] = parts.filter(({ part }) => part.endsWith("try-waiting.tsx"));
  expect(new Set(catalogsReadBy(answer!.part))).toEqual(
    new Set(["costOfWaitingCatalog", "ideaCatalog", "answerIdeaCatalog"]),
  );
});
