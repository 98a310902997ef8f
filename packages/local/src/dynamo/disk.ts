import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openStore, type Store } from "./store";

/** About what LevelDB writes when it opens a store, with room to spare. */
const ROOM_BYTES = 256 * 1024;

/** @throws the error of the disk that takes no more */
async function needRoom(folder: string) {
  const probe = join(folder, "room.part");
  try {
    await writeFile(probe, new Uint8Array(ROOM_BYTES));
  } finally {
    await rm(probe, { force: true });
  }
}

/**
 * Opens a store and watches the disk below it: once that refused a write, LevelDB refuses all further ones until the store is opened again.
 * @param path  the store's folder; in memory without one
 * @throws Error with code LEVEL_LOCKED when another process has the folder open
 */
export async function openWatched(path?: string) {
  let store = await openStore(path);
  let isRefused = false;
  let reopening: Promise<void> | undefined;
  async function reopen(folder: string) {
    await needRoom(folder);
    await store.db.close();
    store = await openStore(folder);
    isRefused = false;
  }
  /** Makes the store take writes again where there is room again. @throws the disk's error while there is none */
  async function ready() {
    if (!isRefused || !path) return;
    reopening ??= reopen(path).finally(() => {
      reopening = undefined;
    });
    await reopening;
  }
  return {
    /** The store as it is open now. */
    store: (): Store => store,
    ready,
    /** Notes what a call failed of. */
    failed: (error: unknown) => {
      isRefused ||= (error as NodeJS.ErrnoException).code === "LEVEL_IO_ERROR";
    },
    /** @throws the disk's error where nothing can be written */
    check: async () => {
      if (path) await needRoom(path);
      await ready();
    },
    close: () => store.db.close(),
  };
}

export type Watched = Awaited<ReturnType<typeof openWatched>>;
