import { randomUUID } from "node:crypto";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Audit from "../people/audit/index";
import { runAs } from "../platform/actor";
import { advance, now } from "../platform/clock";
import { newId } from "../platform/id";
import { addDays } from "../platform/pure/working-day";
import * as Clients from "./index";
import { lockSentences } from "./pure/rate-lock";
import { sentences } from "./schema";

beforeAll(() => runBeside(startTable()));

const here = { address: "198.51.100.7", agent: "vitest" };
const newOfficer = () => {
  const person = {
    kind: "person" as const,
    userId: `usr_${randomUUID()}`,
    corpId: "crp_1",
    sessionId: "ses_1",
    roles: ["officer" as const],
  };
  return <R>(deed: () => R) => runAs(person, here, deed);
};
/** A story of one officer who starts with nothing. */
const story = (title: string, tell: () => Promise<void>) => it(title, () => newOfficer()(tell));

const page = { offset: 0, count: 10 };
const names = async (clients: Promise<{ name: string }[]>) => (await clients).map(({ name }) => name);
const search = (searchValue: string) => names(Clients.search({ searchValue, ...page }));
const all = () => names(Clients.list(page));
const never = "cli_00000000000000000000000000";

describe("an officer's clients", () => {
  story("are added, read, changed", async () => {
    const elena = await Clients.create({ name: "Elena Marchetti", primaryEmail: "Elena@Example.com", ficoMin: 752 });
    expect(await Clients.get(elena._id)).toEqual(elena);
    const changed = await Clients.update({ id: elena._id, client: { name: "Elena Rossi", DTI: 31.5 } });
    expect(changed).toEqual({
      ...elena,
      name: "Elena Rossi",
      primaryEmail: null,
      ficoMin: null,
      DTI: 31.5,
      lastUpdated: changed.lastUpdated,
    });
    expect(changed.lastUpdated > elena.lastUpdated).toBe(true);
    expect(await Clients.get(elena._id)).toEqual(changed);
  });

  story("are added once, however often the same is sent because its answer was lost", async () => {
    const _id = newId("client");
    const elena = { _id, name: "Elena Marchetti", primaryEmail: "elena@example.com" };
    await Promise.all([Clients.create(elena), Clients.create(elena)]);
    expect(await all()).toEqual(["Elena Marchetti"]);
    const last = await Clients.create({ _id, name: "Elena Rossi" });
    expect(await Clients.get(_id)).toEqual(last);
    expect(last).toMatchObject({ name: "Elena Rossi", primaryEmail: null });
    await newOfficer()(async () => {
      await Clients.create({ _id, name: "Somebody else's" });
      expect(await all()).toEqual(["Somebody else's"]);
    });
    expect(await all()).toEqual(["Elena Rossi"]);
    await Clients.remove(_id);
    await expect(Clients.create(elena)).rejects.toMatchObject({ code: "missing" });
  });

  story("keep the money put aside when a save does not speak of it", async () => {
    const { _id: id } = await Clients.create({ name: "Elena Marchetti" });
    const kept = async (more: object) => (await Clients.update({ id, client: { name: "E", ...more } })).reinvestment;
    const plan = { lumpSumPayment: 0, periodPayment: 250, periodFrequency: 12, rate: 6, term: 120 };
    for (const change of [{ reinvestment: [plan] }, {}]) expect(await kept(change)).toEqual([plan]);
    expect(await kept({ reinvestment: [] })).toEqual([]);
  });

  story("read English until they are said to read Spanish, also after a save that does not speak of it", async () => {
    const { _id: id, lang } = await Clients.create({ name: "Elena Marchetti" });
    expect(lang).toBe("en");
    for (const change of [{ lang: "es" as const }, {}])
      expect((await Clients.update({ id, client: { name: "E", ...change } })).lang).toBe("es");
    expect((await Clients.get(id)).lang).toBe("es");
  });

  story("keep the lock of their rate through saves, until it is ended", async () => {
    const { _id: id } = await Clients.create({ name: "Elena Marchetti" });
    const rateLock = { since: "2026-11-20", until: "2026-12-20" };
    const locked = await Clients.setRateLock({ id, rateLock });
    expect(locked.rateLock).toEqual(rateLock);
    expect((await Clients.setRateLock({ id, rateLock })).lastUpdated).toBe(locked.lastUpdated);
    expect((await Clients.update({ id, client: { name: "Elena Rossi" } })).rateLock).toEqual(rateLock);
    const forged = { ...(await Clients.get(id)), rateLock: { since: "2020-01-01", until: null } };
    expect((await Clients.update({ id, client: forged })).rateLock).toEqual(rateLock);
    expect(await Clients.setRateLock({ id, rateLock: null })).not.toHaveProperty("rateLock");
    expect(await Clients.get(id)).not.toHaveProperty("rateLock");
    expect((await Audit.list({})).map(({ kind }) => kind)).toEqual([
      "client.floats",
      "client.saved",
      "client.saved",
      "client.locked",
      "client.created",
    ]);
  });

  story(
    "are not locked from a day that has not come, nor until a day before the lock, nor in years that nobody means",
    async () => {
      const { _id: id } = await Clients.create({ name: "Elena Marchetti" });
      for (const rateLock of [
        { since: "2099-01-01", until: null },
        { since: "2026-11-20", until: "2026-11-19" },
        { since: "0002-11-20", until: null },
        { since: "2026-11-20", until: "20262-01-20" },
        { since: "2026-11-20", until: "9999-12-31" },
      ])
        await expect((async () => Clients.setRateLock({ id, rateLock }))()).rejects.toThrow(
          /Enter (the date on which|an expiration date)/,
        );
      await expect((async () => Clients.setRateLock({ id: never, rateLock: null }))()).rejects.toMatchObject({
        code: "missing",
      });
    },
  );

  story(
    "are locked from the day of their officer, which in Guam begins ten hours before that of Greenwich",
    async () => {
      const { _id: id } = await Clients.create({ name: "Elena Marchetti" });
      const [evening, since] = [1, 2].map((days) => addDays(new Date(now()).toISOString().slice(0, 10), days));
      const lock = async () => Clients.setRateLock({ id, rateLock: { since: since!, until: null } });
      advance(Date.parse(`${evening}T13:59:00Z`) - now());
      await expect(lock()).rejects.toThrow(lockSentences.starts);
      advance(60_000);
      expect((await lock()).rateLock?.since).toBe(since);
    },
  );

  story("stand with the last changed first, page by page", async () => {
    const made = [];
    for (let at = 0; at < 7; at++) made.push(await Clients.create({ name: `Client ${at}` }));
    await Clients.update({ id: made[2]!._id, client: { name: "Client 2" } });
    expect(await names(Clients.list({ offset: 0, count: 3 }))).toEqual(["Client 2", "Client 6", "Client 5"]);
    expect(await names(Clients.list({ offset: 3, count: 10 }))).toEqual([
      "Client 4",
      "Client 3",
      "Client 1",
      "Client 0",
    ]);
  });

  story("are found by the beginning of any word of name or email", async () => {
    await Clients.create({ name: "Elena Marchetti", primaryEmail: "lena@summit.com" });
    await Clients.create({ name: "Bo Marsh", secondaryEmails: "hidden@example.com" });
    expect(await search("mar")).toEqual(["Bo Marsh", "Elena Marchetti"]);
    expect(await search("MARCHETTI el")).toEqual(["Elena Marchetti"]);
    expect(await search("lena@sum")).toEqual(["Elena Marchetti"]);
    expect(await search("hidden")).toEqual([]);
    expect(await search("archetti")).toEqual([]);
    expect(await search("  ")).toEqual(["Bo Marsh", "Elena Marchetti"]);
    expect(await names(Clients.search({ searchValue: "summ", searchFields: ["name"], ...page }))).toEqual([]);
    expect(await names(Clients.search({ searchValue: "lena", searchFields: ["primaryEmail"], ...page }))).toEqual([
      "Elena Marchetti",
    ]);
  });

  story("are no longer found by what they were called before", async () => {
    // 70 places given up for 70 others: more than one transaction holds.
    const before = [..."abcdefghijklmn"].map((letter) => `${letter}qwert`);
    const after = [..."opqrstuvwxyz12"].map((letter) => `${letter}asdfg`);
    const client = await Clients.create({ name: before.join(" "), primaryEmail: "before@example.com" });
    for (const word of before) expect(await search(word), word).toHaveLength(1);
    await Clients.update({ id: client._id, client: { name: after.join(" ") } });
    for (const word of after) expect(await search(word), word).toHaveLength(1);
    for (const word of [...before, "before"]) expect(await search(word), word).toEqual([]);
  });

  story("have a primary email each, whatever its case", async () => {
    const elena = await Clients.create({ name: "Elena", primaryEmail: "Elena@Example.com" });
    const again = Clients.create({ name: "Another", primaryEmail: "elena@example.COM" });
    await expect(again).rejects.toMatchObject({
      code: "conflict",
      message: "Client already exists.",
      fields: { primaryEmail: "Client already exists." },
    });
    const bo = await Clients.create({ name: "Bo" });
    const taking = Clients.update({ id: bo._id, client: { name: "Bo", primaryEmail: "ELENA@example.com" } });
    await expect(taking).rejects.toMatchObject({ code: "conflict", message: "Client already exists." });
    expect(await all()).toEqual(["Bo", "Elena"]);
    expect(await names(Clients.byEmail(" elena@example.com".trim()))).toEqual(["Elena"]);

    await Clients.update({ id: elena._id, client: { name: "Elena", primaryEmail: "new@example.com" } });
    expect(await names(Clients.byEmail("elena@example.com"))).toEqual([]);
    await Clients.update({ id: bo._id, client: { name: "Bo", primaryEmail: "elena@example.com" } });
    expect(await names(Clients.byEmail("elena@example.com"))).toEqual(["Bo"]);
  });

  story("made at once with one email leave one", async () => {
    const attempts = Array.from({ length: 5 }, (_, at) =>
      Clients.create({ name: `Twin ${at}`, primaryEmail: "twin@example.com" }),
    );
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await all()).toHaveLength(1);
  });

  story("are nobody else's business", async () => {
    const elena = await Clients.create({ name: "Elena", primaryEmail: "elena@example.com" });
    await newOfficer()(async () => {
      for (const id of [elena._id, never]) {
        await expect(Clients.get(id)).rejects.toMatchObject({ code: "missing", message: sentences.missing });
        await expect(Clients.update({ id, client: { name: "Mine" } })).rejects.toMatchObject({ code: "missing" });
        await expect(Clients.remove(id)).rejects.toMatchObject({ code: "missing" });
        await expect(Clients.restore(id)).rejects.toMatchObject({ code: "missing" });
      }
      expect(await all()).toEqual([]);
      expect(await search("elena")).toEqual([]);
      expect(await Clients.byEmail("elena@example.com")).toEqual([]);
      await Clients.create({ name: "Elena too", primaryEmail: "elena@example.com" });
    });
    expect(await all()).toEqual(["Elena"]);
  });
});

describe("a save", () => {
  story("that started from an older state is refused with the state that is", async () => {
    const opened = await Clients.create({ name: "Elena" });
    const saved = await Clients.update({ id: opened._id, client: { ...opened, name: "Elena Rossi" } });
    const late = Clients.update({ id: opened._id, client: { ...opened, name: "Lost" } });
    await expect(late).rejects.toMatchObject({ code: "conflict", message: sentences.stale, current: saved });
    expect(await all()).toEqual(["Elena Rossi"]);
  });

  story("that names no state takes the last, also when many come at once", async () => {
    const { _id: id } = await Clients.create({ name: "Elena" });
    await Promise.all(["A", "B", "C"].map((name) => Clients.update({ id, client: { name } })));
    const last = await all();
    expect(last).toHaveLength(1);
    expect(await search(last[0]!)).toEqual(last);
    for (const other of ["A", "B", "C"].filter((name) => name !== last[0])) expect(await search(other)).toEqual([]);
  });

  story("writes nothing that is the server's", async () => {
    const elena = await Clients.create({ name: "Elena" });
    const echoed = { ...elena, isDemo: true, userID: "usr_other", createdAt: "2020-01-01T00:00:00.000Z" };
    const { isDemo, userID, createdAt } = await Clients.update({ id: elena._id, client: echoed });
    expect({ isDemo, userID, createdAt }).toEqual({ isDemo: false, userID: elena.userID, createdAt: elena.createdAt });
  });

  story("keeps an email for an active drip campaign", async () => {
    const campaign = { id: "kit", name: "90 Day Kit", active: true, createdAt: "2026-11-20T00:00:00.000Z" };
    const mailed = { name: "Elena", primaryEmail: "elena@example.com", schedules: [campaign] };
    const elena = await Clients.create(mailed);
    const refusal = { code: "invalid", message: sentences.campaign, fields: { primaryEmail: sentences.campaign } };
    await expect(Clients.update({ id: elena._id, client: { name: "Elena" } })).rejects.toMatchObject(refusal);
    await expect(Clients.create({ name: "Bo", schedules: [campaign] })).rejects.toMatchObject(refusal);
    const ended = await Clients.create({ name: "Bo", schedules: [{ ...campaign, active: false }] });
    expect((await Clients.get(ended._id)).schedules).toEqual([{ ...campaign, active: false }]);
  });
});

describe("a deleted client", () => {
  story("is seen nowhere, and comes back whole", async () => {
    const elena = await Clients.create({ name: "Elena", primaryEmail: "elena@example.com", ficoMin: 700 });
    await Clients.remove(elena._id);
    await expect(Clients.get(elena._id)).rejects.toMatchObject({ code: "missing" });
    await expect(Clients.update({ id: elena._id, client: { name: "E" } })).rejects.toMatchObject({ code: "missing" });
    expect([await all(), await search("elena"), await Clients.byEmail("elena@example.com")]).toEqual([[], [], []]);

    const back = await Clients.restore(elena._id);
    expect(back).toEqual({ ...elena, lastUpdated: back.lastUpdated });
    expect(await Clients.get(elena._id)).toEqual(back);
    expect([await all(), await search("elena"), await names(Clients.byEmail("elena@example.com"))]).toEqual([
      ["Elena"],
      ["Elena"],
      ["Elena"],
    ]);
  });

  story("may be deleted or restored twice", async () => {
    const elena = await Clients.create({ name: "Elena" });
    const first = await Clients.remove(elena._id);
    expect(await Clients.remove(elena._id)).toEqual(first);
    const back = await Clients.restore(elena._id);
    expect(await Clients.restore(elena._id)).toEqual(back);
  });

  story("gives its email free, and cannot come back while another client has it", async () => {
    const elena = await Clients.create({ name: "Elena", primaryEmail: "elena@example.com" });
    await Clients.remove(elena._id);
    const other = await Clients.create({ name: "Other", primaryEmail: "elena@example.com" });
    await expect(Clients.restore(elena._id)).rejects.toMatchObject({
      code: "conflict",
      message: "Client already exists.",
    });
    await Clients.remove(other._id);
    await Clients.restore(elena._id);
    expect(await all()).toEqual(["Elena"]);
  });

  story("is gone after 30 days, before the table has swept it away", async () => {
    const [early, late] = [await Clients.create({ name: "Early" }), await Clients.create({ name: "Late" })];
    await Clients.remove(early._id);
    await Clients.remove(late._id);
    const day = 86_400_000;
    advance(29 * day);
    try {
      await Clients.restore(early._id);
      advance(day);
      await expect(Clients.restore(late._id)).rejects.toMatchObject({ code: "missing" });
    } finally {
      advance(-30 * day);
    }
  });
});

story("what is done to a client stands in the audit trail, without the client's details", async () => {
  const { _id: id } = await Clients.create({ name: "Elena" });
  await Clients.update({ id, client: { name: "Elena R" } });
  await Clients.remove(id);
  await Clients.restore(id);
  const trail = await Audit.list({});
  expect(trail.map(({ kind, subject, detail }) => ({ kind, subject, detail }))).toEqual(
    ["restored", "deleted", "saved", "created"].map((deed) => ({ kind: `client.${deed}`, subject: id, detail: {} })),
  );
});
