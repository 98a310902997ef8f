import { randomUUID } from "node:crypto";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Audit from "../people/audit/index";
import { runAs } from "../platform/actor";
import { advance } from "../platform/clock";
import { newId, newShortId } from "../platform/id";
import { table } from "../platform/table/table";
import * as ClosingCosts from "./index";
import { SentWorksheet, type WorksheetInput } from "./schema";

beforeAll(() => runBeside(startTable()));

const here = { address: "198.51.100.7", agent: "vitest" };
const asOfficer = <R>(tell: () => R): R => {
  const userId = `usr_${randomUUID()}`;
  return runAs({ kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] }, here, tell);
};
const story = (title: string, tell: () => Promise<void>) => it(title, () => asOfficer(tell));

const processing = { name: "Processing", rate: 795, usePercent: false, percentOf: "property", APR: true } as const;
const fee = { ...processing, isCredit: false };
const worksheet = (name = "Wake County", data: WorksheetInput["data"] = { lender: [fee] }) => ({ name, data });
const keep = (name?: string, ccID?: string) => ClosingCosts.save({ ccID, ccData: worksheet(name) });
const read = async (ccID: string) => JSON.parse((await ClosingCosts.get(ccID)).ccData);
const names = async () => (await ClosingCosts.list()).map(({ ccData }) => JSON.parse(ccData).name);

const empty = { lender: [], outsideServices: [], government: [], attorney: [], title: [], other: [] };
const noFees = { ...empty, optional: [], credits: [] };

describe("a worksheet", () => {
  story("is answered whole: its name, its day, and every category", async () => {
    const ccID = await keep();
    expect(ccID).toMatch(/^wks_[0-9a-z]{9}$/);
    expect(await read(ccID)).toEqual({
      name: "Wake County",
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { ...noFees, lender: [fee] },
    });
  });

  story("keeps its id and its first day when it is saved again", async () => {
    const ccID = await keep();
    const { created } = await read(ccID);
    advance(60_000);
    try {
      expect(await ClosingCosts.save({ ccID, ccData: worksheet("Renamed", { title: [fee] }) })).toBe(ccID);
    } finally {
      advance(-60_000);
    }
    expect(await read(ccID)).toEqual({ name: "Renamed", created, data: { ...noFees, title: [fee] } });
    expect(await names()).toEqual(["Renamed"]);
  });

  story(
    "is one worksheet where it is sent again because its answer was lost, and takes what was sent last",
    async () => {
      const newID = newShortId("worksheet");
      const send = (name: string) => ClosingCosts.save({ newID, ccData: worksheet(name) });
      expect(await Promise.all([send("Wake County"), send("Wake County")])).toEqual([newID, newID]);
      expect(await names()).toEqual(["Wake County"]);
      await send("Durham County");
      expect(await names()).toEqual(["Durham County"]);
      await keep("Durham County");
      await send("Durham County");
      expect((await names()).sort()).toEqual(["Durham County", "Durham County 2"]);
    },
  );

  story("is refused where it was changed after it was read, also when two saves come at once", async () => {
    const ccID = await keep();
    const was = worksheet();
    const save = (ccData: WorksheetInput) => ClosingCosts.save({ ccID, ccData, was });
    const both = await Promise.allSettled([save(worksheet("One")), save(worksheet("Two"))]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const current = await ClosingCosts.get(ccID);
    const refusal = { code: "conflict", message: "This worksheet was changed after you opened it.", current };
    await expect(save(worksheet("Wake County", { title: [fee] }))).rejects.toMatchObject(refusal);
    await ClosingCosts.save({ ccID, ccData: worksheet("Three"), was: JSON.parse(current.ccData) });
    expect(await keep("Four", ccID)).toBe(ccID);
    expect(await names()).toEqual(["Four"]);
  });

  story("stays deleted where a save of it is on its way", async () => {
    const ids = await Promise.all(["One", "Two", "Three"].map((name) => keep(name)));
    const saves = ids.map((ccID) => keep(`Again ${ccID}`, ccID).catch(({ code }) => code));
    await Promise.all([...ids.map((ccID) => ClosingCosts.remove(ccID)), ...saves]);
    expect(await names()).toEqual([]);
    for (const ccID of ids) await expect(ClosingCosts.get(ccID)).rejects.toMatchObject({ code: "missing" });
  });

  story("frees the name that it has where it is renamed while its deletion is on its way, and no other", async () => {
    const ccID = await keep("Wake County");
    const renaming = async () => {
      table.client.middlewareStack.remove("renaming");
      await keep("Durham County", ccID);
      await keep("Wake County");
    };
    table.client.middlewareStack.add(
      (next, { commandName = "" }) =>
        async (given) => {
          if (/^Transact/.test(commandName)) await renaming();
          return next(given);
        },
      { step: "initialize", name: "renaming" },
    );
    await ClosingCosts.remove(ccID);
    await keep("Durham County");
    await keep("Wake County");
    expect((await names()).sort()).toEqual(["Durham County", "Wake County", "Wake County 2"]);
  });

  story("is listed with the others, the last saved first", async () => {
    const first = await keep("One");
    advance(1000);
    await keep("Two");
    advance(1000);
    await keep("One", first);
    advance(-2000);
    const [newest, older] = await ClosingCosts.list();
    expect(newest).toMatchObject({ ccID: first });
    expect(JSON.parse(newest!.ccData)).toEqual({ name: "One", date: expect.stringMatching(/Z$/) });
    expect(JSON.parse(older!.ccData).name).toBe("Two");
  });

  story("gets a number when another has its name, but not for its own", async () => {
    const ccID = await keep("Same");
    await keep("same ");
    await keep("Same", ccID);
    expect((await names()).sort()).toEqual(["Same", "same 2"]);
  });

  story("is gone when it is deleted, and stays so", async () => {
    const ccID = await keep();
    await ClosingCosts.remove(ccID);
    expect(await names()).toEqual([]);
    await expect(ClosingCosts.get(ccID)).rejects.toMatchObject({ code: "missing" });
    await expect(ClosingCosts.remove(ccID)).rejects.toMatchObject({ code: "missing" });
    await expect(keep("Again", ccID)).rejects.toMatchObject({ code: "missing", message: "Error updating worksheet." });
    expect(await names()).toEqual([]);
  });

  story("is nobody else's business: a foreign id answers as one that never was", async () => {
    const ccID = await keep();
    const attempts = (id: string) =>
      [() => ClosingCosts.get(id), () => keep("Theirs", id), () => ClosingCosts.remove(id)].map((attempt) =>
        attempt().catch(({ code, message }: { code: string; message: string }) => ({ code, message })),
      );
    await asOfficer(async () => {
      const foreign = await Promise.all(attempts(ccID));
      expect(foreign).toEqual(await Promise.all(attempts(newId("worksheet"))));
      expect(foreign).toEqual([
        { code: "missing", message: "Error getting closing cost worksheet details." },
        { code: "missing", message: "Error updating worksheet." },
        { code: "missing", message: "Error deleting worksheet." },
      ]);
      expect(await names()).toEqual([]);
    });
    expect((await read(ccID)).name).toBe("Wake County");
  });

  story("leaves its trail", async () => {
    const ccID = await keep();
    await keep("Renamed", ccID);
    await ClosingCosts.remove(ccID);
    const trail = await Audit.list({});
    expect(trail.map(({ kind, subject }) => [kind, subject]).sort()).toEqual([
      ["worksheet.created", ccID],
      ["worksheet.deleted", ccID],
      ["worksheet.saved", ccID],
    ]);
  });
});

story("saved thirty at once under one name, each has a name of its own", async () => {
  await Promise.all(Array.from({ length: 30 }, () => keep("Wake County")));
  const all = await names();
  expect(all).toHaveLength(30);
  expect(new Set(all).size).toBe(30);
  expect(all).toContain("Wake County");
});

describe("limits", () => {
  story("100 worksheets and no more, also when many are saved at once; deleting one makes room", async () => {
    for (let tens = 0; tens < 9; tens++) await Promise.all(Array.from({ length: 10 }, () => keep()));
    const last = await Promise.allSettled(Array.from({ length: 14 }, () => keep()));
    expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    const sentence = "You have 100 worksheets, the most that can be kept. Delete one to save another.";
    await expect(keep()).rejects.toMatchObject({ code: "conflict", message: sentence });
    const { ccID } = (await ClosingCosts.list())[0]!;
    await keep("Saved again", ccID);
    await ClosingCosts.remove(ccID);
    await keep();
    expect(await names()).toHaveLength(100);
  });

  story("32 KB and no more", async () => {
    const many = (name: string) =>
      worksheet("Large", { lender: Array.from({ length: 100 }, () => ({ ...fee, name })) });
    await ClosingCosts.save({ ccData: many("Processing") });
    await expect(ClosingCosts.save({ ccData: { ...many("é".repeat(100)), name: "Larger" } })).resolves.toBeTruthy();
    const data = { lender: many("é".repeat(100)).data.lender, title: many("é".repeat(100)).data.lender };
    expect(() => ClosingCosts.save({ ccData: { name: "Largest", data } })).toThrow("too large");
  });
});

describe("what is sent", () => {
  const wrong = (ccData: unknown) => {
    const { error } = SentWorksheet.safeParse({ ccData: typeof ccData === "string" ? ccData : JSON.stringify(ccData) });
    return error?.issues.map(({ path, message }) => [path.join("."), message]);
  };
  it.each([
    ["no JSON", "{", [["ccData", "A worksheet is sent as JSON text"]]],
    ["no object", [], [["ccData", "A worksheet is an object"]]],
    ["no name", { name: " ", data: {} }, [["ccData.name", "Name is required"]]],
    ["no data", { name: "A" }, [["ccData.data", "Give the fees by category"]]],
    ["an unknown category", { name: "A", data: { lenders: [] } }, [["ccData.data", "Give the fees by category"]]],
    [
      "a wrong amount",
      { name: "A", data: { lender: [fee, { ...fee, rate: -1 }] } },
      [["ccData.data.lender.1.rate", "Enter an amount between 0 and 999,999,999"]],
    ],
    [
      "too many percent",
      { name: "A", data: { title: [{ ...fee, rate: 101, usePercent: true }] } },
      [["ccData.data.title.0.rate", "Enter a percentage between 0 and 100"]],
    ],
    [
      "a misspelt field",
      { name: "A", data: { title: [{ ...fee, apr: true }] } },
      [["ccData.data.title.0", "Unknown field: apr"]],
    ],
  ])("with %s is refused at the field", (_, ccData, expected) => {
    expect(wrong(ccData)).toEqual(expected);
  });

  it("may name no worksheet in any way, and makes a new one then", () => {
    const ccData = JSON.stringify(worksheet());
    for (const none of [{}, { ccID: null }, { ccID: "" }])
      expect(SentWorksheet.parse({ ...none, ccData })).toBeTruthy();
    expect(SentWorksheet.safeParse({ ccID: "7", ccData }).error?.issues[0]?.message).toBe("Error updating worksheet.");
  });

  story("with an empty id is kept as a new one", async () => {
    const ccID = await ClosingCosts.save({ ccID: "", ccData: worksheet() });
    expect((await read(ccID)).name).toBe("Wake County");
  });

  it("may leave out what has a default", () => {
    const sent = { ccData: JSON.stringify({ name: " A ", data: { lender: [{ name: "Application", rate: 5 }] } }) };
    const application = { ...fee, name: "Application", rate: 5, APR: false };
    expect(SentWorksheet.parse(sent).ccData).toEqual({ name: "A", data: { lender: [application] } });
  });
});
