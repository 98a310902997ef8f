import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { personOf } from "../../people/permissions/person.fixture";
import { advance, now } from "../../platform/clock";
import { easternInstant, inEastern } from "../quotes/pure/eastern";
import { nextTradingDay } from "../quotes/pure/trading-days";
import * as Sheets from "./index";

beforeAll(() => runBeside(startTable()));

it("begins with no sheet, a lender without a name, and a quarter of a percent for a point", async () => {
  const officer = await personOf();
  expect(await officer.as(() => Sheets.ofToday())).toMatchObject({
    lender: "My lender",
    sheets: [],
    rateForPoint: 0.25,
    isFirst: true,
  });
});

it("knows an officer for a new one until a sheet has a time, on that day and on those after it", async () => {
  const { as } = await personOf();
  expect(await as(() => Sheets.save({ lender: "Summit Wholesale" }))).toMatchObject({ isFirst: true });
  expect(await as(() => Sheets.save({ time: "09:40" }))).toMatchObject({ isFirst: false });
  expect(await as(() => Sheets.save({ time: null }))).toMatchObject({ isFirst: true });
  await as(() => Sheets.save({ time: "09:40" }));
  advance(easternInstant(nextTradingDay(inEastern(now()).day), 600) - now());
  expect(await as(() => Sheets.ofToday())).toMatchObject({ sheets: [], isFirst: false });
});

it("tells all lenders of a day, however many there were on the day before", async () => {
  const { as } = await personOf();
  const lenders = Array.from({ length: 12 }, (_, at) => `Lender ${String(at).padStart(2, "0")}`);
  for (const lender of lenders) await as(() => Sheets.save({ lender, time: "09:40" }));
  advance(easternInstant(nextTradingDay(inEastern(now()).day), 600) - now());
  for (const lender of lenders.toReversed()) await as(() => Sheets.save({ lender, time: "10:05" }));
  expect((await as(() => Sheets.ofToday())).sheets).toEqual(lenders.map((lender) => ({ lender, time: "10:05" })));
});

it("keeps the times of several lenders of a day, and measures from the one named last", async () => {
  const { as } = await personOf();
  await as(() => Sheets.save({ time: "09:40" }));
  await as(() => Sheets.save({ lender: "Summit Wholesale", time: "10:05" }));
  expect(await as(() => Sheets.save({ rateForPoint: 0.2 }))).toMatchObject({
    lender: "Summit Wholesale",
    sheets: [
      { lender: "My lender", time: "09:40" },
      { lender: "Summit Wholesale", time: "10:05" },
    ],
    rateForPoint: 0.2,
  });
  expect(await as(() => Sheets.save({ time: null }))).toMatchObject({ sheets: [{ lender: "My lender" }] });
});

it("is of one officer and of one day", async () => {
  const [one, other] = [await personOf(), await personOf()];
  await one.as(() => Sheets.save({ time: "09:40" }));
  expect((await other.as(() => Sheets.ofToday())).sheets).toEqual([]);
  advance(easternInstant(nextTradingDay(inEastern(now()).day), 600) - now());
  expect((await one.as(() => Sheets.ofToday())).sheets).toEqual([]);
});

it.each<object>([
  {},
  { time: "9:40" },
  { time: "24:00" },
  { lender: " " },
  { lender: "x".repeat(61) },
  { rateForPoint: 0 },
  { rateForPoint: 2 },
])("refuses %o", async (change) => {
  const { as } = await personOf();
  await expect(as(async () => Sheets.save(change))).rejects.toThrow();
});

it("takes twelve lenders of a day and no more", async () => {
  const { as } = await personOf();
  for (let at = 0; at < 12; at++) await as(() => Sheets.save({ lender: `Lender ${at}`, time: "09:40" }));
  await as(() => Sheets.save({ lender: "Lender 3", time: "09:41" }));
  await expect(as(() => Sheets.save({ lender: "Another", time: "09:40" }))).rejects.toMatchObject({ code: "conflict" });
});
