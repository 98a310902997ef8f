/** A report card is saved with figures that stay, or not at all. */
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import * as Clients from "../clients/index";
import { keepFewCounties } from "../locations/counties/few-counties.fixture";
import { runAs } from "../platform/actor";
import * as Reports from "./index";

beforeAll(() => runBeside(startTable()));
let version = "";
beforeAll(async () => {
  version = await keepFewCounties();
});

const here = { address: "198.51.100.7", agent: "vitest" };
const story = (title: string, tell: () => Promise<void>) =>
  it(title, () =>
    runAs({ kind: "person", userId: "usr_1", corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] }, here, tell),
  );

const home = (fip: string) => ({ address: "412 Brookhaven Dr", state: "NC", fip, purchaseDetails: [{ price: null }] });
const nowhere = { purchaseDetails: [{ price: null }] };
const card = (reportCard: object, place: ReturnType<typeof home> | typeof nowhere = nowhere) => ({
  toolName: "rerc" as const,
  properties: [place],
  reportCard,
});
const saved = async (report: ReturnType<typeof card>) => {
  const { _id: clientID } = await Clients.create({ name: "Rita" });
  return (await Reports.create({ clientID, report })).report;
};

story("a card of a home is complete without a price and a loan, and of a county without a home", async () => {
  expect(await saved(card({ fip: "37183", version }, home("37183")))).toMatchObject({
    status: "complete",
    loans: [],
    reportCard: { fip: "37183", version, compared: [], showOverall: true },
  });
  expect(await saved(card({ fip: "37183", version }))).toMatchObject({ status: "complete" });
});

story("a card without a place, or of a home whose county has no figures yet, is a draft", async () => {
  expect(await saved(card({}))).toMatchObject({ status: "draft" });
  expect(await saved(card({ fip: "37183", version }, home("37119")))).toMatchObject({ status: "draft" });
});

story("figures that are not kept are refused, and no others take their place", async () => {
  await expect(saved(card({ fip: "37183", version: "2025-01-01T00:00:00.000Z" }))).rejects.toMatchObject({
    code: "invalid",
    fields: { "report.reportCard.version": expect.stringMatching(/no longer kept\. Use the newest figures/) },
  });
});

story("a card that names no figures takes the newest, so that it opens as it was saved", async () => {
  for (const made of [card({ fip: "37183" }), card({}, home("37183")), card({ fip: "37119" }, home("37183"))]) {
    const report = await saved(made);
    expect(report).toMatchObject({ status: "complete", reportCard: { fip: "37183", version } });
    expect((await Reports.get(report.id)).report).toEqual(report);
  }
});

story("a card of a county of which no figures are known is a draft", async () => {
  for (const made of [card({ fip: "02063" }), card({ fip: "99999" })])
    expect(await saved(made)).toMatchObject({ status: "draft", reportCard: { version: "" } });
});
