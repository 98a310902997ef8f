import { createRequire } from "node:module";
import { Readable } from "node:stream";
import database, { type Done, type Item, type Rows, type Store, type Table } from "dynalite/db/index.js";
import validations from "dynalite/validations/index.js";

export type { Item, Store, Table };

/** A request as it comes over the wire, after DynamoDB's own checks of its form. */
export type Request = {
  TableName: string;
  Item?: Item;
  Key?: Item;
  ReturnConsumedCapacity?: string;
} & Record<string, unknown>;

type Action = (store: Store, request: object, done: Done<Record<string, unknown>>) => void;
type Check = { types: object; custom?: unknown };

const require = createRequire(import.meta.url);
const fileName = (operation: string) => operation[0]!.toLowerCase() + operation.slice(1);

/** Turns a call that ends in Node's callback into a promise. */
export const settle = <T>(call: (done: Done<T>) => void) =>
  new Promise<T>((resolve, reject) => {
    call((error, value) => (error ? reject(error) : resolve(value as T)));
  });

/** The definition of a table is read before everything that is done in it: from the disk once, and again when it has changed. */
function keepDefinitions(store: Store) {
  const kept = new Map<string, Table>();
  const { getTable } = store;
  store.getTable = (name, ...rest) => {
    const [done] = rest;
    // Whoever asks with `false` may change what is read.
    if (typeof done !== "function") return getTable(name, ...rest);
    const table = kept.get(name);
    if (table) return setImmediate(done, null, table);
    getTable(name, (error, read) => {
      if (read) kept.set(name, read);
      done(error, read);
    });
  };
  const { put, del } = store.tableDb;
  const forgetting =
    (name: string, done: Done<void>): Done<void> =>
    (error) => {
      kept.delete(name);
      done(error);
    };
  store.tableDb.put = (name, table, done) => put(name, table, forgetting(name, done));
  store.tableDb.del = (name, done) => del(name, forgetting(name, done));
}

/** A reader takes this many rows before others have their turn. */
const ROWS_A_TURN = 25;

/** Reads rows so that a query of hundreds keeps no small one waiting: the table, all calls and all pages share one thread here. */
async function* inTurns(rows: Rows): AsyncGenerator<Item> {
  try {
    for (let turn = await rows.nextv(ROWS_A_TURN); turn.length > 0; turn = await rows.nextv(ROWS_A_TURN)) {
      yield* turn;
      if (turn.length === ROWS_A_TURN) await new Promise<void>((resolve) => setImmediate(resolve));
    }
  } finally {
    await rows.close();
  }
}

/**
 * Opens the store, in memory without a path.
 * @throws Error with code LEVEL_LOCKED when another process has the folder open.
 */
export async function openStore(path?: string): Promise<Store> {
  const store = database.create({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  // dynalite's own stream never closes its LevelDB iterator: each query would keep a snapshot of the store for ever.
  store.db.createValueStream = (options) => Readable.from(inTurns(store.db.values(options)));
  keepDefinitions(store);
  try {
    await store.db.open();
  } catch (error) {
    throw error instanceof Error && error.cause ? error.cause : error;
  }
  return store;
}

/** Checks the form of a request. @throws TableFailure when the request does not have the form that DynamoDB wants. */
export function checkRequest(store: Store, operation: string, request: object): Request {
  const { types, custom }: Check = require(`dynalite/validations/${fileName(operation)}`);
  const data = validations.checkTypes(structuredClone(request), types);
  validations.checkValidations(data, types, custom, store);
  return data as Request;
}

/** Runs dynalite's own action on a checked request. */
export function act(store: Store, operation: string, request: object): Promise<Record<string, unknown>> {
  const action: Action = require(`dynalite/actions/${fileName(operation)}`);
  return settle((done) => action(store, request, done));
}

export const tableNamed = (store: Store, name: string) => settle<Table>((done) => store.getTable(name, done));

/** The key under which the item of a request lies. @throws TableFailure when the key does not fit the table. */
export function keyOf(table: Table, request: Pick<Request, "Item" | "Key">): string {
  const { Item, Key = {} } = request;
  const wrong = Item ? database.validateItem(Item, table) : database.validateKey(Key, table);
  if (wrong) throw wrong;
  return database.createKey(Item ?? Key, table);
}

export const itemAt = (store: Store, table: string, key: string) =>
  settle<Item | undefined>((done) => store.getItemDb(table).get(key, done));
