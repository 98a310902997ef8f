import { FARTHEST, type Page } from "../../declare/paging.schema";
import { ALL, type Kind, ListedEntity, listOfPrefix, type Row } from "./rows";
import { matches, prefixOf, wordsOf } from "./words";

type Order = "asc" | "desc";
type List = { ownerId: string; kind: Kind; list: string };

/** The number of rows that are read to find out whether a word is rare. */
const PROBE = 25;
/** The most rows of a further read. Each read takes twice as many as the one before. */
const MOST_AT_ONCE = 100;
/** A search that finds next to nothing among very many rows stops here. */
const MOST_ROWS = 2 * FARTHEST;

/** How a list is read: how many rows come first, how many at once at most, and where reading stops. */
type Stretch = { first: number; atOnce: number; most: number };

/** Reads the rows of a list in order, a stretch at a time. */
async function* rowsIn(list: List, order: Order, { first, atOnce, most }: Stretch): AsyncGenerator<Row> {
  let cursor: string | null = null;
  let limit = first;
  for (let read = 0; read < most; read += limit, limit = Math.min(2 * limit, atOnce)) {
    const page: { data: Row[]; cursor: string | null } = await ListedEntity.query
      .newest(list)
      .go({ order, limit, cursor });
    yield* page.data;
    cursor = page.cursor;
    if (cursor === null) return;
  }
}

/** Chooses the list to read for several words: the shortest when one is short, else that of the longest word. */
async function listFor(words: readonly string[], scope: Omit<List, "list">, order: Order): Promise<string> {
  const lists = words.toSorted((one, other) => other.length - one.length).map((word) => listOfPrefix(prefixOf(word)));
  if (lists.length === 1) return lists[0]!;
  const probes = await Promise.all(
    lists.map(async (list) => {
      const { data, cursor } = await ListedEntity.query.newest({ ...scope, list }).go({ order, limit: PROBE });
      return { list, size: cursor === null ? data.length : Number.POSITIVE_INFINITY };
    }),
  );
  return probes.reduce((best, probe) => (probe.size < best.size ? probe : best)).list;
}

export type Question = {
  ownerId: string;
  kind: Kind;
  /** A list of the record's own, such as one client's; without it all records are meant. */
  among?: string;
  /** Words as typed. Each must begin a word of the record. */
  search?: string;
  order?: Order;
};

/** Reads the rows among which the records asked for are, in the order of their last change, and tells of each whether it is one of them. */
async function* rowsFor(
  { among, search = "", order = "desc", ...scope }: Question,
  stretch: Stretch,
): AsyncGenerator<{ row: Row; isFound: boolean }> {
  const words = wordsOf(search).slice(0, 6);
  if (words.length === 0 && search.trim() !== "") return;
  const list = among ?? (words.length === 0 ? ALL : await listFor(words, scope, order));
  for await (const row of rowsIn({ ...scope, list }, order, stretch))
    yield { row, isFound: words.length === 0 || matches(row.text ?? "", words) };
}

/**
 * Reads one page of a list, with its records.
 * @param load  the record, or undefined for one that is not to be shown, in whose place the next one comes
 */
export async function pageOf<T>(
  question: Question,
  { offset, count }: Page,
  load: (id: string) => Promise<T | undefined>,
): Promise<T[]> {
  const page: T[] = [];
  let waiting: string[] = [];
  let skipped = 0;
  const settle = async () => {
    for (const record of await Promise.all(waiting.map(load))) if (record !== undefined) page.push(record);
    waiting = [];
  };
  const stretch = { first: offset + count, atOnce: MOST_AT_ONCE, most: MOST_ROWS };
  for await (const { row, isFound } of rowsFor(question, stretch)) {
    if (!isFound || skipped++ < offset) continue;
    waiting.push(row.recordId);
    if (page.length + waiting.length === count) await settle();
    if (page.length === count) return page;
  }
  await settle();
  return page;
}

/**
 * Reads a list in one go, without its records: the rows of the newest ones.
 * @param most  where reading stops
 * @returns the rows, and whether the list goes on beyond them
 */
export async function newestRows(question: Question, most: number): Promise<{ rows: Row[]; goesOn: boolean }> {
  const rows: Row[] = [];
  let read = 0;
  for await (const { row, isFound } of rowsFor(question, { first: 500, atOnce: 1000, most: most + 1 })) {
    read += 1;
    if (isFound && rows.length < most) rows.push(row);
  }
  return { rows, goesOn: read > most };
}
