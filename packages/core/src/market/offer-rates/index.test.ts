import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advance, now, today } from "../../platform/clock";
import { provider, type Say } from "../../platform/outside/outside.fixture";
import { offerRates } from "./index";

let outside: Awaited<ReturnType<typeof startOutside>>;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const table = await startTable();
  outside = await startOutside();
  stop = () => Promise.all([table.stop(), outside.stop()]);
  Object.assign(process.env, table.environment, outside.environment);
});
afterAll(() => stop());

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of stops.splice(0)) await each();
  Object.assign(process.env, outside.environment);
});

const years = Array.from({ length: 50 }, (_, at) => at + 1);
const head = ["Term of Loan in Years", ...years].join("|");
const week = (day: string, first: number) => [day, ...years.map((year) => (first + year / 100).toFixed(2))].join("|");
const tableOf = (...rows: string[]) => `${[head, ...rows].join("\r\n")}\r\n`;
const fixedTable = tableOf(week("01/05/2015", 3), week("01/12/2015", 4), week("01/19/2015", 5));
const adjustableTable = tableOf(week("01/05/2015", 6), week("01/12/2015", 7), week("01/19/2015", 8));

/** Puts a file server in place of the stand-in. */
async function serving(fixed: Say, adjustable: Say = { body: adjustableTable }) {
  const running = await provider(({ url }) => (url.includes("Fixed") ? fixed : adjustable));
  stops.push(running.stop);
  process.env.FFIEC_URL = running.url;
  return running;
}
/** Forgets what was learned: no answer is kept longer than a week. */
const later = () => advance(8 * 86_400_000);

describe("average prime offer rates", () => {
  it("are those of the newest week that began by the day, by years", async () => {
    const server = await serving({ body: fixedTable });
    const [rates] = await offerRates("2015-01-18");
    expect(rates).toMatchObject({ date: "2015-01-12", source: "CFPB, average prime offer rates", sample: false });
    expect([rates!.fixed["1"], rates!.fixed["30"], rates!.adjustable["5"]]).toEqual([4.01, 4.3, 7.05]);
    expect(Object.keys(rates!.fixed)).toHaveLength(50);
    expect(server.heard.map(({ url }) => url).sort()).toEqual([
      "/apor/YieldTableAdjustable.txt",
      "/apor/YieldTableFixed.txt",
    ]);
  });

  it("are asked for once a week and day, whatever the day in the week", async () => {
    later();
    const server = await serving({ body: fixedTable });
    await offerRates("2015-01-12");
    await offerRates("2015-01-16");
    expect(server.heard).toHaveLength(2);
    expect((await offerRates("2015-01-19"))[0]!.date).toBe("2015-01-19");
  });

  it("go on from the last week that was published, and no further than three weeks", async () => {
    later();
    await serving({ body: fixedTable });
    expect((await offerRates("2015-02-05"))[0]!.date).toBe("2015-01-19");
    expect(await offerRates("2015-02-16")).toEqual([]);
    expect(await offerRates("2014-12-30")).toEqual([]);
  });

  it("are none while one of the two files lacks the week", async () => {
    later();
    await serving({ body: fixedTable }, { body: tableOf(week("01/05/2015", 6), week("01/12/2015", 7)) });
    expect(await offerRates("2015-01-20")).toEqual([]);
    expect(await offerRates("2015-01-13")).toHaveLength(1);
  });

  it.each<[string, Say, RegExp]>([
    ["is down", { status: 503 }, /answered 503/],
    ["answers with a page", { body: "<html>We have moved</html>" }, /another shape/],
    ["answers with nothing", { body: "" }, /another shape/],
    ["has no week", { body: `${head}\n` }, /another shape/],
    ["has other columns", { body: fixedTable.replace("|2|", "|3|") }, /another shape/],
    ["ends in the middle of a row", { body: fixedTable.slice(0, -40) }, /no rates for the week of 01\/19\/2015/],
    ["has a rate of 40", { body: fixedTable.replace("4.30", "40.3") }, /no rates for the week of 01\/12\/2015/],
    ["has no rate", { body: fixedTable.replace("4.30", "NA") }, /no rates for the week of 01\/12\/2015/],
    ["has no such day", { body: fixedTable.replace("01/12/2015", "soon") }, /no rates for the week of soon/],
    ["is too long", { body: fixedTable + " ".repeat(1_500_000) }, /more than 1500000 bytes/],
  ])("are not known while the server %s", async (_, say, message) => {
    later();
    await serving(say);
    await expect(offerRates("2015-01-20")).rejects.toThrow(message);
  });

  it("are samples on one machine, of this week", async () => {
    const [rates] = await offerRates();
    expect(rates).toMatchObject({ sample: true, source: "Sample data, not from CFPB, average prime offer rates" });
    expect(Date.parse(today()) - Date.parse(rates!.date)).toBeLessThan(7 * 86_400_000);
    expect(now() - Date.parse(rates!.date)).toBeGreaterThanOrEqual(0);
  });
});
