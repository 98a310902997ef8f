import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { advance, now } from "../platform/clock";
import { newId } from "../platform/id";
import * as Pictures from "./index";

beforeAll(() => runBeside(startTable()));

it("goes on with the other pictures where one cannot be deleted, and asks for that one once more", async () => {
  const ids = [newId("file"), newId("file"), newId("file")].sort();
  await Pictures.askLater("usr_1", ids, 0);
  advance(2 * 86_400_000);
  const run = async (fails: string | undefined) => {
    const asked: string[] = [];
    await Pictures.eachToAskFor(now() + 60_000, async (_owner, imageID) => {
      asked.push(imageID);
      if (imageID === fails) throw new Error("The files are not there.");
    });
    return asked;
  };
  expect(await run(ids[0])).toEqual(ids);
  expect(await run(undefined)).toEqual([ids[0]]);
  expect(await run(undefined)).toEqual([]);
});
