import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startAsAsked } from "./command-line";
import { CannotStart } from "./data-folder";
import { visit } from "./demo/visitor";

const folder = mkdtempSync(join(tmpdir(), "highway-start-"));
const data = join(folder, "data");
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
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

/** Why it does not start, asked in this process: what a process of its own makes of the sentence is the same for all. */
async function refusal(env: Record<string, string>, args: string[] = []): Promise<string> {
  const error = await startAsAsked(["--api", ...args], { HIGHWAY_DATA: data, ...env }).then(
    ({ url }) => expect.fail(`It started at ${url}.`),
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(CannotStart);
  return error.message;
}

const clientsAt = async (url: string) =>
  (await (await visit(url, "officer@highway.test")).call("GET /v2/client?count=5")).data[0].data.length;

/** One folder of data from start to start, each test where the one before it ended: to plant the demo takes longer than what is asked of it. */
describe("on one folder of data", () => {
  let PORT: string;
  let running: ReturnType<typeof run>;
  const stop = (signal: NodeJS.Signals) => {
    running.child.kill(signal);
    return running.ended;
  };
  const startAgain = (...args: string[]) => {
    running = run(args, { PORT });
    return running.ready;
  };

  it("says in one line where it is and how to sign in", async () => {
    PORT = String(await freePort());
    const url = await startAgain();
    expect(url).toBe(`http://localhost:${PORT}`);
    expect(running.said.out).toBe(
      `Highway is ready at ${url} - sign in as officer@highway.test; the code arrives at ${url}/_local/inbox\n`,
    );
  });

  it("keeps its data readable by nobody else", () => {
    const names = readdirSync(data, { recursive: true, encoding: "utf8" });
    expect(names.length).toBeGreaterThan(5);
    // The store removes files as it works.
    const modes = names.flatMap((name) => statSync(join(data, name), { throwIfNoEntry: false })?.mode ?? []);
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);
  });

  it("answers on both names of this machine", async () => {
    for (const name of ["localhost", "127.0.0.1"])
      expect((await fetch(`http://${name}:${PORT}/_local/health`)).status).toBe(200);
  });

  it("keeps its secrets to its owner", () => {
    expect(statSync(join(data, "secrets.json")).mode & 0o077).toBe(0);
    expect(readdirSync(data).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("refuses a taken port and a data folder in use, each with one sentence and no stack", async () => {
    expect(await refusal({ PORT, HIGHWAY_DATA: join(folder, "other") })).toBe(
      `Port ${PORT} is taken. Stop what uses it, or choose another: PORT=${Number(PORT) + 1} npm start`,
    );
    const sameData = run([], { PORT: "0" });
    expect(await sameData.ended).toBe(1);
    expect(sameData.said.err).toMatch(/^The data folder \S+ is in use by another Highway\..*\n$/);
  });

  it("keeps data, sessions and mails from one start to the next, however it ended", async () => {
    const officer = await visit(await running.ready, "officer@highway.test");
    const added = await officer.call("POST /v2/client", { name: "Kept by Ctrl-C" });
    expect(added.status).toBe(201);
    expect(await stop("SIGINT")).toBe(0);

    await startAgain();
    const id = added.data[0]._id;
    expect((await officer.call(`GET /v2/client/${id}`)).data[0].name).toBe("Kept by Ctrl-C");
    await officer.call(`PUT /v2/client/${id}`, { name: "Kept by a kill" });
    await stop("SIGKILL");

    await startAgain();
    expect((await officer.call(`GET /v2/client/${id}`)).data[0].name).toBe("Kept by a kill");
    expect(await clientsAt(await running.ready)).toBe(4);
    expect(await stop("SIGTERM")).toBe(0);
  });

  it("plants the demo anew with --reset, and leaves alone what is not its own", async () => {
    writeFileSync(join(data, "letter.txt"), "mine");
    expect(await clientsAt(await startAgain("--reset"))).toBe(3);
    expect(existsSync(join(data, "letter.txt"))).toBe(true);
  });

  it("keeps what is there where its own files but the table are lost", async () => {
    const officer = await visit(await running.ready, "officer@highway.test");
    await officer.call("POST /v2/client", { name: "Kept without a marker" });
    await stop("SIGINT");
    for (const name of ["highway-data", "secrets.json", "lock"]) rmSync(join(data, name), { recursive: true });
    rmSync(join(data, "letter.txt"));
    expect(await clientsAt(await startAgain())).toBe(4);
  });

  it("plants the demo whole after a planting that was cut short", async () => {
    await stop("SIGKILL");
    writeFileSync(join(data, "planting"), ""); // as if it had been killed just before its last step
    expect(await clientsAt(await startAgain())).toBe(3);
  });

  it("says what to do about secrets that were half written, and keeps the data", async () => {
    await stop("SIGINT");
    writeFileSync(join(data, "secrets.json"), '{"AUTH_SECRET": "12');
    expect(await refusal({ PORT })).toMatch(
      /^The secrets in \S+ cannot be read\. Delete that file and start again: .*$/,
    );
    rmSync(join(data, "secrets.json"));
    expect(await clientsAt(await startAgain())).toBe(3);
    await stop("SIGINT");
  });

  it("says what to do about data that cannot be read, and that does it", async () => {
    const [log] = readdirSync(join(data, "table")).filter((name) => name.endsWith(".log"));
    writeFileSync(join(data, "table", log!), "nonsense in place of the latest changes");
    expect(await refusal({ PORT })).toMatch(
      /^Some of the latest changes cannot be read \(\d+\.log at byte 0\)\. .* npm start -- --reset$/,
    );
    rmSync(join(data, "table", log!));
    writeFileSync(join(data, "table", "CURRENT"), "nonsense\n");
    expect(await refusal({ PORT })).toMatch(/^The data in \S+ cannot be read\. .* npm start -- --reset$/);
    expect(await clientsAt(await startAgain("--reset"))).toBe(3);
    await stop("SIGKILL");
  });
});

it.each([
  ["a port that is none", [], { PORT: "80a" }, 'PORT must be a number from 0 to 65535, not "80a".'],
  ["an address of another machine", [], { PORT: "0", HOST: "203.0.113.7" }, "HOST must be an address of this machine"],
  ["an option that is none", ["--rest"], { PORT: "0" }, "Unknown option '--rest'"],
])("refuses %s with a sentence", async (_what, args, env, sentence) => {
  const said = await refusal(env, args);
  expect(said).toContain(sentence);
  expect(said.split("\n")).toHaveLength(1);
});

it.each([[[]], [["--reset"]]])("touches nothing in a folder that is not its own, with %j", async (args) => {
  const home = mkdtempSync(join(folder, "home-"));
  mkdirSync(join(home, "files"));
  writeFileSync(join(home, "files", "letter.txt"), "mine");
  writeFileSync(join(home, "notes.txt"), "mine");
  expect(await refusal({ PORT: "0", HIGHWAY_DATA: home }, args)).toMatch(
    /^The folder \S+ holds files that are not Highway's\. .*$/,
  );
  expect(readdirSync(home).sort()).toEqual(["files", "notes.txt"]);
  expect(readdirSync(join(home, "files"))).toEqual(["letter.txt"]);
});

it("refuses a data folder that it cannot write to with a sentence", async () => {
  writeFileSync(join(folder, "file"), "");
  const said = await refusal({ PORT: "0", HIGHWAY_DATA: join(folder, "file", "below") });
  expect(said).toMatch(/^Highway cannot write to its data folder .*$/);
});

it("lets one of two that start at the same time on a new folder have it", async () => {
  const environment = { PORT: "0", HIGHWAY_DATA: join(folder, "shared") };
  const both = [run([], environment), run([], environment)];
  const [ready, ended] = await Promise.all([
    Promise.any(both.map((each) => each.ready)),
    Promise.race(both.map((each) => each.ended)),
  ]);
  expect(ended).toBe(1);
  expect(both.map(({ said }) => said.err).join("")).toMatch(/^The data folder \S+ is in use by another Highway\..*\n$/);
  expect(await clientsAt(ready)).toBe(3);
});
