import { FARTHEST, type Page } from "../../declare/paging.schema";
import { unpack } from "../packed";
import type { Card, Kind, Order, Scope, Shelf } from "./card";
import { type Said, type WordRow, WordRowEntity } from "./sunk";
import { cardsAboveWater } from "./waterline";
import { matches, prefixOf, wordsOf } from "./words";

/** The number of rows that are read to find out whether a word is rare. */
const PROBE = 10;
/** The most entries of a further read. Each read takes twice as many as the one before. */
const MOST_AT_ONCE = 100;
/** A search that finds next to nothing among very many entries stops here. */
const MOST_ENTRIES = 2 * FARTHEST;

/** How a list is read: how many entries come first, how many at once at most, and where reading stops. */
type Pace = { first: number; atOnce: number; most: number };
type Read<T> = (stretch: { limit: number; cursor: string | null }) => Promise<{ data: T[]; cursor: string | null }>;

/** Reads a list in order, a stretch at a time. */
async function* inStretches<T>(read: Read<T>, { first, atOnce, most }: Pace): AsyncGenerator<T> {
  let cursor: string | null = null;
  let limit = first;
  for (let count = 0; count < most; count += limit, limit = Math.min(2 * limit, atOnce)) {
    const page: { data: T[]; cursor: string | null } = await read({ limit, cursor });
    yield* page.data;
    cursor = page.cursor;
    if (cursor === null) return;
  }
}

export type Question = Scope & {
  /** Words as typed. Each must begin a word of the record. */
  search?: string;
  order?: Order;
};

/** An entry of a list that was read: a record's card, or the words of one that has sunk. `isFound` tells whether it is asked for. */
type Entry<C, L> = { isFound: boolean; id: string } & ({ card: C } | { line: L });

const rowsOf =
  ({ kind }: { kind: Kind }, ownerId: string, prefix: string, order: Order): Read<WordRow> =>
  (stretch) =>
    WordRowEntity.query.newest({ ownerId, kind, prefix }).go({ order, ...stretch });

/** Chooses the list to read for several words: the shortest when one is short, else that of the longest word. */
async function prefixFor(words: readonly string[], read: (prefix: string) => Read<WordRow>): Promise<string> {
  const prefixes = words.toSorted((one, other) => other.length - one.length).map(prefixOf);
  if (prefixes.length === 1) return prefixes[0]!;
  const probes = await Promise.all(
    prefixes.map(async (prefix) => {
      const { data, cursor } = await read(prefix)({ limit: PROBE, cursor: null });
      return { prefix, size: cursor === null ? data.length : Number.POSITIVE_INFINITY };
    }),
  );
  return probes.reduce((best, probe) => (probe.size < best.size ? probe : best)).prefix;
}

/** Reads the entries among which the records asked for are, in the order of their last save. */
async function* entriesFor<C extends Card, L>(
  shelf: Shelf<C, L>,
  { search = "", order = "desc", ...scope }: Question,
  pace: Pace,
): AsyncGenerator<Entry<C, L>> {
  const words = wordsOf(search).slice(0, 6);
  if (words.length === 0 && search.trim() !== "") return;
  const entryOf = (card: C): Entry<C, L> => ({
    id: card.id,
    card,
    isFound: !card.isHidden && (words.length === 0 || matches(card.text, words)),
  });
  if (words.length === 0 || scope.clientId !== undefined) {
    const read: Read<C> = async (stretch) => {
      const { cards: data, cursor } = await shelf.cards(scope, { order, ...stretch });
      return { data, cursor };
    };
    for await (const card of inStretches(read, pace)) yield entryOf(card);
    return;
  }
  const newest = await cardsAboveWater(shelf, scope.ownerId);
  const seen = new Set(newest.cards.map(({ id }) => id));
  if (order === "desc") yield* newest.cards.map(entryOf);
  if (newest.goesOn) {
    const read = (prefix: string) => rowsOf(shelf, scope.ownerId, prefix, order);
    for await (const row of inStretches(read(await prefixFor(words, read)), pace)) {
      if (seen.has(row.recordId)) continue;
      const said = unpack<Said<L>>(row.said);
      yield { id: row.recordId, line: said.line, isFound: matches(said.words, words) };
    }
  }
  if (order === "asc") yield* newest.cards.toReversed().map(entryOf);
}

/**
 * Reads one page of a list, with its records.
 * @param show  what the page holds of a record, or undefined for one that is not to be shown, in whose place the next one comes
 */
export async function pageOf<C extends Card, T>(
  shelf: Shelf<C>,
  question: Question,
  { offset, count }: Page,
  show: (card: C) => T | undefined | Promise<T | undefined>,
): Promise<T[]> {
  const page: T[] = [];
  let waiting: Promise<T | undefined>[] = [];
  let skipped = 0;
  const settle = async () => {
    for (const shown of await Promise.all(waiting)) if (shown !== undefined) page.push(shown);
    waiting = [];
  };
  const words = wordsOf(question.search ?? "");
  const shownOf = async (entry: Entry<C, unknown>) => {
    const card = "card" in entry ? entry.card : await shelf.card(question.ownerId, entry.id);
    // A record that was saved or deleted since its words were written may no longer be one of those asked for.
    if (card && !card.isHidden && matches(card.text, words)) return show(card);
  };
  const pace = { first: offset + count, atOnce: MOST_AT_ONCE, most: MOST_ENTRIES };
  for await (const entry of entriesFor(shelf, question, pace)) {
    if (!entry.isFound || skipped++ < offset) continue;
    waiting.push(shownOf(entry));
    if (page.length + waiting.length === count) await settle();
    if (page.length === count) return page;
  }
  await settle();
  return page;
}

/**
 * Reads the lines of the newest records in one go.
 * @param most  where reading stops
 * @returns the lines, and whether the list goes on beyond them
 */
export async function newestLines<C extends Card, L>(
  shelf: Shelf<C, L>,
  question: Question,
  most: number,
): Promise<{ lines: L[]; goesOn: boolean }> {
  const lines: L[] = [];
  let read = 0;
  for await (const entry of entriesFor(shelf, question, { first: 500, atOnce: 1000, most: most + 1 })) {
    read += 1;
    if (entry.isFound && lines.length < most) lines.push("line" in entry ? entry.line : shelf.line(entry.card));
  }
  return { lines, goesOn: read > most };
}
