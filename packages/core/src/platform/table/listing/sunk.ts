/** Keeps the words of records that have sunk below the newest ones. A search reads only the newest records whole. */
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { logError } from "../../log";
import { pack } from "../packed";
import { table } from "../table";
import { readEach, writeEach } from "../write";
import type { Card, Kind, Shelf } from "./card";
import { cardsAboveWater, certainBefore, endTurn, takeTurn } from "./waterline";
import { prefixesOf, wordsOf } from "./words";

/** The number of newest records that a search reads whole. Every older record has its words in rows. */
export const NEWEST = 48;

/** A record's place in the list that a search for the beginning of a word reads. */
export const WordRowEntity = new Entity(
  {
    model: { service: "highway", entity: "word", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      kind: { type: ["client", "report"] as const, required: true },
      prefix: { type: "string", required: true },
      lastUpdated: { type: "string", required: true },
      recordId: { type: "string", required: true },
      /** `Said`, packed. */
      said: { type: CustomAttributeType<Uint8Array>("any"), required: true },
    },
    indexes: {
      newest: {
        pk: { field: "pk", composite: ["ownerId", "kind", "prefix"] },
        sk: { field: "sk", composite: ["lastUpdated", "recordId"] },
      },
    },
  },
  table,
);
export type WordRow = EntityItem<typeof WordRowEntity>;

/** What a row says of its record: all of its words, in which a search looks for further ones, and what a list shows of it. */
export type Said<L> = { words: string; line: L };

type Rows = { lastUpdated: string; prefixes: string[] };

/** Which rows a sunk record has. */
const SunkEntity = new Entity(
  {
    model: { service: "highway", entity: "sunk", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      kind: { type: ["client", "report"] as const, required: true },
      recordId: { type: "string", required: true },
      /** The rows that may stand. While they are replaced these are several sets, the last of which is wanted. */
      rows: { type: CustomAttributeType<Rows[]>("any"), required: true },
    },
    indexes: {
      ofRecord: { pk: { field: "pk", composite: ["ownerId", "kind"] }, sk: { field: "sk", composite: ["recordId"] } },
    },
  },
  table,
);
type Owned = { ownerId: string; kind: Kind; recordId: string };

const keysOf = ({ ownerId, kind, recordId }: Owned, { lastUpdated, prefixes }: Rows) =>
  prefixes.map((prefix) => ({ ownerId, kind, prefix, lastUpdated, recordId }));
type RowKey = ReturnType<typeof keysOf>[number];

const forgetRows = (keys: readonly RowKey[]) => writeEach(keys, async (some) => WordRowEntity.delete(some).go());
const sunkAs = async (owned: Owned) => (await SunkEntity.get(owned).go({ consistent: true })).data ?? undefined;

/** Makes the rows of a record. */
export function wordRows<C extends Card>({ kind, line }: Shelf<C>, ownerId: string, card: C): WordRow[] {
  const said = pack({ words: wordsOf(card.text).join(" "), line: line(card) } satisfies Said<unknown>);
  const { id: recordId, lastUpdated } = card;
  return prefixesOf(card.text).map((prefix) => ({ ownerId, kind, prefix, lastUpdated, recordId, said }));
}

/** Writes the words by which a record is found when it is no longer among the newest, in place of those that it had. */
export async function sink<C extends Card>(shelf: Shelf<C>, ownerId: string, card: C): Promise<void> {
  const owned = { ownerId, kind: shelf.kind, recordId: card.id };
  const { rows: known = [] } = (await sunkAs(owned)) ?? {};
  const rows = wordRows(shelf, ownerId, card);
  const wanted: Rows = { lastUpdated: card.lastUpdated, prefixes: rows.map(({ prefix }) => prefix) };
  // The mark comes first, so that no row is left of which nobody knows.
  await SunkEntity.put({ ...owned, rows: [...known, wanted] }).go();
  await writeEach(rows, async (some) => {
    const { unprocessed } = await WordRowEntity.put(some).go();
    const left = new Set(unprocessed.map(({ prefix }) => prefix));
    return { unprocessed: some.filter(({ prefix }) => left.has(prefix)) };
  });
  if (known.length === 0) return;
  const nameOf = ({ prefix, lastUpdated }: Pick<RowKey, "prefix" | "lastUpdated">) => `${lastUpdated} ${prefix}`;
  const stays = new Set(rows.map(nameOf));
  await forgetRows(known.flatMap((each) => keysOf(owned, each)).filter((key) => !stays.has(nameOf(key))));
  await SunkEntity.put({ ...owned, rows: [wanted] }).go();
}

/** Writes a sunk record's words anew, where they changed and its place in the lists did not. */
export async function sinkAgain<C extends Card>(shelf: Shelf<C>, ownerId: string, card: C): Promise<void> {
  if (await sunkAs({ ownerId, kind: shelf.kind, recordId: card.id })) await sink(shelf, ownerId, card);
}

/** Writes the words of a record that comes back to its place in the lists, where that is below the newest, or was when others were sunk. */
export async function sinkWhereBelow<C extends Card>(shelf: Shelf<C>, ownerId: string, card: C): Promise<void> {
  const { cards, line } = await cardsAboveWater(shelf, ownerId);
  const isNewest = cards.slice(0, NEWEST).some(({ id }) => id === card.id);
  if (!isNewest || card.lastUpdated <= line.sunkTo) await sink(shelf, ownerId, card);
}

/** Deletes the words of a record that no search shall find. */
export async function forgetWords(owned: Owned): Promise<void> {
  const known = await sunkAs(owned);
  if (!known) return;
  await forgetRows(known.rows.flatMap((each) => keysOf(owned, each)));
  await SunkEntity.delete(owned).go();
}

/** Finds which of these records have no rows of the time when they were last saved. */
async function withoutRows<C extends Card>({ kind }: Shelf<C>, ownerId: string, cards: readonly C[]): Promise<C[]> {
  const keys = cards.map(({ id }) => ({ ownerId, kind, recordId: id }));
  const sunk = await readEach(keys, async (some) => SunkEntity.get(some).go({ consistent: true }));
  const times = new Map(sunk.map(({ recordId, rows }) => [recordId, rows.at(-1)?.lastUpdated]));
  return cards.filter(({ id, lastUpdated }) => times.get(id) !== lastUpdated);
}

/**
 * Sinks what saves have pushed below the newest since the waterline was moved. The save itself is done: when this fails it is logged, the next save makes
 * up for it, and until then a search reads the cards of what has no rows.
 */
export async function sinkBelowNewest<C extends Card>(shelf: Shelf<C>, ownerId: string): Promise<void> {
  try {
    const { cards, line } = await cardsAboveWater(shelf, ownerId);
    const below = cards.slice(NEWEST);
    const shown = below.filter(({ isHidden, lastUpdated }) => !isHidden && lastUpdated >= certainBefore(line));
    // Whoever was cut short while sinking may have left a mark without its rows.
    const wanted = line.busyUntil === undefined ? await withoutRows(shelf, ownerId, shown) : shown;
    const sunkTo = below[0]?.lastUpdated;
    if (sunkTo === undefined || (wanted.length === 0 && sunkTo <= line.sunkTo)) return;
    const turn = await takeTurn(shelf.kind, ownerId, line);
    if (turn === undefined) return;
    for (const card of wanted) await sink(shelf, ownerId, card);
    await endTurn(shelf.kind, ownerId, turn, sunkTo > line.sunkTo ? sunkTo : line.sunkTo);
  } catch (error) {
    logError(error, { doing: `sink the words of a ${shelf.kind}` });
  }
}
