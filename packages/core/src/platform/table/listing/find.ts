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

/** Reads the rows of a list in order, a stretch at a time. */
async function* rowsIn(list: List, order: Order, first: number): AsyncGenerator<Row> {
  let cursor: string | null = null;
  let limit = first;
  for (let read = 0; read < MOST_ROWS; read += limit, limit = Math.min(2 * limit, MOST_AT_ONCE)) {
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

/** Finds the ids of the records asked for, in the order of their last change. */
async function* idsOf(
  { among, search = "", order = "desc", ...scope }: Question,
  first: number,
): AsyncGenerator<string> {
  const words = wordsOf(search).slice(0, 6);
  if (words.length === 0 && search.trim() !== "") return;
  const list = among ?? (words.length === 0 ? ALL : await listFor(words, scope, order));
  for await (const row of rowsIn({ ...scope, list }, order, first))
    if (words.length === 0 || matches(row.text ?? "", words)) yield row.recordId;
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
  for await (const id of idsOf(question, offset + count)) {
    if (skipped++ < offset) continue;
    waiting.push(id);
    if (page.length + waiting.length === count) await settle();
    if (page.length === count) return page;
  }
  await settle();
  return page;
}
