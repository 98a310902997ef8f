import { createECDH, randomBytes } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { OTHER_LAYOUT } from "./dynamo/definition";
import { damagedLog } from "./dynamo/log";
import { openStore } from "./dynamo/store";

/** The error of a product that cannot start. Its message is a sentence for the person who started it, shown in place of a stack. */
export class CannotStart extends Error {}

const secretNames = ["AUTH_SECRET", "ORIGIN_SECRET", "UNSUBSCRIBE_SECRET", "VAPID_KEY", "QUOTES_PUSH_KEY"] as const;
export type Secrets = Record<(typeof secretNames)[number] | "VAPID_PUBLIC_KEY", string>;

const contents = {
  table: "table",
  mail: "mail",
  files: "files",
  secrets: "secrets.json",
  planting: "planting",
} as const;
type Content = keyof typeof contents;
const placesIn = (folder: string) =>
  Object.fromEntries(Object.entries(contents).map(([name, path]) => [name, join(folder, path)])) as Record<
    Content,
    string
  >;

/** The file by which Highway knows a folder that it made. */
const MARK = "highway-data";
/** Where the folders of earlier versions, which have no mark, say that they are whole. */
const EARLIER_MARK = "planted";
const LOCK = "lock";
const isOwn = (name: string) =>
  [...Object.values<string>(contents), MARK, EARLIER_MARK, LOCK].includes(name.replace(/\.part$/, ""));

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

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

/**
 * HIGHWAY_DATA may name a folder by mistake: only one that Highway made is planted and emptied.
 * @throws CannotStart when the folder holds what Highway did not put there, and has no mark
 */
async function refuseForeign(folder: string) {
  const names = await readdir(folder);
  if (names.includes(MARK) || names.includes(EARLIER_MARK) || names.every(isOwn)) return;
  throw new CannotStart(
    `The folder ${folder} holds files that are not Highway's. Choose an empty folder, or a new one, with HIGHWAY_DATA.`,
  );
}

/** The secrets are made once, so that sessions and codes of one start hold in the next. A secret that a later version added is made when it is first needed. */
async function secretsAt(path: string): Promise<Secrets> {
  const known = parsed((await readIfThere(path)) ?? "{}");
  if (!known)
    throw new CannotStart(
      `The secrets in ${path} cannot be read. Delete that file and start again: the data stays, and everyone has to sign in again.`,
    );
  if (secretNames.every((name) => known[name])) return withPublicHalf(known as Secrets);
  const made = secretNames.map((name) => [name, known[name] ?? newSecret(name)]);
  const secrets: Secrets = Object.fromEntries(made);
  await writeWhole(path, JSON.stringify(secrets));
  return withPublicHalf(secrets);
}

function newSecret(name: (typeof secretNames)[number]): string {
  if (name !== "VAPID_KEY") return randomBytes(32).toString("hex");
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
}

/** Browsers are given the public half of the key that signs pushes. */
function withPublicHalf(secrets: Secrets): Secrets {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(secrets.VAPID_KEY, "base64url"));
  return { ...secrets, VAPID_PUBLIC_KEY: pair.getPublicKey("base64url") };
}

function parsed(text: string): Partial<Secrets> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Locks the folder. The lock is held while the process lives, and the system lets it go when the process dies: an empty LevelDB is such a lock on every platform. */
async function lock(folder: string) {
  const path = join(folder, LOCK);
  const store = await openStore(path).catch(async (error) => {
    if (error.code === "LEVEL_LOCKED") throw error;
    await rm(path, { recursive: true, force: true }); // damaged, and nothing is in it
    return openStore(path);
  });
  return () => store.db.close();
}

const unwritable = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"];

/** @returns the error as a sentence for the person who started the product, where there is something to do about it */
export function explained(error: unknown, folder: string): unknown {
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  if (code === OTHER_LAYOUT)
    return new CannotStart(
      `The data folder ${folder} was made by an earlier Highway, whose records this one cannot read. Nothing in its table was changed. Choose another folder with HIGHWAY_DATA, or start over with the demo: npm start -- --reset`,
    );
  if (code === "LEVEL_LOCKED")
    return new CannotStart(
      `The data folder ${folder} is in use by another Highway. Stop that one, or choose another folder with HIGHWAY_DATA.`,
    );
  if (unwritable.includes(code))
    return new CannotStart(`Highway cannot write to its data folder ${folder}. Choose another with HIGHWAY_DATA.`);
  if (code === "ENOSPC" || /no space left/i.test(message))
    return new CannotStart(`The disk of ${folder} is full. Your data is whole: make room, then start again.`);
  if (code === "LEVEL_CORRUPTION" || /no such file/i.test(message))
    return new CannotStart(unreadable(`The data in ${folder} cannot be read.`, folder));
  if (code === "LEVEL_IO_ERROR")
    return new CannotStart(
      `The disk of ${folder} could not be read or written (${message}). Your data was not changed.`,
    );
  return error;
}

const unreadable = (what: string, folder: string) =>
  `${what} To keep what is there for a closer look, move the folder ${folder} elsewhere; to start over with the demo and lose it: npm start -- --reset`;

/** LevelDB leaves out in silence what it cannot read of its log, and deletes the log. */
async function refuseDamaged(table: string, folder: string) {
  const damaged = await damagedLog(table);
  if (damaged) throw new CannotStart(unreadable(`Some of the latest changes cannot be read (${damaged}).`, folder));
}

/**
 * Takes the folder in which one machine's data lives.
 * @param fresh  begins with an empty one: what Highway put there goes, what else lies there stays
 * @throws CannotStart when it is not Highway's, cannot be read or written, or another process has it
 */
export async function openData(folder: string, fresh = false) {
  let close = async () => {};
  try {
    await mkdir(folder, { recursive: true });
    await refuseForeign(folder);
    close = await lock(folder);
    return { ...(await readied(folder, fresh)), close };
  } catch (error) {
    await close();
    throw explained(error, folder);
  }
}

async function readied(folder: string, fresh: boolean) {
  const at = placesIn(folder);
  await writeWhole(join(folder, MARK), "Highway keeps the data of this machine here.\n");
  if (fresh) for (const place of Object.values(at)) await rm(place, { recursive: true, force: true });
  // A planting that was cut short left a part of the demo and nothing of anybody's, so the planting starts over.
  if (await isThere(at.planting)) await rm(at.table, { recursive: true, force: true });
  await refuseDamaged(at.table, folder);
  const secrets = await secretsAt(at.secrets);
  const isNew = !(await isThere(at.table));
  if (isNew) await writeWhole(at.planting, new Date().toISOString());
  /** Says that the new table holds all that it is to begin with. */
  const markPlanted = () => rm(at.planting, { force: true });
  return { at, secrets, isNew, markPlanted };
}
