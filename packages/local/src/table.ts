import { ensureTable } from "./dynamo/definition";
import { serveTable } from "./dynamo/server";
import { openStore } from "./dynamo/store";
import { sweep } from "./dynamo/ttl";
import { localAccount } from "./service";

export type LocalTable = {
  endpoint: string;
  /** What a process must have in its environment for the SDK's clients to find this table. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
  /** Deletes what has expired by now. The table does so by itself every ten minutes. @returns how many items */
  sweepExpired: () => Promise<number>;
};

const SWEEP_EVERY_MS = 10 * 60_000;

/**
 * DynamoDB on this machine, with the product's table in it.
 * @param path  folder to keep it in; without one it lives in memory
 * @param port  0 for any free one
 * @throws Error with code LEVEL_LOCKED when another process has the folder open, EADDRINUSE when the port is taken
 */
export async function startTable({ path, port = 0 }: { path?: string; port?: number } = {}): Promise<LocalTable> {
  const name = process.env.TABLE_NAME || "highway";
  const store = await openStore(path);
  await ensureTable(store, name);
  const server = await serveTable(store, port).catch(async (error) => {
    await store.db.close();
    throw error;
  });
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweepExpired = () => {
    const swept = sweep(store, name);
    sweeping = swept.catch(() => undefined);
    return swept;
  };
  const timer = setInterval(() => sweepExpired().catch(console.error), SWEEP_EVERY_MS).unref();
  return {
    endpoint: server.endpoint,
    environment: {
      TABLE_NAME: name,
      AWS_ENDPOINT_URL_DYNAMODB: server.endpoint,
      ...localAccount,
    },
    sweepExpired,
    stop: async () => {
      clearInterval(timer);
      await server.stop();
      await sweeping;
      await store.db.close();
    },
  };
}
