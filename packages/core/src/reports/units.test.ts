/** What the table charges for what officers do all day. Each figure is asked for; `npm run bench -- capacity` measures them in a book of 30,000. */
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Clients from "../clients/index";
import { runAs } from "../platform/actor";
import { newId } from "../platform/id";
import { NEWEST } from "../platform/table/listing/sunk";
import { table } from "../platform/table/table";
import * as Reports from "./index";
import * as WorkingCopies from "./working-copies/index";

beforeAll(() => runBeside(startTable()));

const charged = { read: 0, write: 0 };
type Answer = { ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[] };
table.client.middlewareStack.add(
  (next, { commandName = "" }) =>
    async (given) => {
      const answer = await next({ ...given, input: { ...given.input, ReturnConsumedCapacity: "TOTAL" } });
      for (const each of [(answer.output as Answer).ConsumedCapacity ?? []].flat())
        charged[/Get|Query/.test(commandName) ? "read" : "write"] += each.CapacityUnits ?? 0;
      return answer;
    },
  { step: "initialize" },
);
async function chargeOf(deed: () => Promise<unknown>) {
  Object.assign(charged, { read: 0, write: 0 });
  await deed();
  return { ...charged };
}

const story = (title: string, tell: () => Promise<void>) =>
  it(title, () => {
    const person = { kind: "person", userId: newId("user"), corpId: newId("corp"), sessionId: "ses_1" } as const;
    return runAs({ ...person, roles: ["officer"] }, { address: "198.51.100.7", agent: "vitest" }, tell);
  });

const home = (at: number) => ({
  id: `p${at}`,
  address: `${4217 + 31 * at} Brookhaven Dr, Raleigh, NC 2760${at}`,
  addressDisplay: `${4217 + 31 * at} Brookhaven Dr`,
  city: "Raleigh",
  state: "NC",
  zip: `2760${at}`,
  county: "Wake",
  purchaseDetails: [{ id: `d${at}`, price: 500_000 + 7129 * at }],
});
const fees = (loan: number) =>
  ["Origination", "Appraisal", "Credit report", "Flood certification", "Tax service", "Underwriting"].map(
    (name, at) => ({
      name,
      rate: 100 + ((loan * 71 + at * 37) % 900),
      usePercent: false,
    }),
  );
const scenario = (loans: number, homes: number) => ({
  name: "Raleigh or Cary",
  properties: Array.from({ length: homes }, (_, at) => home(at)),
  loans: Array.from({ length: loans }, (_, at) => ({
    term: 30,
    rate: 5.875 + at / 8,
    downPayment: 80_000 + 4321 * at,
    propertyID: `p${at % homes}`,
    purchaseDetailsID: `d${at % homes}`,
    ...(loans > 4 && { closingCostObj: { name: "Usual", data: { lender: fees(at), title: fees(at + 1) } } }),
  })),
});
const client = () => Clients.create({ name: "Elena Marchetti", primaryEmail: `elena.${newId("client")}@example.com` });

describe("a save", () => {
  for (const [what, loans, homes, { create, update }] of [
    ["four loans on two homes", 4, 2, { create: 11, update: 8 }],
    ["as many loans and homes as it may have, a worksheet each", 12, 6, { create: 15, update: 12 }],
  ] as const)
    story(`of a report with ${what} costs at most ${create} units, and ${update} when it is not new`, async () => {
      const { _id: clientID } = await client();
      const id = newId("report");
      const made = await chargeOf(() => Reports.create({ clientID, report: { ...scenario(loans, homes), id } }));
      const { report } = await Reports.get(id);
      const saved = await chargeOf(() => Reports.update({ id, report: { ...report, name: "Cary or Raleigh" } }));
      expect(made.write).toBeLessThanOrEqual(create);
      expect(saved.write).toBeLessThanOrEqual(update);
    });

  story("of what is typed costs at most 4", async () => {
    const keep = (document: Record<string, unknown>) =>
      WorkingCopies.keep({ id: newId("report"), clientID: null, basedOn: null, document, payment: 3211.4 });
    expect((await chargeOf(() => keep(scenario(4, 2)))).write).toBeLessThanOrEqual(4);
  });
});

story("a page of ten costs at most 3 units with each report and client whole, and a search at most 12", async () => {
  let clientID = "";
  for (let at = 0; at < NEWEST + 12; at++) {
    if (at % 5 === 0) clientID = (await client())._id;
    await Reports.create({ clientID, report: { ...scenario(4, 2), name: `Scenario ${at}` } });
  }
  const list = (searchText: string) => Reports.list({ offset: 0, count: 10, order: "desc", searchText });
  expect(await list("")).toHaveLength(10);
  expect((await chargeOf(() => list(""))).read).toBeLessThanOrEqual(3);
  for (const searchText of ["m", "raleigh", "scenario 3", "marchetti brook"])
    expect((await chargeOf(() => list(searchText))).read, searchText).toBeLessThanOrEqual(12);
});
