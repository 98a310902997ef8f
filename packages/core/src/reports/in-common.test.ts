import { randomUUID } from "node:crypto";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Clients from "../clients/index";
import { runAs } from "../platform/actor";
import { newId } from "../platform/id";
import { table } from "../platform/table/table";
import * as Reports from "./index";
import type { Report } from "./schema";

beforeAll(() => runBeside(startTable()));

const here = { address: "198.51.100.7", agent: "vitest" };
const story = (title: string, tell: () => Promise<void>) =>
  it(title, () => {
    const userId = `usr_${randomUUID()}`;
    return runAs({ kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] }, here, tell);
  });

const loan = { id: "fixed", propertyID: "shore", purchaseDetailsID: "asked", term: 30, rate: 6.5, downPayment: 80_000 };
const home = { id: "shore", address: "12 Shore Ln", purchaseDetails: [{ id: "asked", price: 400_000 }] };
const attached = (tool: "pa" | "mkit" | "dc", id: string) => ({ toolMeta: { attachedReports: [{ tool, id }] } });
const scenario = (name: string, more: object = {}) => ({ name, properties: [home], loans: [loan], ...more });
const clientID = async () => (await Clients.create({ name: "Elena" }))._id;
const made = async (clientID: string, report: object) =>
  (await Reports.create({ clientID, report: report as ReturnType<typeof scenario> })).report;
const now = async ({ id }: Report) => (await Reports.get(id)).report;
const save = (report: Report, change: Partial<Report>) =>
  Reports.update({ id: report.id, report: { ...report, ...change } });
const atRate = (report: Report, rate: number) => ({ loans: report.loans.map((each) => ({ ...each, rate })) });

describe.each(["pa", "mkit"] as const)("reports of one collection (%s)", (tool) => {
  story("know which loans and properties they hold together", async () => {
    const [elena, id] = [await clientID(), newId("report")];
    const other = { ...loan, id: "second" };
    const one = await made(elena, scenario("One", { ...attached(tool, id), loans: [loan, other] }));
    expect(await Reports.inCommon(one.id)).toEqual([{ tool, id, loans: [], properties: [] }]);
    await made(elena, scenario("Two", attached(tool, id)));
    expect(await Reports.inCommon(one.id)).toEqual([{ tool, id, loans: ["fixed"], properties: ["shore"] }]);
  });

  story("change together, in what they share and nothing else", async () => {
    const [elena, id] = [await clientID(), newId("report")];
    const own = { ...loan, id: "own", rate: 7 };
    const one = await made(elena, scenario("One", attached(tool, id)));
    const two = await made(elena, scenario("Two", { ...attached(tool, id), loans: [own, loan] }));
    const properties = one.properties.map((each) => ({ ...each, repairs: 9000 }));
    await save(one, { name: "Renamed", properties, ...atRate(one, 6.25) });
    const after = await now(two);
    expect(after.name).toBe("Two");
    expect(after.loans.map(({ id, rate }) => [id, rate])).toEqual([
      ["own", 7],
      ["fixed", 6.25],
    ]);
    expect(after.properties[0]!.repairs).toBe(9000);
    expect(after.lastUpdated > two.lastUpdated).toBe(true);
  });

  story("change together or not at all, also where the table fails in between", async () => {
    const [elena, id] = [await clientID(), newId("report")];
    const one = await made(elena, scenario("One", attached(tool, id)));
    const others = await Promise.all(["Two", "Three"].map((name) => made(elena, scenario(name, attached(tool, id)))));
    let written = 0;
    table.client.middlewareStack.add(
      (next, { commandName }) =>
        (given) => {
          if (commandName === "TransactWriteItemsCommand" && ++written > 1) throw new Error("The table is gone.");
          return next(given);
        },
      { step: "initialize", name: "fails" },
    );
    await save(one, atRate(one, 6.25)).catch(() => {});
    table.client.middlewareStack.remove("fails");
    for (const report of [one, ...others]) expect((await now(report)).loans).toMatchObject([{ rate: 6.25 }]);
  });

  story("refuse a save that one of them cannot hold, and write nothing", async () => {
    const [elena, id] = [await clientID(), newId("report")];
    const one = await made(elena, scenario("One", { ...attached(tool, id), loans: [] }));
    const two = await made(elena, scenario("Two", attached(tool, id)));
    const properties = [
      { ...one.properties[0]!, purchaseDetails: [{ ...one.properties[0]!.purchaseDetails[0]!, price: 50_000 }] },
    ];
    await expect(save(one, { properties })).rejects.toMatchObject({
      code: "invalid",
      message: "This change does not fit “Two”: Down Payment cannot exceed price",
    });
    expect(await now(one)).toEqual(one);
    expect(await now(two)).toEqual(two);
  });
});

describe("reports that do not stand together", () => {
  story("keep to themselves: without a collection, of another one, of another tool, of another client", async () => {
    const [elena, bo, id] = [await clientID(), await clientID(), newId("report")];
    const one = await made(elena, scenario("One", attached("pa", id)));
    const others = await Promise.all([
      made(elena, scenario("Alone")),
      made(elena, scenario("Another", attached("pa", newId("report")))),
      made(elena, scenario("Debts", attached("dc", id))),
      made(bo, scenario("Bo's", attached("pa", id))),
    ]);
    await save(one, atRate(one, 6.25));
    for (const other of others) expect(await now(other)).toEqual(other);
  });

  story("part when one is detached", async () => {
    const [elena, id] = [await clientID(), newId("report")];
    const one = await made(elena, scenario("One", attached("pa", id)));
    const two = await made(elena, scenario("Two", attached("pa", id)));
    await save(two, { toolMeta: { ...two.toolMeta, attachedReports: [] } });
    expect(await Reports.inCommon(one.id)).toMatchObject([{ loans: [], properties: [] }]);
  });
});

describe("what is not the same in both", () => {
  story("a loan stays on its own home where the other's is not there", async () => {
    const [elena, id] = [await clientID(), newId("report")];
    const cary = { ...home, id: "cary", purchaseDetails: [{ id: "cary-asked", price: 450_000 }] };
    const moved = { ...loan, propertyID: "cary", purchaseDetailsID: "cary-asked" };
    const one = await made(elena, scenario("One", { ...attached("pa", id), properties: [cary], loans: [moved] }));
    const two = await made(elena, scenario("Two", attached("pa", id)));
    await save(one, atRate(one, 6));
    expect((await now(two)).loans).toMatchObject([{ rate: 6, propertyID: "shore", purchaseDetailsID: "asked" }]);
  });

  story("a price that another report's loan is on stays there", async () => {
    const [elena, id] = [await clientID(), newId("report")];
    const offered = { id: "offered", price: 390_000 };
    const both = { ...home, purchaseDetails: [...home.purchaseDetails, offered] };
    const one = await made(elena, scenario("One", { ...attached("pa", id), properties: [both] }));
    const onOffer = [{ ...loan, id: "theirs", purchaseDetailsID: "offered" }];
    const two = await made(elena, scenario("Two", { ...attached("pa", id), properties: [both], loans: onOffer }));
    const properties = one.properties.map((each) => ({
      ...each,
      purchaseDetails: each.purchaseDetails.slice(0, 1),
      repairs: 5,
    }));
    await save(one, { properties });
    const [after] = (await now(two)).properties;
    expect(after).toMatchObject({ repairs: 5, purchaseDetails: [{ id: "asked" }, { id: "offered", price: 390_000 }] });
  });

  story("home prices come with the home that moved", async () => {
    const [elena, id] = [await clientID(), newId("report")];
    const series = { shore: { forecast: { yearly: [3], source: "Sample", date: "2026-01-01" } } };
    const one = await made(elena, scenario("One", attached("pa", id)));
    const two = await made(elena, scenario("Two", attached("pa", id)));
    const properties = one.properties.map((each) => ({ ...each, zip: "27511" }));
    const limits = { shore: { fha: { byUnits: [1, 2, 3, 4], source: "HUD", date: "2026-01-01" } } };
    await save(one, { properties, outside: { ...one.outside, series, limits } });
    expect((await now(two)).outside).toMatchObject({ series, limits });
  });
});
