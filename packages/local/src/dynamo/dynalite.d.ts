/** The part of dynalite 4.0.0 that the local table stands on. It ships no types; the version is pinned because these are its insides. */
declare module "dynalite/db/index.js" {
  export type Done<T> = (error: unknown, value?: T) => void;
  export type AttributeValue = Record<string, unknown>;
  export type Item = Record<string, AttributeValue>;
  export type KeySchema = { AttributeName: string; KeyType: string }[];
  export type Index = {
    IndexName: string;
    KeySchema: KeySchema;
    Projection: { ProjectionType: string; NonKeyAttributes?: string[] };
    IndexStatus?: string;
  };
  export type Table = {
    TableName: string;
    TableStatus: string;
    KeySchema: KeySchema;
    AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
    GlobalSecondaryIndexes?: Index[];
  };
  export type Write = { type: "put"; key: string; value: unknown } | { type: "del"; key: string };
  export type Release = <T>(done: Done<T>) => Done<T>;
  export interface SubDb {
    lock(keys: string | string[], run: (release: Release) => void): void;
    get(key: string, done: Done<Item>): void;
    put(key: string, value: unknown, done: Done<void>): void;
    del(key: string, done: Done<void>): void;
    createValueStream(options: object): import("node:stream").Readable;
  }
  export interface Rows extends AsyncIterable<Item> {
    /** The next ones, at most so many; none at the end. */
    nextv(size: number): Promise<Item[]>;
    close(): Promise<void>;
  }
  export interface Level {
    open(): Promise<void>;
    close(): Promise<void>;
    get(key: string): Promise<unknown>;
    put(key: string, value: unknown): Promise<void>;
    batch(writes: Write[]): Promise<void>;
    values(options: object): Rows;
    createValueStream(options: object): import("node:stream").Readable;
  }
  export interface Store {
    db: Level;
    tableDb: Pick<SubDb, "put" | "del">;
    /** Of an active table; with `false`, one that is being made or deleted as well. */
    getTable(name: string, ...rest: [Done<Table>] | [activeOnly: false, Done<Table>]): void;
    getItemDb(table: string): SubDb;
    getIndexDb(kind: string, table: string, index: string): SubDb;
  }
  const database: {
    create(options: { path?: string; createTableMs: number; deleteTableMs: number; updateTableMs: number }): Store;
    validateKey(key: Item, table: Table): Error | undefined;
    validateItem(item: Item, table: Table): Error | undefined;
    createKey(item: Item, table: Table): string;
    itemSize(item: Item): number;
    checkConditional(request: object, item: Item | undefined): Error | undefined;
    getIndexActions(
      indexes: Index[],
      before: Item | null,
      after: Item,
      table: Table,
    ): { puts: { index: string; key: string; item: Item }[] };
  };
  export default database;
}

declare module "dynalite/validations/index.js" {
  const validations: {
    checkTypes(request: object, types: object): Record<string, unknown>;
    checkValidations(request: object, types: object, custom: unknown, store: object): void;
  };
  export default validations;
}
