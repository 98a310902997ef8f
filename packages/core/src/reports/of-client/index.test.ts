import { randomUUID } from "node:crypto";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as Clients from "../../clients/index";
import { runAs } from "../../platform/actor";
import { advance } from "../../platform/clock";
import { ReportEntity } from "../entity";
import * as Reports from "../index";
import * as Lines from "../lines/index";
import * as OfClient from "./index";

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable();
  Object.assign(process.env, table.environment);
});
afterAll(() => table.stop());

const here = { address: "198.51.100.7", agent: "vitest" };
const story = (title: string, tell: () => Promise<void>) =>
  it(title, () => {
    const userId = `usr_${randomUUID()}`;
    return runAs({ kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] }, here, tell);
  });

async function clientWith(name: string, ...reports: string[]) {
  const client = await Clients.create({ name });
  const made = [];
  for (const report of reports)
    made.push((await Reports.create({ clientID: client._id, report: scenario(report) })).report);
  return { client, reports: made };
}
const scenario = (name: string) => ({
  name,
  properties: [{ address: "12 Shore Ln", purchaseDetails: [{ price: 400_000 }] }],
  loans: [{ term: 30, rate: 6.5, downPaymentPercentage: 20 }],
});
const names = async (filter = {}) =>
  (await Reports.list({ offset: 0, count: 25, order: "asc", searchText: "", ...filter })).map(
    ({ report }) => report.name,
  );

describe("deleting a client", () => {
  story("puts its reports out of sight, and restoring brings them back", async () => {
    const elena = await clientWith("Elena", "One", "Two");
    await clientWith("Bo", "Other");
    await OfClient.remove(elena.client._id);
    expect(await names()).toEqual(["Other"]);
    expect(await names({ searchText: "shore" })).toEqual(["Other"]);
    expect(await names({ clientID: elena.client._id })).toEqual([]);
    const [one] = elena.reports;
    for (const attempt of [
      Reports.get(one!.id),
      Reports.update({ id: one!.id, report: one! }),
      Reports.remove(one!.id),
    ])
      await expect(attempt).rejects.toMatchObject({ code: "missing" });

    await OfClient.restore(elena.client._id);
    expect(await names()).toEqual(["One", "Two", "Other"]);
    expect(await names({ searchText: "elen shore" })).toEqual(["One", "Two"]);
    expect((await Reports.get(one!.id)).report).toEqual(one);
  });

  story("hides its reports at once, also when the work is cut short, and done again finishes it", async () => {
    const { client } = await clientWith("Elena", "One");
    await clientWith("Bo", "Other");
    await Clients.remove(client._id);
    expect(await names()).toEqual(["Other"]);
    expect(await names({ searchText: "shore" })).toEqual(["Other"]);
    await OfClient.remove(client._id);
    await Clients.restore(client._id);
    expect(await names()).toEqual(["Other"]);
    await OfClient.restore(client._id);
    expect(await names()).toEqual(["One", "Other"]);
  });

  story("is finished by the job when the work was cut short: its reports expire with it", async () => {
    const { client, reports } = await clientWith("Elena", "One", "Two");
    const other = await clientWith("Bo", "Other");
    await Clients.remove(client._id);
    const { expiresAt } = (await Clients.standingOf(client._id))!;
    const records = () =>
      Promise.all(
        reports.map(async ({ id: reportId }) => {
          const { data } = await ReportEntity.get({ ownerId: client.userID, reportId }).go({ consistent: true });
          return data?.expiresAt;
        }),
      );
    await OfClient.finish(Number.POSITIVE_INFINITY);
    expect(await records(), "not while the work may still be under way").toEqual([undefined, undefined]);
    advance(3 * 60_000);
    try {
      await OfClient.finish(Number.POSITIVE_INFINITY);
    } finally {
      advance(-3 * 60_000);
    }
    expect(await records()).toEqual([expiresAt, expiresAt]);
    expect((await Clients.unsettledClients()).size).toBe(0);
    expect(await names()).toEqual([other.reports[0]!.name]);
  });

  story("takes more reports along than one read holds", async () => {
    const many = Array.from({ length: 23 }, (_, at) => `S${at}`);
    const { client } = await clientWith("Elena", ...many);
    await OfClient.remove(client._id);
    expect(await names()).toEqual([]);
    await OfClient.restore(client._id);
    expect(await names()).toEqual(many);
  });

  story("leaves nothing behind after 30 days but the trail", async () => {
    const { client } = await clientWith("Elena", "One", "Two");
    await OfClient.remove(client._id);
    const days = 31 * 86_400_000;
    advance(days);
    try {
      await expect(OfClient.restore(client._id)).rejects.toMatchObject({ code: "missing" });
    } finally {
      advance(-days);
    }
  });
});

describe("renaming a client", () => {
  story("shows at once in every list, also when the work is cut short", async () => {
    const { client } = await clientWith("Elena", "One");
    const listed = async () => {
      const [entry] = await Reports.list({ offset: 0, count: 25, order: "asc", searchText: "" });
      const [line] = (await Lines.list({ searchText: "" })).lines;
      return [entry!.client.name, entry!.client.ficoMin, line!.clientName];
    };
    const { lastUpdated } = await Clients.update({ id: client._id, client: { ...client, name: "Bo", ficoMin: 700 } });
    expect(await listed()).toEqual(["Bo", 700, "Bo"]);
    await OfClient.update(client._id, { ...client, name: "Cy", ficoMin: 710, lastUpdated });
    expect(await listed()).toEqual(["Cy", 710, "Cy"]);
    expect((await Clients.unsettledClients()).size, "nothing is left to tell").toBe(0);
  });

  story("and saving one of its reports at the same time loses neither", async () => {
    const { client, reports } = await clientWith("Elena", "One");
    const [one] = reports;
    await Promise.all([
      OfClient.update(client._id, { ...client, name: "Bo" }),
      Reports.update({ id: one!.id, report: { ...one!, name: "Two" } }),
    ]);
    expect(await names({ searchText: "bo two" })).toEqual(["Two"]);
  });

  story("lets its reports be found by the new name and no longer by the old", async () => {
    const { client } = await clientWith("Elena Marchetti", "One", "Two");
    await OfClient.update(client._id, { ...client, name: "Elena Rossi" });
    expect(await names({ searchText: "rossi" })).toEqual(["One", "Two"]);
    expect(await names({ searchText: "marchetti" })).toEqual([]);
    expect(await names({ searchText: "rossi", clientID: client._id })).toEqual(["One", "Two"]);
  });

  story("is no save of the reports", async () => {
    const { client, reports } = await clientWith("Elena", "One");
    await OfClient.update(client._id, { ...client, name: "Elena Rossi" });
    const { report } = await Reports.get(reports[0]!.id);
    expect(report).toEqual(reports[0]);
    await Reports.update({ id: report.id, report: { ...report, name: "Two" } });
    expect(await names({ searchText: "rossi" })).toEqual(["Two"]);
  });
});
