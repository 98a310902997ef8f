import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { advance } from "../clock";
import { giveBack, limit } from "./limit";
import { table } from "./table";
import { toNextWindow } from "./window.fixture";

beforeAll(() => runBeside(startTable()));
/** Each test begins with a day, so that no window ends while it counts. */
beforeEach(() => toNextWindow(86_400));

const cap = { count: 3, seconds: 900 };
const times = (count: number, subject: string, what = "letters") =>
  Promise.allSettled(Array.from({ length: count }, () => limit(what, subject, cap)));
const passed = async (results: Promise<PromiseSettledResult<void>[]>) =>
  (await results).filter(({ status }) => status === "fulfilled").length;

it("lets as many through as the cap says, also when they come at once", async () => {
  expect(await passed(times(8, "ann"))).toBe(3);
});

it("counts each subject and each deed by itself", async () => {
  await times(3, "bob");
  expect(await passed(times(1, "cid"))).toBe(1);
  expect(await passed(times(1, "bob", "calls"))).toBe(1);
  expect(await passed(times(1, "bob"))).toBe(0);
});

it("begins anew with the next window", async () => {
  await times(3, "dan");
  advance(900_000);
  expect(await passed(times(5, "dan"))).toBe(3);
});

it("counts several deeds at once: all of them are refused, or none", async () => {
  await limit("letters", "kim", cap, 2);
  await expect(limit("letters", "kim", cap, 2)).rejects.toMatchObject({ code: "tooMany" });
  expect(await passed(times(3, "kim"))).toBe(1);
});

it("gives one back, never more than were counted", async () => {
  await times(3, "eve");
  await giveBack("letters", "eve", cap);
  expect(await passed(times(3, "eve"))).toBe(1);
  await giveBack("letters", "fay", cap);
  expect(await passed(times(5, "fay"))).toBe(3);
});

it("says when to try again", async () => {
  await times(3, "gus");
  await expect(limit("letters", "gus", cap)).rejects.toMatchObject({
    code: "tooMany",
    message: expect.stringMatching(/^Too many attempts\. Please try again in (a minute|\d+ minutes)\.$/),
  });
  await limit("letters", "hal", { count: 1, seconds: 86_400 });
  await expect(limit("letters", "hal", { count: 1, seconds: 86_400 })).rejects.toThrow(
    /in (a minute|\d+ (minutes|hours))\.$/,
  );
});

it("lets nothing through when it cannot count", async () => {
  const out = vi.spyOn(table.client, "send").mockRejectedValue(new Error("The table is out.") as never);
  await expect(limit("letters", "ida", cap)).rejects.not.toMatchObject({ code: "tooMany" });
  out.mockRestore();
});
