import type { Store, SubDb, Write } from "dynalite/db/index.js";
import { invalid } from "./failure";
import { type Item, type Table, tableNamed } from "./store";

/** The keys to lock, by table. */
export type Targets = Map<string, Set<string>>;

/** The places where dynalite keeps a table's items and an index's rows. */
const itemPrefix = (table: string) => `item-${table}~`;
const indexPrefix = (kind: string, table: string, index: string) => `index-${kind.toLowerCase()}~${table}~${index}~`;

export type Staging = { store: Store; writes: Write[]; commit: () => Promise<void> };

/**
 * A view of the store in which writes are held back. dynalite's actions run on it unchanged; `commit` then lands
 * an item and its index rows, or a whole transaction, in one LevelDB batch: after a kill all of it is there or none.
 */
export function stagingOf(store: Store): Staging {
  const writes: Write[] = [];
  const hold = (write: Write, done: (error: null) => void) => {
    writes.push(write);
    queueMicrotask(() => done(null));
  };
  /** An index that does not hold all of an item gets from dynalite what is not there, too. */
  const present = (row: unknown) =>
    Object.fromEntries(Object.entries(row as Item).filter(([, value]) => value !== undefined));
  const held = (prefix: string, real: SubDb): SubDb => ({
    ...real,
    lock: (_keys, run) => run((done) => done), // the caller holds the real locks
    put: (key, value, done) => hold({ type: "put", key: prefix + key, value: present(value) }, done),
    del: (key, done) => hold({ type: "del", key: prefix + key }, done),
  });
  return {
    writes,
    store: {
      ...store,
      getItemDb: (table: string) => held(itemPrefix(table), store.getItemDb(table)),
      getIndexDb: (kind: string, table: string, index: string) =>
        held(indexPrefix(kind, table, index), store.getIndexDb(kind, table, index)),
    },
    commit: () => store.db.batch(writes),
  };
}

/** Checks the index keys of items. @throws TableFailure for '' as an index key in an item about to land, which dynalite lets through and AWS refuses. */
export async function checkIndexKeys(held: Staging, tables: Iterable<string>) {
  for (const name of tables) {
    const { GlobalSecondaryIndexes = [] } = await tableNamed(held.store, name);
    for (const write of held.writes)
      if (write.type === "put" && write.key.startsWith(itemPrefix(name)))
        refuseEmptyKeys(GlobalSecondaryIndexes, write.value as Item);
  }
}

function refuseEmptyKeys(indexes: NonNullable<Table["GlobalSecondaryIndexes"]>, item: Item) {
  for (const { IndexName, KeySchema } of indexes)
    for (const { AttributeName } of KeySchema)
      if (item[AttributeName]?.S === "")
        throw invalid(
          "One or more parameter values are not valid. A value specified for a secondary index key is not supported. " +
            "The AttributeValue for a key attribute cannot contain an empty string value. " +
            `IndexName: ${IndexName}, IndexKey: ${AttributeName}`,
        );
}

/** Runs while nobody else can write the targets. Tables are locked in one order, so that two callers never wait for each other. */
export function whileLocked<T>(store: Store, targets: Targets, run: () => Promise<T>): Promise<T> {
  const tables = [...targets.keys()].sort();
  const lockFrom = (index: number): Promise<T> => {
    const table = tables[index];
    if (table === undefined) return run();
    return new Promise((resolve, reject) => {
      store.getItemDb(table).lock([...targets.get(table)!], (release) => {
        const done = release<T>((error, value) => (error ? reject(error) : resolve(value as T)));
        lockFrom(index + 1).then((value) => done(null, value), done);
      });
    });
  };
  return lockFrom(0);
}
