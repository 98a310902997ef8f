import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

export type Kept = { key: string; type: string; tag: string; at: string; bytes: Uint8Array };
export type Shelf = Awaited<ReturnType<typeof openShelf>>;

/** Any key on any file system: names that differ in case or are long are different files everywhere. */
const nameOf = (key: string) => createHash("sha256").update(key).digest("hex");

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code === "ENOENT") return undefined;
  throw error;
};

/** Longer than any head: S3's keys have 1,024 bytes at most. */
const HEAD_BYTES = 8192;

/** Of a file that may be large, its first line alone. */
async function keyIn(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES);
    return JSON.parse(buffer.toString("utf8", 0, bytesRead).split("\n", 1)[0]!).key;
  } finally {
    await file.close();
  }
}

/** One file each: a line that says what it is, then its bytes. So both are there or neither, also when the process is killed. */
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
      const content = await readFile(place(key)).catch(missing);
      if (!content) return undefined;
      const end = content.indexOf("\n");
      return { ...JSON.parse(content.toString("utf8", 0, end)), bytes: content.subarray(end + 1) };
    },
    remove: (key: string) => rm(place(key), { force: true }),
    /** Forgets what has lain below this prefix for longer, as the bucket's lifecycle does. @returns how many */
    async forget(prefix: string, olderThanMs: number): Promise<number> {
      let forgotten = 0;
      for (const name of await readdir(folder)) {
        const found = await stat(join(folder, name)).catch(missing);
        if (!found || Date.now() - found.mtimeMs < olderThanMs || name.endsWith(".part")) continue;
        if (!(await keyIn(join(folder, name))).startsWith(prefix)) continue;
        await rm(join(folder, name), { force: true });
        forgotten += 1;
      }
      return forgotten;
    },
  };
}
