import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

export type Kept = { key: string; type: string; tag: string; at: string; bytes: Uint8Array };
export type Shelf = Awaited<ReturnType<typeof openShelf>>;

/** Names the file of a key so that any key fits any file system: keys that are long, or differ in case alone, are different files everywhere. */
const nameOf = (key: string) => createHash("sha256").update(key).digest("hex");

const undefinedWhenMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === "ENOENT") return undefined;
  throw error;
};

/** The most bytes of a head: more than any has, since S3's keys have 1,024 bytes at most. */
const HEAD_BYTES = 8192;

/** Reads the first line alone of a file, which may be large. */
async function keyIn(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES);
    return JSON.parse(buffer.toString("utf8", 0, bytesRead).split("\n", 1)[0]!).key;
  } finally {
    await file.close();
  }
}

/** Opens the folder in which each upload is one file: a line that says what it is, then its bytes. So both are there or neither, also when the process is killed. */
export async function openShelf(folder: string) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.endsWith(".part")) await rm(join(folder, name));
  const place = (key: string) => join(folder, nameOf(key));
  return {
    async put(key: string, type: string, bytes: Uint8Array): Promise<Kept> {
      const tag = `"${createHash("md5").update(bytes).digest("hex")}"`;
      const head = { key, type, tag, at: new Date().toISOString() };
      const temporary = `${place(key)}.${randomUUID()}.part`;
      const file = await open(temporary, "w");
      try {
        await file.writeFile(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, place(key));
      return { ...head, bytes };
    },
    async get(key: string): Promise<Kept | undefined> {
      const content = await readFile(place(key)).catch(undefinedWhenMissing);
      if (!content) return undefined;
      const end = content.indexOf("\n");
      return { ...JSON.parse(content.toString("utf8", 0, end)), bytes: content.subarray(end + 1) };
    },
    remove: (key: string) => rm(place(key), { force: true }),
    /** Forgets the files below a prefix that are older, as the bucket's lifecycle does. @returns how many */
    async forget(prefix: string, olderThanMs: number): Promise<number> {
      let forgotten = 0;
      for (const name of await readdir(folder)) {
        const found = await stat(join(folder, name)).catch(undefinedWhenMissing);
        if (!found || Date.now() - found.mtimeMs < olderThanMs || name.endsWith(".part")) continue;
        if (!(await keyIn(join(folder, name))).startsWith(prefix)) continue;
        await rm(join(folder, name), { force: true });
        forgotten += 1;
      }
      return forgotten;
    },
  };
}
