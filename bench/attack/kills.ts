/** The product itself, killed in the midst of saving, again and again. Whatever it had acknowledged must be there when it is back. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Part } from "./stage";

type Saved = { id: string; name: string };

/** One life of the product. */
async function born(data: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn("tsx", ["packages/local/src/start.ts", "--api"], {
    env: { ...process.env, PORT: "0", HIGHWAY_DATA: data },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let said = "";
  child.stderr.on("data", (text) => {
    said = (said + text).slice(-2000);
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text) => {
      const found = /ready at (\S+)/.exec(String(text))?.[1];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(`The product ended before it was ready. ${said}`)));
  });
  return { url, child };
}

const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    // The whole group: tsx runs the product as a child of its own.
    process.kill(-child.pid!, "SIGKILL");
  });

/** Somebody with a browser, whose cookies outlive the product. */
function browser() {
  const cookies = new Map<string, string>();
  return async (url: string, method: string, path: string, body?: object) => {
    const headers = {
      origin: url,
      "content-type": "application/json",
      cookie: [...cookies].map((c) => c.join("=")).join("; "),
    };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return { status: answer.status, body: await answer.json() };
  };
}

export async function kills(most: number, until: number): Promise<Part> {
  const data = mkdtempSync(join(tmpdir(), "highway-attack-"));
  const send = browser();
  const acknowledged: Saved[] = [];
  const bad: string[] = [];
  let life = await born(data);
  const email = "officer@highway.test";
  await send(life.url, "POST", "/v1/auth/code", { email });
  await pause(1500);
  const inbox = await (await fetch(`${life.url}/_local/inbox`, { headers: { accept: "application/json" } })).json();
  const code = inbox.find(({ to }: { to: string[] }) => to.includes(email)).text.match(/\b\d{6}\b/)[0];
  await send(life.url, "POST", "/v1/auth/session", { email, code });
  const { body: first } = await send(life.url, "POST", "/v2/client", { name: "Begun" });
  const { _id: id } = first.data[0];
  let last = { name: "Begun", lastUpdated: first.data[0].lastUpdated };
  let done = 0;

  /** Makes clients, and saves one of them over and over, until the product is gone. */
  const writing = async (url: string, round: number) => {
    const making = async () => {
      for (let n = 0; ; n++) {
        const name = `Made ${round} ${n}`;
        const { status, body } = await send(url, "POST", "/v2/client", { name });
        if (status === 201 || status === 200) acknowledged.push({ id: body.data[0]._id, name });
        else if (status >= 500) bad.push(`a save answered ${status}`);
      }
    };
    const saving = async () => {
      for (let n = 0; ; n++) {
        const name = `Saved ${round} ${n}`;
        const { status, body } = await send(url, "PUT", `/v2/client/${id}`, { name });
        if (status === 200) last = { name, lastUpdated: body.data[0].lastUpdated };
        else if (status >= 500) bad.push(`a save answered ${status}`);
      }
    };
    await Promise.allSettled([making(), making(), saving()]);
  };
  const lookUp = async (url: string, since: number) => {
    for (const { id, name } of acknowledged.slice(since)) {
      const { status, body } = await send(url, "GET", `/v2/client/${id}`);
      if (status !== 200 || body.data[0].name !== name) bad.push(`${name} was lost`);
    }
    const { body } = await send(url, "GET", `/v2/client/${id}`);
    const kept = body.data?.[0];
    if (!kept || kept.lastUpdated < last.lastUpdated) bad.push(`${last.name} was lost`);
  };
  for (let checked = 0; done < most && Date.now() < until; done++) {
    const before = acknowledged.length;
    const round = writing(life.url, done);
    for (let waits = 0; waits < 200 && acknowledged.length < before + 6; waits++) await pause(10);
    await pause((done % 12) * 9);
    await killed(life.child);
    await round;
    life = await born(data);
    await lookUp(life.url, checked);
    checked = acknowledged.length;
  }
  await lookUp(life.url, 0);
  await killed(life.child);
  rmSync(data, { recursive: true, force: true });
  return {
    what: `kills while saving, with ${acknowledged.length.toLocaleString("en-US")} acknowledged saves`,
    done,
    bad,
  };
}
