/** The demo, entered by the product's own actions, each as the person whose data it is. */
import { Cobrands } from "@highway/core/branding/cobrands/index";
import { Clients } from "@highway/core/clients/index";
import { ClosingCosts } from "@highway/core/closing-costs/index";
import * as Locations from "@highway/core/locations/index";
import type { PriceGrowth } from "@highway/core/locations/schema";
import { Permissions } from "@highway/core/permissions/index";
import { runAs } from "@highway/core/platform/actor";
import { Pricing } from "@highway/core/pricing/index";
import { Reports } from "@highway/core/reports/index";
import { Users } from "@highway/core/users/index";
import type { Scenario } from "./demo/homes";
import * as lowerPayments from "./demo/lower-payments";
import * as people from "./demo/people";
import * as purchases from "./demo/purchases";
import { worksheets } from "./demo/worksheets";

type Person = Awaited<ReturnType<typeof Users.create>>;

const asPerson = <R>({ id, corpID, roles }: Person, run: () => R): R =>
  runAs(
    { kind: "person", userId: id, corpId: corpID, sessionId: "demo", roles },
    { address: "127.0.0.1", agent: "Demo data" },
    run,
  );

type Entry = [client: Parameters<typeof Clients.create>[0], reports: Scenario[]];

/** How prices move around each home, copied into the report as the editor does when a place is found. */
async function withGrowth(report: Scenario): Promise<Scenario> {
  const homes = report.properties.map(async ({ id = "", fip, zip }) => {
    const where = { ...(fip && { fip }), ...(zip && { zip }) };
    const [[forecast], [historical]] = await Promise.all([Locations.forecast(where), Locations.historical(where)]);
    return [id, { forecast: forecast && kept(forecast), historical: historical && kept(historical) }] as const;
  });
  return { ...report, outside: { series: Object.fromEntries(await Promise.all(homes)) } };
}
const kept = ({ yearly, source, date }: PriceGrowth) => ({ yearly, source, date });

/** One after the other: the last entered is the first in every list. */
async function enter(entries: Entry[]) {
  for (const [client, reports] of entries) {
    const { _id: clientID } = await Clients.create(client);
    for (const report of reports) await Reports.create({ clientID, report: await withGrowth(report) });
  }
}

/** By name, the ids of the worksheets as saved. */
async function enterWorksheets() {
  const ids = new Map<string, string>();
  for (const ccData of worksheets) ids.set(ccData.name, await ClosingCosts.save({ ccData }));
  return ids;
}

/** The report with each loan linked to the worksheet that it holds a copy of. */
const linked = (report: Scenario, ids: ReadonlyMap<string, string>): Scenario => ({
  ...report,
  loans: report.loans?.map((loan) => ({ ...loan, ccID: ids.get(loan.closingCostObj?.name ?? "") })),
});

async function plantSummit() {
  const { id: corpID } = await Permissions.createCorporation(people.summit);
  await Users.create({ ...people.admin, corpID });
  await Users.create({ ...people.newOfficer, corpID });
  const officer = await Users.create({ ...people.officer, corpID });
  await asPerson(officer, async () => {
    const ids = await enterWorksheets();
    for (const cobrand of people.cobrands) await Cobrands.create(cobrand);
    await Pricing.set({ businessID: "summit-home-lending", hasOptimalBlue: true, originatorID: "jhale" });
    await enter([
      [people.demoClient, [lowerPayments.oneLoan, purchases.firstHome]],
      [people.marcus, [purchases.noMoneyDown]],
      [people.elena, [lowerPayments.lowerStart, purchases.twoPrices, linked(purchases.raleighOrCary, ids)]],
    ]);
  });
}

async function plantHarbor() {
  const { id: corpID } = await Permissions.createCorporation(people.harbor);
  const officer = await Users.create({ ...people.harborOfficer, corpID });
  await asPerson(officer, () =>
    enter([
      [people.luis, []],
      [people.hannah, [purchases.mountPleasant]],
    ]),
  );
}

async function plantProvider() {
  const { id: corpID } = await Permissions.createCorporation(people.provider);
  await Users.create({ ...people.staff, corpID });
}

export async function plant() {
  await plantSummit();
  await plantHarbor();
  await plantProvider();
}
