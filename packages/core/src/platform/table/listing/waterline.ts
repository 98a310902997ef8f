/** Down to where an officer's records are searched by their cards. Below it each has its words in rows (sunk.ts). */
import { Entity } from "electrodb";
import { now } from "../../clock";
import { conditionFailed, table } from "../table";
import type { Card, Kind, Shelf } from "./card";

/** The number of records whose cards a search reads at first: the newest, which have no rows, and some that saves push below them. */
export const WINDOW = 52;
/** The number of cards of a further read. */
const MORE = 100;
/**
 * A save takes its time and its place when it begins, and indexes show it when it is done. What is said to have been saved so shortly before the waterline
 * may have come after it was moved, and is still looked at; no call runs longer.
 */
const LATE = 30_000;
/** The longest that whoever sinks records is waited for. */
const TURN = 60_000;

const WaterlineEntity = new Entity(
  {
    model: { service: "highway", entity: "waterline", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      kind: { type: ["client", "report"] as const, required: true },
      /** The time of the newest record that has its words in rows, as all have that were last saved before it. */
      sunkTo: { type: "string" },
      /** While records are being sunk, the time until which nobody else begins. Where it has passed, whoever did it was cut short. */
      busyUntil: { type: "number" },
    },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["kind"] } } },
  },
  table,
);

type Waterline = { sunkTo: string; busyUntil: number | undefined };

async function waterlineOf(kind: Kind, ownerId: string): Promise<Waterline> {
  const { data } = await WaterlineEntity.get({ ownerId, kind }).go();
  return { sunkTo: data?.sunkTo ?? "", busyUntil: data?.busyUntil };
}

/** Tells the time before which every record has its rows for certain. */
export const certainBefore = ({ sunkTo }: Waterline) =>
  sunkTo ? new Date(Date.parse(sunkTo) - LATE).toISOString() : "";

/**
 * Reads the cards of all records that may lack rows: the newest, and what is above the waterline, however much that is.
 * @returns them, newest first, whether there are further records, and where the waterline stood
 */
export async function cardsAboveWater<C extends Card>(shelf: Shelf<C>, ownerId: string) {
  const read = (limit: number, cursor: string | null) => shelf.cards({ ownerId }, { order: "desc", limit, cursor });
  const [first, line] = await Promise.all([read(WINDOW, null), waterlineOf(shelf.kind, ownerId)]);
  let { cards, cursor } = first;
  while (cursor !== null && (cards.at(-1)?.lastUpdated ?? "") >= certainBefore(line)) {
    const further = await read(MORE, cursor);
    cards = [...cards, ...further.cards];
    cursor = further.cursor;
  }
  return { cards, goesOn: cursor !== null, line };
}

/** Begins to sink records, unless somebody else does or has done so since the waterline was read; answers undefined then. */
export async function takeTurn(kind: Kind, ownerId: string, { sunkTo }: Waterline): Promise<number | undefined> {
  const turn = now() + TURN;
  try {
    await WaterlineEntity.upsert({ ownerId, kind, busyUntil: turn })
      .where((line, { eq, lt, notExists }) =>
        [
          `(${notExists(line.busyUntil)} OR ${lt(line.busyUntil, now())})`,
          sunkTo ? eq(line.sunkTo, sunkTo) : notExists(line.sunkTo),
        ].join(" AND "),
      )
      .go();
    return turn;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
}

/** Moves the waterline, when all records below it have their rows. Whoever took longer than a turn leaves it where it is. */
export async function endTurn(kind: Kind, ownerId: string, turn: number, sunkTo: string): Promise<void> {
  try {
    await WaterlineEntity.update({ ownerId, kind })
      .set({ sunkTo })
      .remove(["busyUntil"])
      .where(({ busyUntil }, { eq }) => eq(busyUntil, turn))
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}
