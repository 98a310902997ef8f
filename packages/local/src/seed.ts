/** The demo, entered by the product's own actions, each as the person whose data it is. */
import * as Cobrands from "@highway/core/branding/cobrands/index";
import * as Clients from "@highway/core/clients/index";
import * as ClosingCosts from "@highway/core/closing-costs/index";
import * as Files from "@highway/core/files/index";
import type { BrandKind } from "@highway/core/files/schema";
import * as Locations from "@highway/core/locations/index";
import type { PriceGrowth } from "@highway/core/locations/schema";
import * as Permissions from "@highway/core/people/permissions/index";
import * as Users from "@highway/core/people/users/index";
import { runAs } from "@highway/core/platform/actor";
import * as Pricing from "@highway/core/pricing/index";
import * as Promos from "@highway/core/promos/index";
import * as Reports from "@highway/core/reports/index";
import type { Scenario } from "./demo/homes";
import * as lowerPayments from "./demo/lower-payments";
import * as people from "./demo/people";
import { pictures } from "./demo/pictures";
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
    return [
      id,
      { forecast: forecast && savedGrowth(forecast), historical: historical && savedGrowth(historical) },
    ] as const;
  });
  return { ...report, outside: { series: Object.fromEntries(await Promise.all(homes)) } };
}
const savedGrowth = ({ yearly, source, date, index }: PriceGrowth) => ({
  yearly,
  source,
  date,
  ...(index && { index }),
});

/** Enters the records one after the other, because the last entered is the first in every list. */
async function enter(entries: Entry[]) {
  for (const [client, reports] of entries) {
    const { _id: clientID } = await Clients.create(client);
    for (const report of reports) await Reports.create({ clientID, report: await withGrowth(report) });
  }
}

/** Enters the worksheets. @returns the id of each by its name */
async function enterWorksheets() {
  const ids = new Map<string, string>();
  for (const ccData of worksheets) ids.set(ccData.name, await ClosingCosts.save({ ccData }));
  return ids;
}

/** Links each loan of a report to the worksheet that the loan holds a copy of. */
const linked = (report: Scenario, ids: ReadonlyMap<string, string>): Scenario => ({
  ...report,
  loans: report.loans?.map((loan) => ({ ...loan, ccID: ids.get(loan.closingCostObj?.name ?? "") })),
});

/** Sends a picture as the page does. @returns the name by which it is kept */
async function sendPicture(kind: BrandKind, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const type = "image/png";
  const upload = { path: `${kind}/picture.png`, type, size: body.length } as const;
  const { fullPath, signedUrl } = await Files.signUpload(upload);
  const { ok, status } = await fetch(signedUrl, { method: "PUT", headers: { "content-type": type }, body });
  if (!ok) throw new Error(`The demo's ${kind} was refused: ${status}.`);
  return fullPath;
}

/** Enters the officer's face and logo, and the people with whom the officer appears: the first with a face, the others by their letters. */
async function enterBrand() {
  await Files.setHeadshot({ fullPath: await sendPicture("headshot", pictures.officer()) });
  await Files.setLogo({ fullPath: await sendPicture("logo", pictures.summit()) });
  for (const [at, cobrand] of people.cobrands.entries()) {
    const { cbID } = await Cobrands.create(cobrand);
    if (at > 0) continue;
    const fullPath = await sendPicture("cobrand-headshot", pictures.agent());
    await Cobrands.setHeadshot({ cbID, fullPath });
  }
}

async function plantSummit() {
  const { id: corpID } = await Permissions.createCorporation(people.summit);
  const admin = await Users.create({ ...people.admin, corpID });
  await asPerson(admin, () => Promos.create({ ad: people.ad }));
  await Users.create({ ...people.newOfficer, corpID });
  const officer = await Users.create({ ...people.officer, corpID });
  await asPerson(officer, async () => {
    const ids = await enterWorksheets();
    await enterBrand();
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
