import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { visit } from "./demo/visitor";

let data: string;
const children = new Set<ChildProcess>();
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "highway-start-"));
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
  rmSync(data, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** `npm start` without npm and without the web app. */
function run(args: string[] = [], env: Record<string, string> = {}) {
  const command = ["--import", "tsx", join(import.meta.dirname, "start.ts"), "--api", ...args];
  const child = spawn(process.execPath, command, { env: { ...process.env, HIGHWAY_DATA: data, ...env } });
  children.add(child);
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (said.out += chunk));
  child.stderr.on("data", (chunk) => (said.err += chunk));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.on("close", (code, signal) => resolve(code ?? signal)),
  );
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const [, url] = said.out.match(/Highway is ready at (\S+) .*\n/) ?? [];
      if (url) resolve(url);
    });
    ended.then((code) => reject(new Error(`It ended (${code}) before it was ready: ${said.out} ${said.err}`)));
  });
  ready.catch(() => undefined); // a test that waits for the end does not wait for this
  return { child, said, ended, ready };
}

const clientsAt = async (url: string) =>
  (await (await visit(url, "officer@highway.test")).call("GET /v2/client?count=5")).data[0].data.length;

it("says in one line where it is and how to sign in", async () => {
  const PORT = String(await freePort());
  const { said, ready, child, ended } = run([], { PORT });
  const url = await ready;
  expect(url).toBe(`http://127.0.0.1:${PORT}`);
  expect(said.out).toBe(
    `Highway is ready at ${url} - sign in as officer@highway.test; the code arrives at ${url}/_local/inbox\n`,
  );
  child.kill("SIGINT");
  expect(await ended).toBe(0);
});

it("keeps data, sessions and mails from one start to the next, however it ended", async () => {
  const PORT = String(await freePort());
  const first = run([], { PORT });
  const officer = await visit(await first.ready, "officer@highway.test");
  const added = await officer.call("POST /v2/client", { name: "Kept by Ctrl-C" });
  expect(added.status).toBe(201);
  first.child.kill("SIGINT");
  expect(await first.ended).toBe(0);

  const second = run([], { PORT });
  await second.ready;
  const id = added.data[0]._id;
  expect((await officer.call(`GET /v2/client/${id}`)).data[0].name).toBe("Kept by Ctrl-C");
  await officer.call(`PUT /v2/client/${id}`, { name: "Kept by a kill" });
  second.child.kill("SIGKILL");
  await second.ended;

  const third = run([], { PORT });
  await third.ready;
  expect((await officer.call(`GET /v2/client/${id}`)).data[0].name).toBe("Kept by a kill");
  third.child.kill("SIGTERM");
  expect(await third.ended).toBe(0);
});

it("plants the demo anew with --reset, and leaves alone what is not its own", async () => {
  writeFileSync(join(data, "letter.txt"), "mine");
  const first = run([], { PORT: "0" });
  const url = await first.ready;
  const officer = await visit(url, "officer@highway.test");
  await officer.call("POST /v2/client", { name: "Gone with a reset" });
  expect(await clientsAt(url)).toBe(4);
  first.child.kill("SIGINT");
  await first.ended;
  const second = run(["--reset"], { PORT: "0" });
  expect(await clientsAt(await second.ready)).toBe(3);
  expect(existsSync(join(data, "letter.txt"))).toBe(true);
});

it("plants the demo whole after a planting that was cut short", async () => {
  const first = run([], { PORT: "0" });
  await first.ready;
  first.child.kill("SIGKILL");
  await first.ended;
  rmSync(join(data, "planted")); // as if it had been killed just before its last step
  const second = run([], { PORT: "0" });
  expect(await clientsAt(await second.ready)).toBe(3);
});

it("keeps its secrets to its owner", async () => {
  const { ready } = run([], { PORT: "0" });
  await ready;
  expect(statSync(join(data, "secrets.json")).mode & 0o077).toBe(0);
  expect(readdirSync(data).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it.each([
  ["a port that is none", [], { PORT: "80a" }, 'PORT must be a number from 0 to 65535, not "80a".'],
  ["an option that is none", ["--rest"], { PORT: "0" }, "Unknown option '--rest'"],
])("refuses %s with a sentence, not a stack", async (_what, args, env, sentence) => {
  const { said, ended } = run(args, env);
  expect(await ended).toBe(1);
  expect(said.err).toContain(sentence);
  expect(said.err.trim().split("\n")).toHaveLength(1);
});

it("refuses a taken port and a data folder in use, each with one sentence", async () => {
  const first = run([], { PORT: "0" });
  const PORT = new URL(await first.ready).port;
  const samePort = run([], { PORT, HIGHWAY_DATA: join(data, "other") });
  expect(await samePort.ended).toBe(1);
  expect(samePort.said.err).toBe(
    `Port ${PORT} is taken. Stop what uses it, or choose another: PORT=${Number(PORT) + 1} npm start\n`,
  );
  const sameData = run([], { PORT: "0" });
  expect(await sameData.ended).toBe(1);
  expect(sameData.said.err).toMatch(/^The data folder \S+ is in use by another Highway\..*\n$/);
});

it("refuses a data folder that it cannot write to with a sentence", async () => {
  writeFileSync(join(data, "file"), "");
  const { said, ended } = run([], { PORT: "0", HIGHWAY_DATA: join(data, "file", "below") });
  expect(await ended).toBe(1);
  expect(said.err).toMatch(/^Highway cannot write to its data folder .*\n$/);
});

it("lets one of two that start at the same time on a new folder have it", async () => {
  const both = [run([], { PORT: "0" }), run([], { PORT: "0" })];
  const [ready, ended] = await Promise.all([
    Promise.any(both.map((each) => each.ready)),
    Promise.race(both.map((each) => each.ended)),
  ]);
  expect(ended).toBe(1);
  expect(both.map(({ said }) => said.err).join("")).toMatch(/^The data folder \S+ is in use by another Highway\..*\n$/);
  expect(await clientsAt(ready)).toBe(3);
});

it("says what to do about data that cannot be read, and that does it", async () => {
  const first = run([], { PORT: "0" });
  await first.ready;
  first.child.kill("SIGINT");
  await first.ended;
  writeFileSync(join(data, "table", "CURRENT"), "nonsense\n");
  const second = run([], { PORT: "0" });
  expect(await second.ended).toBe(1);
  expect(second.said.err).toMatch(
    /^The data in \S+ cannot be read\. To begin anew with the demo: npm start -- --reset\n$/,
  );
  const third = run(["--reset"], { PORT: "0" });
  expect(await clientsAt(await third.ready)).toBe(3);
});
