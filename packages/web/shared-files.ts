import { join } from "node:path";

/** What the bundler knows of a module. */
export type Graph = {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code: string | null;
  } | null;
};

/** A page, or a window that opens on pages. A set of them is a bit each. */
type Readers = bigint;
/** Who fetches a module, and for whom it is there already: what stands wherever a window opens costs that window nothing. */
type Reach = { fetches: Readers; has: Readers };
/** Modules that come together, for whom, and the blocks that are fetched with them. */
type Block = Reach & { modules: string[]; size: number; imports: Set<Block> };

/** What a request costs a page, in characters of source that it could have fetched meanwhile: about two kilobytes as they are sent. */
const REQUEST = 15_000;

/** What a window counts beside a page: most are fetched once the page rests, and nobody waits for them. */
const WINDOW = 0.03;

/**
 * Modules that the same readers need come in one file, and two such files become one where those that save a request gain more than the others
 * lose by what they do not need.
 * @param start  the module that all pages begin with: what it imports is there already
 * @param pages  the modules that each page begins with
 * @returns the name of the file of each module that several readers import
 */
export function sharedFiles(graph: Graph, start: string, pages: readonly (readonly string[])[]): Map<string, string> {
  const there = reach([start], graph);
  const windows = windowsOf(graph, there, pages);
  const begins = new Set([...pages.flat(), ...windows.map(({ module }) => module)]);
  const none: ReadonlySet<string> = new Set();
  const readers = [...pages.map((modules) => ({ needed: reach(modules, graph), before: none })), ...windows];
  const known = new Map<string, Reach>();
  for (const [at, { needed, before }] of readers.entries())
    for (const id of needed) {
      if (there.has(id) || begins.has(id)) continue;
      const { fetches, has } = known.get(id) ?? { fetches: 0n, has: 0n };
      const reader = 1n << BigInt(at);
      known.set(id, before.has(id) ? { fetches, has: has | reader } : { fetches: fetches | reader, has });
    }
  const files = merged(blocksOf(known, graph), weightsOf(pages.length));
  return new Map(files.flatMap(({ modules }, at) => modules.map((id) => [id, `shared-${at}`] as const)));
}

type Opener = { needed: ReadonlySet<string>; before: ReadonlySet<string>; opens: readonly string[] };

/** Every window, with all that it needs and what of it is there wherever it opens: on pages, and in other windows. */
function windowsOf(graph: Graph, start: ReadonlySet<string>, pages: readonly (readonly string[])[]) {
  const begins = new Set(pages.flat());
  const windows = new Map<string, Opener & { module: string }>();
  const openerOf = (needed: ReadonlySet<string>, before: ReadonlySet<string>): Opener => ({
    needed,
    before,
    opens: opensOf(needed, graph).filter((id) => !begins.has(id)),
  });
  const waiting = [openerOf(start, new Set()), ...pages.map((modules) => openerOf(reach(modules, graph), start))];
  for (let opener = waiting.pop(); opener; opener = waiting.pop()) {
    const there = new Set([...opener.before, ...opener.needed]);
    for (const module of opener.opens) {
      const known = windows.get(module);
      const before = known ? new Set([...known.before].filter((id) => there.has(id))) : there;
      if (known?.before.size === before.size) continue;
      const window = { module, ...(known ?? openerOf(reach([module], graph), before)), before };
      windows.set(module, window);
      waiting.push(window);
    }
  }
  return [...windows.values()];
}

/** What modules import later, when it is wanted: windows, and pages. */
export const opensOf = (modules: Iterable<string>, graph: Graph) =>
  [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

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
const imports = new WeakMap<Graph, Map<string, readonly string[]>>();

function importsOf(id: string, graph: Graph): readonly string[] {
  const known = imports.get(graph) ?? new Map<string, readonly string[]>();
  imports.set(graph, known);
  const found = known.get(id) ?? importsIn(id, graph);
  known.set(id, found);
  return found;
}

/** What a module imports. The library of icons is one module that names them all: whoever imports it needs only those that it names. */
function importsIn(id: string, graph: Graph): readonly string[] {
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

/** A block for all modules of the same readers. A module's imports are needed or there for whoever needs it, so no block leads back to itself. */
function blocksOf(known: Map<string, Reach>, graph: Graph): Block[] {
  const blocks = new Map<string, Block>();
  const blockOf = ({ fetches, has }: Reach) => {
    const key = `${fetches} ${has}`;
    const block = blocks.get(key) ?? { modules: [], size: 0, fetches, has, imports: new Set() };
    blocks.set(key, block);
    return block;
  };
  for (const [id, reached] of known) {
    const block = blockOf(reached);
    block.modules.push(id);
    block.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    for (const next of importsOf(id, graph)) {
      const its = known.get(next);
      if (its && blockOf(its) !== block) block.imports.add(blockOf(its));
    }
  }
  return [...blocks.values()];
}

type Pair = readonly [Block, Block];

/** Merges two blocks at a time, those that gain most, until nothing is gained. What a pair gains is worked out anew where either, or what is fetched with it, has changed. */
function merged(all: Block[], weigh: Weigh): Block[] {
  const blocks = new Set(all);
  let gains: { gain: number; pair: Pair }[] = [];
  let changed: ReadonlySet<Block> = blocks;
  const below = new Map(all.map((block) => [block, belowOf(block)]));
  for (;;) {
    const isAnew = (block: Block) => [block, ...below.get(block)!].some((each) => changed.has(each));
    const anew = new Set([...blocks].filter(isAnew));
    gains = gains.filter(({ pair }) => pair.every((each) => blocks.has(each) && !anew.has(each)));
    const seen = new Set<Block>();
    for (const one of anew) {
      seen.add(one);
      for (const other of blocks) {
        const gain = seen.has(other) ? 0 : gainOf(one, other, below, weigh);
        if (gain > 0) gains.push({ gain, pair: [one, other] });
      }
    }
    const [first, ...others] = gains;
    if (!first) return [...blocks];
    const { pair } = others.reduce((best, each) => (each.gain > best.gain ? each : best), first);
    changed = merge(blocks, pair);
    for (const block of blocks)
      if (!below.has(block) || pair.some((each) => below.get(block)!.has(each))) below.set(block, belowOf(block));
  }
}

/** All that is fetched with a block. */
function belowOf(block: Block, seen = new Set<Block>()): Set<Block> {
  for (const next of block.imports) if (!seen.has(next)) belowOf(next, seen.add(next));
  return seen;
}

type Weigh = (readers: Readers) => number;

/** Tells what a set of readers counts, the first of which are pages. */
function weightsOf(pages: number): Weigh {
  const known = new Map<Readers, number>();
  return (readers) => {
    const found = known.get(readers);
    if (found !== undefined) return found;
    let sum = 0;
    for (const [at, bit] of [...readers.toString(2)].toReversed().entries())
      if (bit === "1") sum += at < pages ? 1 : WINDOW;
    known.set(readers, sum);
    return sum;
  };
}

/** Who fetches two blocks in one file: where a window opens, what is there of either brings the other with it. */
function reachOf(one: Reach, other: Reach): Reach {
  const has = one.has | other.has;
  return { fetches: (one.fetches | other.fetches) & ~has, has };
}

/** What the readers gain, in characters, where two blocks become one. Nothing where the one would then import what imports it. */
function gainOf(one: Block, other: Block, below: Map<Block, Set<Block>>, weigh: Weigh): number {
  const both = one.fetches & other.fetches;
  if (both === 0n) return 0;
  const lost = (more: Block, than: Block) => more.size * weigh(than.fetches & ~more.fetches & ~more.has);
  let gain = REQUEST * weigh(both) - lost(one, other) - lost(other, one);
  if (gain <= 0) return 0;
  const { fetches } = reachOf(one, other);
  for (const each of new Set([...below.get(one)!, ...below.get(other)!])) {
    if (each === one || each === other) continue;
    if (below.get(each)!.has(one) || below.get(each)!.has(other)) return 0;
    // Who fetches a file fetches what it imports, too.
    gain -= (REQUEST + each.size) * weigh(fetches & ~each.fetches & ~each.has);
  }
  return gain;
}

/** Puts one block in the place of two. @returns the blocks that have changed */
function merge(blocks: Set<Block>, [one, other]: Pair): Set<Block> {
  const both: Block = {
    ...reachOf(one, other),
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    imports: new Set([...one.imports, ...other.imports].filter((each) => each !== one && each !== other)),
  };
  blocks.delete(one);
  blocks.delete(other);
  const changed = new Set([both]);
  for (const block of blocks) {
    const had = [one, other].filter((each) => block.imports.delete(each));
    if (had.length === 0) continue;
    block.imports.add(both);
    changed.add(block);
  }
  blocks.add(both);
  for (const each of belowOf(both)) {
    const fetches = each.fetches | (both.fetches & ~each.has);
    if (fetches === each.fetches) continue;
    each.fetches = fetches;
    changed.add(each);
  }
  return changed;
}
