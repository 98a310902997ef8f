import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** A sentence for the person who started the product, instead of a stack. */
export class CannotStart extends Error {}

export type Secrets = { AUTH_SECRET: string; ORIGIN_SECRET: string };

const places = (folder: string) => ({
  table: join(folder, "table"),
  mail: join(folder, "mail"),
  secrets: join(folder, "secrets.json"),
  /** There when the demo data was planted whole, or was not wanted. */
  planted: join(folder, "planted"),
});
export type Places = ReturnType<typeof places>;

const readIfThere = (path: string) =>
  readFile(path, "utf8").catch((error) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

/** Whole or not at all; for the owner's eyes only. */
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

/** Made once, so that sessions and codes of one start hold in the next. */
async function secretsAt(path: string): Promise<Secrets> {
  const known = await readIfThere(path);
  if (known) return JSON.parse(known);
  const made = { AUTH_SECRET: randomBytes(32).toString("hex"), ORIGIN_SECRET: randomBytes(32).toString("hex") };
  await writeWhole(path, JSON.stringify(made));
  return made;
}

/** Empties the folder of what Highway puts there; what else lies in it is not ours. */
export async function reset(folder: string) {
  for (const place of Object.values(places(folder))) await rm(place, { recursive: true, force: true });
}

/**
 * Opens the folder in which one machine's data lives.
 * @throws CannotStart when it cannot be written
 */
export async function openData(folder: string) {
  const at = places(folder);
  try {
    await mkdir(folder, { recursive: true });
    return {
      at,
      secrets: await secretsAt(at.secrets),
      isPlanted: (await readIfThere(at.planted)) !== undefined,
      markPlanted: () => writeWhole(at.planted, new Date().toISOString()),
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"].includes(code ?? "")) throw error;
    throw new CannotStart(`Highway cannot write to its data folder ${folder}. Choose another with HIGHWAY_DATA.`);
  }
}
