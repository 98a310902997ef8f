import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { readFile, signedPut } from "@highway/core/platform/files";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startFiles } from "./files";

const page = "http://127.0.0.1:3000";
const bytes = new Uint8Array([0x89, 0x50, 0, 10, 13, 255]);
let path: string;
let files: Awaited<ReturnType<typeof startFiles>>;
beforeAll(async () => {
  path = mkdtempSync(join(tmpdir(), "highway-files-"));
  files = await startFiles({ path, origins: [page] });
  Object.assign(process.env, files.environment);
});
afterAll(async () => {
  await files.stop();
  rmSync(path, { recursive: true, force: true });
});

const clientOf = ({ endpoint } = files, secretAccessKey = "local") =>
  new S3Client({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey },
    maxAttempts: 1,
  });
const Bucket = "highway-files";
const at = (Key: string) => ({ Bucket, Key });

describe("the SDK", () => {
  it("puts, reads, copies and deletes, under keys with any signs", async () => {
    const key = "kept/usr_1/a b+ü'(1)*.png";
    const s3 = clientOf();
    const put = await s3.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: "image/png" }));
    const copied = await s3.send(
      new CopyObjectCommand({
        ...at("kept/copy"),
        CopySource: encodeURI(`${Bucket}/${key}`),
        CopySourceIfMatch: put.ETag,
      }),
    );
    expect(copied.CopyObjectResult?.ETag).toBe(put.ETag);
    const got = await s3.send(new GetObjectCommand(at("kept/copy")));
    expect([got.ContentType, got.ETag, await got.Body?.transformToByteArray()]).toEqual(["image/png", put.ETag, bytes]);
    expect((await s3.send(new HeadObjectCommand(at(key)))).ContentLength).toBe(bytes.length);
    await s3.send(new DeleteObjectCommand(at(key)));
    await expect(s3.send(new GetObjectCommand(at(key)))).rejects.toMatchObject({ name: "NoSuchKey" });
  });

  it("copies nothing that has changed since it was read", async () => {
    const s3 = clientOf();
    await s3.send(new PutObjectCommand({ ...at("kept/a"), Body: bytes }));
    const copy = new CopyObjectCommand({ ...at("kept/b"), CopySource: `${Bucket}/kept/a`, CopySourceIfMatch: '"0"' });
    await expect(s3.send(copy)).rejects.toMatchObject({ name: "PreconditionFailed" });
    await expect(s3.send(new GetObjectCommand(at("kept/b")))).rejects.toMatchObject({ name: "NoSuchKey" });
  });

  it("is refused with another's secret, at another bucket, and without any signature", async () => {
    const read = new GetObjectCommand(at("kept/a"));
    await expect(clientOf(files, "guessed").send(read)).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
    const elsewhere = new GetObjectCommand({ Bucket: "elsewhere", Key: "kept/a" });
    await expect(clientOf().send(elsewhere)).rejects.toMatchObject({ name: "NoSuchBucket" });
    expect((await fetch(`${files.endpoint}/${Bucket}/kept/a`)).status).toBe(403);
  });
});

describe("a signed address", () => {
  const key = "incoming/usr_1/me.png";
  const type = "image/png";
  const sign = () => signedPut(key, { type, size: bytes.length });
  const send = (
    url: string,
    body: Uint8Array<ArrayBuffer> = bytes,
    headers: Record<string, string> = { "content-type": type },
  ) => fetch(url, { method: "PUT", headers, body });
  const codeOf = async (answer: Response) => [answer.status, (await answer.text()).match(/<Code>(\w+)/)?.[1]];

  it("takes the file for which it was signed", async () => {
    const answer = await send(await sign());
    expect([answer.status, answer.headers.get("etag")]).toEqual([200, expect.stringMatching(/^"\w{32}"$/)]);
    expect(await readFile(key)).toMatchObject({ type, bytes });
  });

  it("takes no other type, no other length, no other key, and nothing that was added", async () => {
    const refused = [403, "SignatureDoesNotMatch"];
    expect(await codeOf(await send(await sign(), bytes, { "content-type": "text/html" }))).toEqual(refused);
    expect(await codeOf(await send(await sign(), bytes, {}))).toEqual(refused);
    expect(await codeOf(await send(await sign(), new Uint8Array(7)))).toEqual(refused);
    expect(await codeOf(await send((await sign()).replace("usr_1", "usr_2")))).toEqual(refused);
    expect(await codeOf(await send((await sign()).replace("Expires=300", "Expires=3000")))).toEqual(refused);
    const added = { "content-type": type, "x-amz-copy-source": `${Bucket}/kept/a` };
    expect(await codeOf(await send(await sign(), bytes, added))).toEqual([403, "AccessDenied"]);
  });

  it("reads nothing", async () => {
    expect((await fetch(await sign())).status).toBe(403);
  });

  it("works for five minutes", async () => {
    const url = await sign();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 301_000 });
    const answer = await send(url).finally(vi.useRealTimers);
    expect(await codeOf(answer)).toEqual([403, "AccessDenied"]);
  });

  it("is open to pages of the product, not to those of another site", async () => {
    const ask = (origin: string, method = "PUT") =>
      fetch(`${files.endpoint}/${Bucket}/${key}`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": method, "access-control-request-headers": "content-type" },
      });
    const ours = await ask(page);
    expect([ours.status, ours.headers.get("access-control-allow-origin")]).toEqual([200, page]);
    expect(ours.headers.get("access-control-allow-methods")).toBe("PUT");
    for (const refused of [await ask("https://evil.example"), await ask(page, "GET")])
      expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    expect(
      (await send(await sign(), bytes, { "content-type": type, origin: page })).headers.get(
        "access-control-allow-origin",
      ),
    ).toBe(page);
  });
});

it("has after a restart what it had before, and nothing of what broke off", async () => {
  await clientOf().send(new PutObjectCommand({ ...at("kept/stays"), Body: bytes, ContentType: "image/png" }));
  writeFileSync(join(path, "half.part"), "half");
  const again = await startFiles({ path });
  const got = await clientOf(again).send(new GetObjectCommand(at("kept/stays")));
  expect(await got.Body?.transformToByteArray()).toEqual(bytes);
  expect(readdirSync(path).filter((name) => name.endsWith(".part"))).toEqual([]);
  await again.stop();
});

it("forgets after a day what was uploaded and never kept", async () => {
  const s3 = clientOf();
  for (const key of ["incoming/usr_1/old", "kept/usr_1/old"])
    await s3.send(new PutObjectCommand({ ...at(key), Body: bytes }));
  const yesterday = Date.now() / 1000 - 90_000;
  for (const name of readdirSync(path)) utimesSync(join(path, name), yesterday, yesterday);
  await s3.send(new PutObjectCommand({ ...at("incoming/usr_1/new"), Body: bytes }));
  await files.sweep();
  await expect(s3.send(new GetObjectCommand(at("incoming/usr_1/old")))).rejects.toMatchObject({ name: "NoSuchKey" });
  for (const key of ["kept/usr_1/old", "incoming/usr_1/new"])
    expect((await s3.send(new GetObjectCommand(at(key)))).ContentLength).toBe(bytes.length);
});
