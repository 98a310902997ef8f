import type { Table } from "@highway/core/endpoints";
import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callAs, environment, newOfficer, type Officer } from "./walk/stage";

let officer: Officer;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const table = await startTable();
  const outside = await startOutside();
  stop = () => Promise.all([table.stop(), outside.stop()]);
  Object.assign(process.env, table.environment, outside.environment, environment);
  officer = await newOfficer();
});
afterAll(() => stop());

/** What stands under `data`; the envelope holds nothing else. */
async function ask(route: keyof Table, request: Parameters<typeof callAs>[2] = {}) {
  const { body } = await callAs(officer, route, request);
  expect(Object.keys(body), route).toEqual(["data"]);
  return body.data;
}
const keys = (text: string) => Object.keys(JSON.parse(text)).sort();

it("answers worksheets as the specification's table does: a list two levels deep, JSON text, an id", async () => {
  const fee = { name: "Processing", rate: 795, usePercent: false, percentOf: "property", APR: true, isCredit: false };
  const ccData = JSON.stringify({ name: "Wake County", data: { lender: [fee] } });
  const ccID = await ask("POST /v1/closingCosts/save", { body: { ccID: null, ccData } });
  expect(ccID).toMatch(/^wks_/);
  const [list] = await ask("GET /v1/closingCosts/all");
  expect(list.data).toEqual([{ ccID, ccData: expect.any(String) }]);
  expect(keys(list.data[0].ccData)).toEqual(["date", "name"]);
  const [details] = await ask("GET /v1/closingCosts/details", { query: { ccID } });
  expect(keys(details.ccData)).toEqual(["created", "data", "name"]);
  expect(JSON.parse(details.ccData).data.lender).toEqual([fee]);
  expect(await ask("DELETE /v1/closingCosts/{id}", { path: { id: ccID } })).toEqual([]);
});

it("answers clients and reports as its tables do: lists, one in a list, a report beside its client", async () => {
  const [ana] = await ask("POST /v2/client", { body: { name: "Ana Ruiz", primaryEmail: "ana@example.com" } });
  const id: string = ana._id;
  const [changed] = await ask("PUT /v2/client/{id}", { path: { id }, body: { ...ana, ficoMin: 752 } });
  expect(changed).toMatchObject({ _id: id, ficoMin: 752 });
  expect(await ask("GET /v2/client/{id}", { path: { id } })).toEqual([changed]);
  expect(await ask("GET /v2/client", { query: { count: "5" } })).toEqual([{ data: [changed] }]);
  const search = { searchValue: "rui", searchFields: "name,primaryEmail" };
  expect(await ask("GET /v2/client/search", { query: search })).toEqual([{ data: [changed] }]);
  expect(await ask("GET /v2/client/searchEmail", { query: { email: "ana@example.com" } })).toEqual([changed]);
  expect(await ask("GET /v2/client/searchEmail", { query: { email: "no@example.com" } })).toEqual([]);
  expect(await ask("GET /v1/marketing-kit/schedules/{clientId}", { path: { clientId: id } })).toEqual([]);

  const report = { name: "First", properties: [{ purchaseDetails: [{}] }] };
  const [saved] = await ask("POST /v2/client/reports", { body: { clientID: id, report } });
  expect(saved).toMatchObject({ report: { name: "First", status: "draft" }, client: changed });
  const path = { id: saved.report.id };
  expect(await ask("GET /v2/client/reports/{id}", { path })).toEqual([saved]);
  const query = { offset: "0", count: "10", order: "asc", searchText: "fir", clientID: id };
  expect(await ask("GET /v2/client/reports", { query })).toEqual([saved]);
  const start = "Give the offset as a whole number, 0 for the beginning of the list.";
  const farther = "Lists reach back 1,000 entries. Search to find older ones.";
  for (const [offset, sentence] of Object.entries({ abc: start, "-1": start, "1.5": start, 1001: farther })) {
    const { body } = await callAs(officer, "GET /v2/client/reports", { query: { offset } });
    expect(body.error.fields, offset).toEqual({ offset: sentence });
  }
  expect(await ask("DELETE /v2/client/reports/{id}", { path })).toEqual([]);
});

it("answers what belongs to the officer as its tables do", async () => {
  const [preferences] = await ask("PUT /v1/user-preferences", { body: { downPaymentSign: "fee" } });
  expect(preferences).toMatchObject({ downPaymentSign: "fee", propertyTaxSign: "percent" });
  expect(await ask("GET /v1/user-preferences")).toEqual([preferences]);
  const [user] = await ask("GET /v1/user");
  expect(user).toMatchObject({ id: officer.id, userPreferences: preferences });
  for (const part of ["profile", "header", "lrID"]) expect(user).toHaveProperty(part);
  expect(await ask("GET /v1/user/corp-permissions")).toHaveProperty("showUSDA");
  const pricing = await ask("GET /v1/optimalBlue/get-user-data");
  expect(Object.keys(pricing).sort()).toEqual(["businessID", "hasOptimalBlue", "originatorID"]);
  const [sofr] = await ask("GET /v1/loan/sofr");
  expect(sofr.value).toBe(3.89);
});

it("tells where the market hub is, which speaks by websocket", async () => {
  const [hub] = await ask("GET /v1/markets/huburl");
  expect(hub).toEqual({ hubUrl: "ws://127.0.0.1:3000/v1/markets/hub" });
});

it("answers the market's news as its table does: a list as JSON text", async () => {
  const data = await ask("GET /v1/markets/news");
  expect(data).toEqual(expect.any(String));
  const list = JSON.parse(data);
  expect(list.length).toBeGreaterThan(3);
  for (const item of list)
    expect(item).toMatchObject({
      news: expect.stringMatching(/^Sample: /),
      isAlert: expect.any(Boolean),
      sample: true,
      newsDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      newsTime: expect.stringMatching(/^\d\d:\d\d$/),
    });
});
