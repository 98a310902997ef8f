import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runAs } from "../../platform/actor";
import { withLateReads } from "../../platform/table/late-reads.fixture";
import * as Audit from "../audit/index";
import * as Permissions from "../permissions/index";
import * as Users from "./index";
import { User } from "./schema";
import * as Settings from "./settings/index";

let local: Awaited<ReturnType<typeof startTable>>;
let corpID: string;
beforeAll(async () => {
  local = await startTable();
  Object.assign(process.env, local.environment, { STAFF_DOMAIN: "provider.test, boss@highway.test" });
  const corporation = await Permissions.createCorporation({
    name: "Summit Home Lending",
    disclaimer: "Estimates only.",
    features: { cm: true },
    addOns: ["90 Day Kit"],
    licenses: [{ stateLic: "NC", licenseNum: "L-1" }],
  });
  corpID = corporation.id;
});
afterAll(() => local.stop());

let count = 0;
const enter = (given: Partial<Parameters<typeof Users.create>[0]> = {}) =>
  Users.create({ email: `person${++count}@highway.test`, fullName: "Ann Lee", corpID, ...given });
const as = <R>({ id, corpID: corpId, roles }: User, run: () => R) =>
  runAs({ kind: "person", userId: id, corpId, sessionId: "ses_x", roles }, { address: "::1", agent: "" }, run);

it("enters a person and reads them back whole", async () => {
  const ann = await enter({
    header: { name: "Ann Lee", company: "Summit", primaryPhone: { number: "9195550142", type: 1 } },
  });
  const read = await as(ann, () => Users.current());
  expect(read).toEqual(ann);
  expect(User.parse(read)).toEqual(read);
  expect(read.header).toMatchObject({
    hasHeader: true,
    primaryPhone: { number: "9195550142", type: 1, ext: "" },
    corpDisclaimer: "Estimates only.",
    corpLicenses: [{ stateLic: "NC", licenseNum: "L-1", stateLang: "" }],
  });
});

it("answers what was saved just now, and knows who joined just now, wherever late reads would not", async () => {
  const ann = await enter();
  await withLateReads(/\$user_1/, async () => {
    expect(await as(ann, () => Users.current())).toEqual(ann);
    const renamed = await as(ann, () => Settings.setProfile({ fullName: "Ann Hale" }));
    expect(renamed.profile.fullName).toBe("Ann Hale");
  });
  await withLateReads(/\$corporation_1/, async () => {
    const founded = await Permissions.createCorporation({ name: "Founded just now" });
    expect(await enter({ corpID: founded.id })).toMatchObject({ corpID: founded.id });
  });
});

it("gives an address to one person only, however it is written, also at the same moment", async () => {
  const both = await Promise.allSettled([
    enter({ email: "Twin@highway.test" }),
    enter({ email: " twin@HIGHWAY.test " }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(enter({ email: "twin@highway.test" })).rejects.toMatchObject({ code: "conflict" });
  expect(await Users.idByEmail("TWIN@highway.test")).toMatch(/^usr_/);
});

it("has no header until there is a name and a company", async () => {
  expect((await enter()).header.hasHeader).toBe(false);
  expect((await enter({ header: { name: "Ann Lee" } })).header.hasHeader).toBe(false);
});

it("knows staff by the sign-in address alone: a domain or a whole address", async () => {
  const rolesOf = async (email: string) => (await enter({ email })).roles;
  expect(await rolesOf("any@provider.test")).toEqual(["officer", "staff"]);
  expect(await rolesOf("boss@highway.test")).toEqual(["officer", "staff"]);
  expect(await rolesOf("notboss@highway.test")).toEqual(["officer"]);
  expect(await rolesOf("any@sub.provider.test")).toEqual(["officer"]);
  expect(await rolesOf("any@notprovider.test")).toEqual(["officer"]);
  expect(await rolesOf("provider.test@evil.test")).toEqual(["officer"]);
});

it("has a feature or an add-on when the person or the corporation has it", async () => {
  const ann = await enter({ features: { sfs: true }, addOns: ["Loan Advisor", "90 Day Kit"] });
  expect(ann.features).toEqual({ cm: true, sfs: true, aiBot: false });
  expect(ann.addOns).toEqual(["Loan Advisor", "90 Day Kit"]);
});

it("saves name and theme, each without the other", async () => {
  const ann = await enter();
  await as(ann, () => Settings.setProfile({ userTheme: "red-green-colorblind-dark" }));
  expect(await as(ann, () => Audit.list({}))).toEqual([]);
  const { profile } = await as(ann, () => Settings.setProfile({ fullName: " Ann Smith " }));
  expect((await as(ann, () => Audit.list({}))).map(({ kind }) => kind)).toEqual(["profile.renamed"]);
  expect(profile).toEqual({ email: ann.email, fullName: "Ann Smith", userTheme: "red-green-colorblind-dark" });
  expect(() => as(ann, () => Settings.setProfile({}))).toThrow("No changes to save.");
});

it("keeps the tax defaults of two places that two tabs set, and asks about one that both did", async () => {
  const ann = await enter();
  const set = (propertyTaxDefaults: Record<string, number>, was?: Record<string, number>) =>
    as(ann, () => Settings.setPreferences({ propertyTaxDefaults, ...(was && { was: { propertyTaxDefaults: was } }) }));
  const before = { NC: 0.8, SC: 0.6 };
  await set(before);
  await Promise.all([set({ ...before, VA: 0.9 }, before), set({ NC: 0.8, "37183": 0.85 }, before)]);
  const together = { NC: 0.8, VA: 0.9, "37183": 0.85 };
  expect(await as(ann, () => Settings.preferences())).toMatchObject({ propertyTaxDefaults: together });
  await expect(set({ ...before, VA: 1 }, before)).rejects.toMatchObject({
    code: "conflict",
    message: "This default was changed elsewhere. Here is what it is now.",
    current: { propertyTaxDefaults: together },
  });
  // What is sent again because its answer was lost, and what says nothing of the state before, goes through.
  expect(await set({ ...before, VA: 0.9 }, before)).toMatchObject({ propertyTaxDefaults: together });
  expect((await set({ NC: 1 })).propertyTaxDefaults).toEqual({ NC: 1 });
});

it("keeps both preferences that two tabs save at the same moment", async () => {
  const ann = await enter();
  await as(ann, () =>
    Promise.all([
      Settings.setPreferences({ downPaymentSign: "fee" }),
      Settings.setPreferences({ propertyTaxSign: "fee", propertyTaxDefaults: { "37183": 0.82 } }),
    ]),
  );
  expect(await as(ann, () => Settings.preferences())).toEqual({
    downPaymentSign: "fee",
    propertyTaxSign: "fee",
    mortgageInsuranceSign: "percent",
    propertyTaxDefaults: { "37183": 0.82 },
    showAllCash: true,
    showFirstSteps: true,
  });
});

it("stands for nothing when nobody is entered", async () => {
  expect(await Users.standingOf("usr_00000000000000000000000000")).toBeUndefined();
  expect(await Users.idByEmail("nobody@highway.test")).toBeUndefined();
});
