import { join } from "node:path";

/** What the bundler knows of a module. */
export type Graph = {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code: string | null;
  } | null;
};

/** A set of pages, a bit each. */
type Pages = bigint;
/** Modules that come together, the pages that fetch them, and the blocks that are fetched with them. */
type Block = { modules: string[]; size: number; pages: Pages; imports: Set<Block> };

/** What a request costs a page, in characters of source that it could have fetched meanwhile: about two kilobytes as they are sent. */
const REQUEST = 15_000;

/**
 * Modules that the same pages begin with come in one file, and two such files become one where the pages that save a request gain more than the others
 * lose by what they do not need.
 * @param start  the module that all pages begin with: what it imports is there already
 * @param pages  the modules that each page begins with
 * @returns the name of the file of each module that a page imports
 */
export function sharedFiles(graph: Graph, start: string, pages: readonly (readonly string[])[]): Map<string, string> {
  const there = reach([start], graph);
  const begins = new Set(pages.flat());
  const known = new Map<string, Pages>();
  for (const [at, modules] of pages.entries())
    for (const id of reach(modules, graph))
      if (!there.has(id) && !begins.has(id)) known.set(id, (known.get(id) ?? 0n) | (1n << BigInt(at)));
  const files = merged(blocksOf(known, graph));
  return new Map(files.flatMap(({ modules }, at) => modules.map((id) => [id, `shared-${at}`] as const)));
}

/** All that modules import at once, themselves among it. */
export function reach(modules: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>();
  const waiting = [...modules];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...importsOf(id, graph));
  }
  return seen;
}

const allIcons = /lucide-react\.mjs$/;

/** What a module imports. The library of icons is one module that names them all: whoever imports it needs only those that it names. */
function importsOf(id: string, graph: Graph): readonly string[] {
  const { importedIds = [], code = "" } = graph.getModuleInfo(id) ?? {};
  const library = importedIds.find((each) => allIcons.test(each));
  if (!library) return importedIds;
  const named = [...(code ?? "").matchAll(/import\s*\{([^}]*)\}\s*from\s*"lucide-react"/g)].flatMap(
    ([, names = ""]) => names.match(/\w+(?=\s*(?:,|$| as ))/g) ?? [],
  );
  return [
    ...importedIds.filter((each) => each !== library),
    ...named.flatMap((name) => iconsOf(library, graph).get(name) ?? []),
  ];
}

let icons: Map<string, string> | undefined;

/** The module of each icon, by the names under which it can be imported. */
function iconsOf(library: string, graph: Graph): Map<string, string> {
  const exported = (code: string) => code.matchAll(/export \{([^}]*)\} from ["']\.\/([^"']+)["']/g);
  icons ??= new Map(
    [...exported(graph.getModuleInfo(library)?.code ?? "")].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, join(library, "..", file)] as const),
    ),
  );
  return icons;
}

/** A block for all modules of the same pages. What it imports is needed by each of its pages, so no block leads back to itself. */
function blocksOf(known: Map<string, Pages>, graph: Graph): Block[] {
  const blocks = new Map<Pages, Block>();
  const blockOf = (pages: Pages) => {
    const block = blocks.get(pages) ?? { modules: [], size: 0, pages, imports: new Set() };
    blocks.set(pages, block);
    return block;
  };
  for (const [id, pages] of known) {
    const block = blockOf(pages);
    block.modules.push(id);
    block.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    for (const next of importsOf(id, graph)) {
      const its = known.get(next);
      if (its !== undefined && its !== pages) block.imports.add(blockOf(its));
    }
  }
  return [...blocks.values()];
}

/** Merges two blocks at a time, those that gain most, until nothing is gained. */
function merged(blocks: Block[]): Block[] {
  for (;;) {
    const below = new Map(blocks.map((block) => [block, belowOf(block)]));
    let best: { gain: number; pair: readonly [Block, Block] } | undefined;
    for (const [at, one] of blocks.entries())
      for (const other of blocks.slice(at + 1)) {
        const gain = gainOf(one, other, below);
        if (gain > (best?.gain ?? 0)) best = { gain, pair: [one, other] };
      }
    if (!best) return blocks;
    blocks = withMerged(blocks, best.pair);
  }
}

/** All that is fetched with a block. */
function belowOf(block: Block, seen = new Set<Block>()): Set<Block> {
  for (const next of block.imports) if (!seen.has(next)) belowOf(next, seen.add(next));
  return seen;
}

const counts = new Map<Pages, number>();
function count(pages: Pages): number {
  const known = counts.get(pages);
  if (known !== undefined) return known;
  const found = pages.toString(2).replaceAll("0", "").length;
  counts.set(pages, found);
  return found;
}

/** What the pages gain, in characters, where two blocks become one. Nothing where the one would then import what imports it. */
function gainOf(one: Block, other: Block, below: Map<Block, Set<Block>>): number {
  const { pages } = one;
  if ((pages & other.pages) === 0n) return 0;
  let gain =
    REQUEST * count(pages & other.pages) -
    other.size * count(pages & ~other.pages) -
    one.size * count(other.pages & ~pages);
  if (gain <= 0) return 0;
  for (const each of new Set([...below.get(one)!, ...below.get(other)!])) {
    if (each === one || each === other) continue;
    if (below.get(each)!.has(one) || below.get(each)!.has(other)) return 0;
    // A page that fetches a file fetches what it imports, too.
    gain -= (REQUEST + each.size) * count((pages | other.pages) & ~each.pages);
  }
  return gain;
}

function withMerged(blocks: Block[], [one, other]: readonly [Block, Block]): Block[] {
  const both: Block = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    pages: one.pages | other.pages,
    imports: new Set([...one.imports, ...other.imports].filter((each) => each !== one && each !== other)),
  };
  const others = blocks.filter((each) => each !== one && each !== other);
  for (const { imports } of others) if ([one, other].filter((each) => imports.delete(each)).length) imports.add(both);
  for (const each of belowOf(both)) each.pages |= both.pages;
  return [...others, both];
}
