import { existsSync } from "node:fs";
import { type ChannelTable, channelTable } from "@highway/core/channels";
import { SESSION_COOKIE } from "@highway/core/people/access/cookies";
import * as Sessions from "@highway/core/people/access/sessions/index";
import { advance } from "@highway/core/platform/clock";
import type { Channel } from "@highway/core/platform/declare/channel";
import { MOST_MESSAGE_BYTES } from "@highway/core/platform/pure/sockets";
import * as Connections from "@highway/core/platform/push/connections";
import { toNextWindow } from "@highway/core/platform/table/window.fixture";
import { runBeside } from "@highway/local/run-beside.fixture";
import { dial, type SocketGateway, startSocketGateway } from "@highway/local/sockets.fixture";
import { startTable } from "@highway/local/table";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { callAs, environment, newOfficer, type Officer, sessionOf } from "./stage";

const channelDeclarations = Object.entries<Channel>(channelTable) as [keyof ChannelTable, Channel][];

async function ticketOf(officer: Pick<Officer, "cookie">, channel: keyof ChannelTable): Promise<string> {
  const { body } = await callAs(officer, "POST /v1/sockets/tickets", { body: { channel } });
  return body.data[0].ticket;
}

let gateway: SocketGateway;
let officer: Officer;
let rival: Officer;
beforeAll(async () => {
  const starting = startSocketGateway(environment.ORIGIN_SECRET);
  const stop = await runBeside(startTable(), starting);
  gateway = await starting;
  Object.assign(process.env, environment);
  officer = await newOfficer();
  rival = await newOfficer();
  return stop;
});

describe.each(channelDeclarations)("%s", (path, declared: Channel) => {
  const open = async (who = officer) => dial(gateway, path, { ticket: await ticketOf(who, path) });

  it("has its handler, says what it does, and its examples fit", () => {
    expect(existsSync(new URL(`../sockets/${declared.handler}.ts`, import.meta.url))).toBe(true);
    expect(declared.does).toMatch(/^[A-Z].*\.$/);
    for (const { does, fields, example } of [...Object.values(declared.receives), ...Object.values(declared.sends)]) {
      expect(does).toMatch(/^[A-Z].*\.$/);
      expect(fields.safeParse(example).error?.issues).toBeUndefined();
    }
  });

  it("lets in who brings a ticket of their own, and forgets them when they go", async () => {
    const line = await open();
    expect(line.status).toBeUndefined();
    const holder = { kind: "person", userId: officer.id, sessionId: "" } as const;
    expect(await Connections.ofHolder(holder, path)).toHaveLength(1);
    line.close();
    await line.closed;
    await expect.poll(() => Connections.ofHolder(holder, path)).toHaveLength(0);
  });

  it.each([
    ["no ticket", undefined],
    ["an empty one", ""],
    ["one that never was", `usr_${"0".repeat(26)}.${"A".repeat(43)}`],
    ["words that are none", "nonsense"],
  ])("refuses a stranger with %s", async (_, ticket) => {
    expect((await dial(gateway, path, { ticket })).status).toBe(403);
  });

  it("refuses a stranger who knows the person's cookie and no ticket", async () => {
    expect((await dial(gateway, path, { ticket: officer.cookie.split("=")[1]! })).status).toBe(403);
  });

  it("refuses a rival's secret under the person's name", async () => {
    const [, secret] = (await ticketOf(rival, path)).split(".");
    expect((await dial(gateway, path, { ticket: `${officer.id}.${secret}` })).status).toBe(403);
  });

  it("refuses a ticket that was used, also by two at the same time", async () => {
    const ticket = await ticketOf(officer, path);
    const both = await Promise.all([dial(gateway, path, { ticket }), dial(gateway, path, { ticket })]);
    expect(both.map(({ status }) => status).sort()).toEqual([403, undefined]);
    expect((await dial(gateway, path, { ticket })).status).toBe(403);
    for (const { close } of both.filter(({ status }) => !status)) close();
  });

  // Where the origin is empty, none is sent, as a program that is no browser does.
  it.each(["https://evil.example", "null", "http://127.0.0.1:3000.evil.example", ""])(
    "refuses a page of another site: %j",
    async (origin) => {
      const ticket = await ticketOf(officer, path);
      expect((await dial(gateway, path, { ticket, origin })).status).toBe(403);
    },
  );

  it("refuses a ticket beside which our protocol is not offered", async () => {
    const protocols = [`ticket.${await ticketOf(officer, path)}`];
    expect((await dial(gateway, path, { protocols })).status).toBe(403);
  });

  it("refuses the ticket of a session that has ended meanwhile", async () => {
    const leaving = await newOfficer();
    const ticket = await ticketOf(leaving, path);
    await Sessions.endAll(leaving.id);
    expect((await dial(gateway, path, { ticket })).status).toBe(403);
  });

  it("keeps no connection whose session ends while it is noted", async () => {
    const leaving = await newOfficer();
    const ticket = await ticketOf(leaving, path);
    const { note } = Connections;
    vi.spyOn(Connections, "note").mockImplementationOnce(async (opening) => {
      await Sessions.endAll(leaving.id);
      await note(opening);
    });
    expect((await dial(gateway, path, { ticket })).status).toBe(403);
    const holder = { kind: "person", userId: leaving.id, sessionId: "" } as const;
    expect(await Connections.ofHolder(holder, path)).toEqual([]);
  });

  it("tells a session that has ended nothing more, keeps the person's others, and closes its connection once something is said on it", async () => {
    const leaving = await newOfficer();
    const line = await open(leaving);
    const session = await sessionOf(leaving.id);
    const staying = await open({ ...leaving, cookie: `${SESSION_COOKIE}=${session}` });
    await Sessions.endAll(leaving.id, { except: session.split(".")[1]! });
    const holder = { kind: "person", userId: leaving.id, sessionId: "" } as const;
    expect(await Connections.ofHolder(holder, path)).toHaveLength(1);
    advance(3_000);
    line.say(messageOf(declared));
    expect(await line.closed).toBe(1000);
    staying.close();
  });

  it("tells what is wrong with a message, by a sentence, and stays open", async () => {
    const line = await open(await newOfficer());
    const wrong = [
      "",
      "{",
      "[]",
      "1",
      "null",
      "{}",
      '{"action":"nope"}',
      '{"action":"toString"}',
      '{"action":"ping","x":1}',
    ];
    for (const text of [...wrong, `${'{"a":'.repeat(40)}1${"}".repeat(40)}`].slice(0, declared.limit.count - 1)) {
      line.say(text);
      expect(await line.next()).toMatchObject({
        action: "failure",
        code: "invalid",
        alertMessage: expect.stringMatching(/^[A-Z"].*\./),
      });
    }
    line.close();
  });

  it("closes with 1009 over a message that is too large", async () => {
    const line = await open();
    line.say(JSON.stringify({ action: "ping", x: "y".repeat(MOST_MESSAGE_BYTES) }));
    expect(await line.closed).toBe(1009);
  });

  it("closes on who says too much", async () => {
    const line = await open(await newOfficer());
    toNextWindow(declared.limit.seconds);
    for (let said = 0; said <= declared.limit.count; said++) line.say("{}");
    expect(await line.closed).toBe(1000);
    expect(line.heard.at(-1)).toMatchObject({ action: "failure", code: "tooMany" });
  });

  it("closes the oldest of more tabs than a person may have", async () => {
    const busy = await newOfficer();
    const oldest = await open(busy);
    for (let tab = 1; tab <= declared.most; tab++) expect((await open(busy)).status).toBeUndefined();
    expect(await oldest.closed).toBe(1000);
    expect(await Connections.ofHolder({ kind: "person", userId: busy.id, sessionId: "" }, path)).toHaveLength(
      declared.most,
    );
  });

  it("takes whatever is offered as a ticket for what it is", async () => {
    const token = fc.stringMatching(/^[\w.!#$%&'*+^`|~-]{1,120}$/);
    await fc.assert(
      fc.asyncProperty(token, async (ticket) => {
        expect((await dial(gateway, path, { ticket })).status).toBe(403);
      }),
      { numRuns: 25 },
    );
  });
});

it("refuses a ticket that is too old", async () => {
  const [path] = channelDeclarations[0]!;
  const ticket = await ticketOf(officer, path);
  advance(61_000);
  expect((await dial(gateway, path, { ticket })).status).toBe(403);
});

/** The text of a message that the channel takes. */
function messageOf({ receives }: Channel): string {
  const [action, { example }] = Object.entries(receives)[0]!;
  return JSON.stringify({ action, ...example });
}
