import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { openStore } from "./dynamo/store";

/** The error of a product that cannot start. Its message is a sentence for the person who started it, shown in place of a stack. */
export class CannotStart extends Error {}

const secretNames = ["AUTH_SECRET", "ORIGIN_SECRET", "UNSUBSCRIBE_SECRET"] as const;
export type Secrets = Record<(typeof secretNames)[number], string>;

const places = (folder: string) => ({
  table: join(folder, "table"),
  mail: join(folder, "mail"),
  files: join(folder, "files"),
  secrets: join(folder, "secrets.json"),
  /** This file exists once the whole demo was planted, or was not wanted. */
  planted: join(folder, "planted"),
});

const readIfThere = (path: string) =>
  readFile(path, "utf8").catch((error) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

/** Writes a file whole or not at all, readable by its owner only. */
async function writeWhole(path: string, text: string) {
  const temporary = `${path}.part`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

/** The secrets are made once, so that sessions and codes of one start hold in the next. A secret that a later version added is made when it is first needed. */
async function secretsAt(path: string): Promise<Secrets> {
  const known: Partial<Secrets> = JSON.parse((await readIfThere(path)) ?? "{}");
  if (secretNames.every((name) => known[name])) return known as Secrets;
  const made = secretNames.map((name) => [name, known[name] ?? randomBytes(32).toString("hex")]);
  const secrets: Secrets = Object.fromEntries(made);
  await writeWhole(path, JSON.stringify(secrets));
  return secrets;
}

/** Locks the folder. The lock is held while the process lives, and the system lets it go when the process dies: an empty LevelDB is such a lock on every platform. */
async function lock(folder: string) {
  const path = join(folder, "lock");
  const store = await openStore(path).catch(async (error) => {
    if (error.code === "LEVEL_LOCKED") throw error;
    await rm(path, { recursive: true, force: true }); // damaged, and nothing is in it
    return openStore(path);
  });
  return () => store.db.close();
}

const unwritable = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"];

function explain(error: unknown, folder: string): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "LEVEL_LOCKED")
    return new CannotStart(
      `The data folder ${folder} is in use by another Highway. Stop that one, or choose another folder with HIGHWAY_DATA.`,
    );
  if (unwritable.includes(code))
    return new CannotStart(`Highway cannot write to its data folder ${folder}. Choose another with HIGHWAY_DATA.`);
  return error;
}

/**
 * Takes the folder in which one machine's data lives.
 * @param fresh  begins with an empty one: what Highway put there goes, what else lies there stays
 * @throws CannotStart when it cannot be written or another process has it
 */
export async function openData(folder: string, fresh = false) {
  const at = places(folder);
  try {
    await mkdir(folder, { recursive: true });
    const close = await lock(folder);
    if (fresh) for (const place of Object.values(at)) await rm(place, { recursive: true, force: true });
    const isPlanted = (await readIfThere(at.planted)) !== undefined;
    // A planting that was cut short left a part of the demo and nothing of anybody's, so the planting starts over.
    if (!isPlanted) await rm(at.table, { recursive: true, force: true });
    const secrets = await secretsAt(at.secrets);
    return { at, secrets, isPlanted, markPlanted: () => writeWhole(at.planted, new Date().toISOString()), close };
  } catch (error) {
    throw explain(error, folder);
  }
}
