import { startOutside } from "@highway/local/outside";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { change as changePermissions } from "../../people/permissions/index";
import { personOf } from "../../people/permissions/person.fixture";
import * as Users from "../../people/users/index";
import { runAs } from "../../platform/actor";
import { advance, now } from "../../platform/clock";
import { provider } from "../../platform/outside/outside.fixture";
import { easternInstant, inEastern } from "../quotes/pure/eastern";
import { nextTradingDay, tradingDayBefore } from "../quotes/pure/trading-days";
import * as Copies from "./copies";
import * as Update from "./index";
import { OfficersUpdate } from "./schema";

beforeAll(() => {
  process.env.STAFF_DOMAIN = "staff.test";
  return runBeside(startTable(), startOutside());
});
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of stops.splice(0)) await each();
  vi.restoreAllMocks();
});

/** At 10:42 AM of the next working day in New York. */
const toWorkingDay = () => advance(easternInstant(nextTradingDay(inEastern(now()).day), 642) - now());
beforeEach(toWorkingDay);

/** An administrator who is on record, since a post says who it is by. */
async function newAdmin() {
  const { corpId: corpID } = await personOf();
  const { id: userId } = await Users.create({
    email: `${crypto.randomUUID()}@highway.test`,
    fullName: "Jordan Hale",
    corpID,
    isAdmin: true,
  });
  const who = { kind: "person", userId, corpId: corpID, sessionId: "ses_x", roles: ["officer", "admin"] } as const;
  const as = <R>(run: () => R) => runAs(who, { address: "::1", agent: "" }, run);
  return { as, corpID };
}

const rateOf = (told: OfficersUpdate, key: string) => told.briefing.rates.find((rate) => rate.key === key)!;

it("is of today, with every rate, its day, its source and its changes, marked as a sample", async () => {
  const { as } = await personOf();
  const told = await as(() => Update.ofDay({}));
  expect(OfficersUpdate.parse(told)).toMatchObject({ isToday: true, watched: { muWatched: 0, countedToday: false } });
  expect(told.briefing.day).toBe(inEastern(now()).day);
  for (const rate of told.briefing.rates) {
    expect(rate.value).not.toBeNull();
    expect(rate.sample).toBe(true);
    for (const before of [rate.week, rate.month, rate.year])
      expect(before?.change).toBeCloseTo(rate.value! - before!.value, 6);
  }
  expect(told.briefing.courses.average30.length).toBeGreaterThan(255);
});

it("of a past day knows what was published by then; of a weekend it is that of the Friday", async () => {
  const { as } = await personOf();
  const { day } = (await as(() => Update.ofDay({}))).briefing;
  const before = tradingDayBefore(day);
  const told = await as(() => Update.ofDay({ day: before }));
  expect(told).toMatchObject({ isToday: false, briefing: { day: before, coupons: { list: [] } } });
  expect(rateOf(told, "conforming30").date! <= before).toBe(true);
  const sunday = [1, 2, 3, 4, 5, 6, 7]
    .map((days) => new Date(Date.parse(day) - days * 86_400_000))
    .find((each) => each.getUTCDay() === 0)!
    .toISOString()
    .slice(0, 10);
  expect((await as(() => Update.ofDay({ day: sunday }))).briefing.day).toBe(tradingDayBefore(sunday));
});

it.each(["2019-01-02", "2099-01-02"])("refuses %s", async (day) => {
  const { as } = await personOf();
  await expect(as(() => Update.ofDay({ day }))).rejects.toMatchObject({
    fields: { day: "Choose a day of the last twelve months" },
  });
});

describe("while FRED is out", () => {
  it("tells what was read last with its day, and marks it once it is two working days late", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { as } = await personOf();
    const before = await as(() => Update.ofDay({}));
    const out = await provider(() => ({ status: 503 }));
    stops.push(out.stop);
    const { FRED_URL } = process.env;
    process.env.FRED_URL = out.url;
    try {
      toWorkingDay();
      toWorkingDay();
      toWorkingDay();
      const told = await as(() => Update.ofDay({}));
      expect(rateOf(told, "treasury10")).toMatchObject({
        date: rateOf(before, "treasury10").date,
        value: rateOf(before, "treasury10").value,
        stale: true,
      });
    } finally {
      process.env.FRED_URL = FRED_URL;
    }
  });
});

describe("what a corporation posts", () => {
  const video = { title: "What today's figures mean", address: "https://video.example/today.mp4" };

  it("is shown to its officers alone, with who said it and when", async () => {
    const admin = await newAdmin();
    await admin.as(() => Update.postStance({ stance: "float" }));
    await admin.as(() => Update.postVideo({ video }));
    const { posts } = await admin.as(() => Update.ofDay({}));
    expect(posts).toMatchObject({ stance: { stance: "float", by: "Jordan Hale" }, video });
    const stranger = await personOf();
    expect((await stranger.as(() => Update.ofDay({}))).posts).toEqual({ stance: null, video: null });
  });

  it("is of the day, and can be taken back", async () => {
    const { as } = await newAdmin();
    await as(() => Update.postStance({ stance: "lock" }));
    await as(() => Update.postVideo({ video }));
    expect(await as(() => Update.postStance({ stance: null }))).toMatchObject({ stance: null, video });
    toWorkingDay();
    expect(await as(() => Update.posts({}))).toEqual({ stance: null, video: null });
  });

  it("has no stance for officers where the corporation shows none", async () => {
    const { as } = await newAdmin();
    await as(() => Update.postStance({ stance: "lock" }));
    await as(() => changePermissions({ changes: { showStance: false } }));
    expect((await as(() => Update.ofDay({}))).posts.stance).toBeNull();
    expect((await as(() => Update.posts({}))).stance).toMatchObject({ stance: "lock" });
  });

  it("is nothing that an officer may post", async () => {
    const { as } = await personOf();
    await expect(as(() => Update.postStance({ stance: "lock" }))).rejects.toMatchObject({ code: "missing" });
    await expect(as(() => Update.postVideo({ video }))).rejects.toMatchObject({ code: "missing" });
  });

  it.each(["http://video.example/a.mp4", "javascript:alert(1)", "https://me:pass@video.example/a.mp4", "today.mp4"])(
    "is no video at %s",
    async (address) => {
      const { as } = await newAdmin();
      await expect(as(async () => Update.postVideo({ video: { ...video, address } }))).rejects.toThrow();
    },
  );
});

it("counts once a day in New York that it was watched, however often and however fast it is told", async () => {
  const { as } = await personOf();
  const told = await Promise.all(Array.from({ length: 20 }, () => as(() => Update.noteWatched({ what: "page" }))));
  expect(told.at(-1)).toEqual({ muWatched: 1, countedToday: true });
  expect(await as(() => Update.noteWatched({ what: "video" }))).toEqual({ muWatched: 1, countedToday: true });
  toWorkingDay();
  expect((await as(() => Update.ofDay({}))).watched).toEqual({ muWatched: 1, countedToday: false });
  expect(await as(() => Update.noteWatched({ what: "video" }))).toEqual({ muWatched: 2, countedToday: true });
});

describe("a copy", () => {
  it("stays as it was when it was kept, without what the corporation posted", async () => {
    const { as } = await newAdmin();
    await as(() => Update.postStance({ stance: "float" }));
    const kept = await as(() => Update.keep({}));
    expect(JSON.stringify(kept)).not.toMatch(/stance|float/i);
    await as(() => Copies.letStay(kept._id));
    toWorkingDay();
    expect(await as(() => Copies.copy({ id: kept._id }))).toEqual(kept);
  });

  it("that no report shows is gone after two days, and stays gone", async () => {
    const { as } = await personOf();
    const { _id } = await as(() => Update.keep({}));
    advance(2 * 86_400_000 + 1_000);
    await expect(as(() => Copies.copy({ id: _id }))).rejects.toMatchObject({ code: "missing" });
    await expect(as(() => Copies.letStay(_id))).rejects.toMatchObject({ code: "invalid" });
  });

  it("is its officer's own", async () => {
    const [one, other] = [await personOf(), await personOf()];
    const { _id } = await one.as(() => Update.keep({}));
    await expect(other.as(() => Copies.copy({ id: _id }))).rejects.toMatchObject({ code: "missing" });
    await expect(other.as(() => Copies.letStay(_id))).rejects.toMatchObject({ code: "invalid" });
  });
});
