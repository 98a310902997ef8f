import { startOutside } from "@highway/local/outside";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { advance, now } from "../../platform/clock";
import { provider, type Say } from "../../platform/outside/outside.fixture";
import { NewsItem } from "../schema";
import * as News from "./index";

beforeAll(() => runBeside(startTable()));

const stops: (() => Promise<unknown>)[] = [];
/** What was learned is kept: each test comes after its time. */
beforeEach(() => advance(4 * 86_400_000));
afterEach(async () => {
  for (const each of stops.splice(0)) await each();
  vi.restoreAllMocks();
});

async function says(...answers: Say[]) {
  const running = await provider((_, count) => answers[Math.min(count, answers.length) - 1]!);
  stops.push(running.stop);
  process.env.FED_URL = running.url;
  return running;
}
const feed = (...items: string[]) => ({
  body: `\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel><title>FRB</title><link>https://www.federalreserve.gov</link>${items.map((item) => `<item>${item}</item>`).join("")}</channel></rss>`,
});
const silent = () => vi.spyOn(console, "error").mockReturnValue();

it("tells the Board's releases, the newest first, in New York's time", async () => {
  const board = await says(
    feed(
      "<title><![CDATA[Agencies ask for comments]]></title><link><![CDATA[https://www.federalreserve.gov/a.htm?x=1&y=2]]></link><category><![CDATA[Other Announcements]]></category><pubDate><![CDATA[Fri, 03 Jul 2026 03:30:00 GMT]]></pubDate>",
      "<title>Federal Reserve issues FOMC statement</title><link>https://www.federalreserve.gov/b.htm</link><category>Monetary Policy</category><pubDate>Wed, 28 Jan 2026 14:00:00 -0500</pubDate>",
      "<title>Newer</title><pubDate>Fri, 03 Jul 2026 15:00:00 GMT</pubDate>",
    ),
  );
  const from = { source: "Federal Reserve Board, press releases", sample: false };
  expect(await News.latest()).toEqual([
    { news: "Newer", newsDate: "2026-07-03", newsTime: "11:00", isAlert: false, link: null, ...from },
    {
      news: "Agencies ask for comments",
      newsDate: "2026-07-02",
      newsTime: "23:30",
      isAlert: false,
      link: "https://www.federalreserve.gov/a.htm?x=1&y=2",
      ...from,
    },
    {
      news: "Federal Reserve issues FOMC statement",
      newsDate: "2026-01-28",
      newsTime: "14:00",
      isAlert: true,
      link: "https://www.federalreserve.gov/b.htm",
      ...from,
    },
  ]);
  expect(board.heard[0]!.url).toBe("/feeds/press_all.xml");
});

it("asks once in ten minutes for everyone", async () => {
  const board = await says(feed("<title>One</title>"));
  await News.latest();
  advance(590_000);
  await News.latest();
  expect(board.heard).toHaveLength(1);
  advance(11_000);
  await News.latest();
  expect(board.heard).toHaveLength(2);
});

it.each<[string, Say, string]>([
  ["is down", { status: 404 }, "The Federal Reserve answered 404."],
  ["speaks of something else", { body: "<html>We have moved</html>" }, "The Federal Reserve answered no RSS."],
  ["says nothing", { body: "" }, "The Federal Reserve answered no RSS."],
  ["sends too much", { body: "x".repeat(500_001) }, "The Federal Reserve answered more than 500000 bytes."],
])("has no news, logs why and asks again soon when the source %s", async (_, say, logged) => {
  const log = silent();
  await says(say, feed("<title>Back</title>"));
  expect(await News.latest()).toEqual([]);
  expect(log.mock.calls.join()).toContain(logged);
  advance(121_000);
  expect(await News.latest()).toMatchObject([{ news: "Back" }]);
});

it("has no news of a feed without items, and asks it again soon", async () => {
  silent();
  await says(feed(), feed("<title>First</title>"));
  expect(await News.latest()).toEqual([]);
  advance(121_000);
  expect(await News.latest()).toMatchObject([{ news: "First" }]);
});

it("tells the last known news while the source is out, with the time as of which it stands", async () => {
  silent();
  await says(feed("<title>Known</title>"), { status: 404 }, { status: 404 }, feed("<title>Newer</title>"));
  const [before] = await News.latest();
  expect(before).not.toHaveProperty("asOf");
  const learnedAt = now();
  advance(601_000);
  const [last] = await News.latest();
  expect(last).toMatchObject({ news: "Known" });
  expect(Math.abs(Date.parse(last!.asOf!) - learnedAt)).toBeLessThan(60_000);
  expect(NewsItem.safeParse(last).success).toBe(true);
  advance(121_000);
  expect((await News.latest())[0]!.asOf).toBe(last!.asOf);
  advance(121_000);
  expect(await News.latest()).toMatchObject([{ news: "Newer" }]);
  expect((await News.latest())[0]).not.toHaveProperty("asOf");
});

it("tells no news that is older than three days", async () => {
  silent();
  await says(feed("<title>Known</title>"), { status: 404 });
  await News.latest();
  advance(3 * 86_400_000 + 1_000);
  expect(await News.latest()).toEqual([]);
});

it("keeps the newest twenty, those without a date last", async () => {
  const days = Array.from({ length: 24 }, (_, day) => `<title>${day}</title><pubDate>${day + 1} Jul 2026</pubDate>`);
  await says(feed("<title>Undated</title>", ...days));
  const all = await News.latest();
  expect(all.map(({ news }) => news)).toEqual(Array.from({ length: 20 }, (_, index) => String(23 - index)));
  advance(601_000);
  await says(feed("<title>Undated</title><pubDate>soon</pubDate>", ...days.slice(0, 2)));
  expect((await News.latest()).map(({ news, newsDate }) => [news, newsDate !== null])).toEqual([
    ["1", true],
    ["0", true],
    ["Undated", false],
  ]);
});

it.each([
  ["javascript:alert(1)", null],
  ["JaVaScRiPt&#58;alert(1)", null],
  ["data:text/html,x", null],
  ["//elsewhere.test/x", null],
  ["https://name:secret@elsewhere.test/", null],
  [`https://elsewhere.test/${"x".repeat(2_000)}`, null],
  [" http://elsewhere.test/a b ", "http://elsewhere.test/a%20b"],
])("links to the web alone: %s", async (link, kept) => {
  await says(feed(`<title>x</title><link>${link}</link>`));
  expect((await News.latest())[0]!.link).toBe(kept);
});

it("tells the sample's news, and says that it is one", async () => {
  const standIns = await startOutside();
  stops.push(standIns.stop);
  process.env.FED_URL = standIns.environment.FED_URL;
  const all = z.array(NewsItem).parse(await News.latest());
  expect(all.length).toBeGreaterThan(3);
  expect(new Set(all.map(({ isAlert }) => isAlert)).size).toBe(2);
  for (const { sample, source } of all) expect([sample, source]).toEqual([true, expect.stringMatching(/^Sample data/)]);
});

it("keeps what a past day said after its source told newer news alone", async () => {
  const item = (title: string, date: string) => `<title>${title}</title><pubDate>${date}</pubDate>`;
  const old = item("A rule of then", "Fri, 06 Mar 2026 15:00:00 GMT");
  await says(
    feed(old),
    feed(old, item("On Sunday", "Sun, 08 Mar 2026 15:00:00 GMT")),
    feed(item("Newest", "Fri, 20 Mar 2026 15:00:00 GMT")),
  );
  for (let times = 0; times < 3; times++) {
    await News.latest();
    advance(601_000);
  }
  const words = async (day: string) => (await News.ofPastDay(day)).map(({ news }) => news);
  // The weekend belongs to the Friday before it.
  expect(await words("2026-03-06")).toEqual(["Newest", "A rule of then", "On Sunday"]);
  expect(await words("2026-03-09")).toEqual(["Newest"]);
});
