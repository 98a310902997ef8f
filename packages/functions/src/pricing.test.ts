import * as Permissions from "@highway/core/people/permissions/index";
import * as Users from "@highway/core/people/users/index";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { callAs, environment, newOfficer, sessionOf } from "./walk/stage";

beforeAll(async () => {
  const stop = await runBeside(startTable());
  Object.assign(process.env, environment);
  return stop;
});

const known = { businessID: "4411", hasOptimalBlue: true, originatorID: "77120" };
const none = { businessID: null, hasOptimalBlue: false, originatorID: null };

/** Somebody of a corporation, signed in. */
async function member(corpID: string, isAdmin = false) {
  const { id } = await Users.create({
    email: `${crypto.randomUUID()}@lender.test`,
    fullName: "Ben Cho",
    corpID,
    isAdmin,
  });
  return { id, cookie: `highway_session=${await sessionOf(id)}` };
}
const set = (who: { cookie: string }, id: string, query: { corpID?: string } = {}) =>
  callAs(who, "PUT /v1/corp/officers/{id}/pricing", { path: { id }, query, body: known });
const read = async (who: { cookie: string }) => (await callAs(who, "GET /v1/optimalBlue/get-user-data", {})).body.data;

it("an admin sets by what the pricing provider knows an officer, who has it from the next call on, and it is noted", async () => {
  const { id: corpID } = await Permissions.createCorporation({ name: "Summit" });
  const [admin, ben, other] = [await member(corpID, true), await member(corpID), await member(corpID)];
  expect(await read(ben)).toEqual(none);
  expect((await set(admin, ben.id)).body.data).toEqual([known]);
  expect(await read(ben)).toEqual(known);
  expect(await read(other)).toEqual(none);
  const path = { id: ben.id };
  expect((await callAs(admin, "GET /v1/corp/officers/{id}/pricing", { path, query: {} })).body.data).toEqual([known]);
  const body = { ...none, businessID: "" };
  const back = await callAs(admin, "PUT /v1/corp/officers/{id}/pricing", { path, query: {}, body });
  expect(back.body.data).toEqual([none]);
  expect(await read(ben)).toEqual(none);
  const { body: trail } = await callAs(admin, "GET /v1/audit", { query: { scope: "corp" } });
  const noted = trail.data.filter(({ kind }: { kind: string }) => kind === "pricing.changed");
  expect(noted.map(({ subject, actorID, detail }: Record<string, unknown>) => [subject, actorID, detail])).toEqual([
    [ben.id, admin.id, { pricing: false }],
    [ben.id, admin.id, { pricing: true }],
  ]);
});

it.each([
  ["businessID", "", "Enter the Business ID before you turn on Optimal Blue"],
  ["businessID", "  ", "Enter the Business ID before you turn on Optimal Blue"],
  ["originatorID", null, "Enter the Originator ID before you turn on Optimal Blue"],
])("does not turn Optimal Blue on where %s is %j", async (field, nothing, sentence) => {
  const { id: corpID } = await Permissions.createCorporation({ name: "Summit" });
  const [admin, ben] = [await member(corpID, true), await member(corpID)];
  const body = { ...known, [field]: nothing };
  const refused = await callAs(admin, "PUT /v1/corp/officers/{id}/pricing", { path: { id: ben.id }, query: {}, body });
  expect([refused.status, refused.body.error.fields]).toEqual([400, { [field]: sentence }]);
  expect(await read(ben)).toEqual(none);
});

it("is closed to officers and to another corporation's admin, and open to staff for any", async () => {
  const { id: corpID } = await Permissions.createCorporation({ name: "Summit" });
  const { id: elsewhere } = await Permissions.createCorporation({ name: "Harbor" });
  const [ben, stranger] = [await member(corpID), await member(elsewhere, true)];
  expect((await set(ben, ben.id)).status).toBe(404);
  expect((await set(stranger, ben.id)).body.error.alertMessage).toBe("That person no longer exists.");
  expect((await set(stranger, ben.id, { corpID })).status).toBe(404);
  expect(await read(ben)).toEqual(none);
  const staff = await newOfficer(undefined, { everyRole: true });
  expect((await set(staff, ben.id, { corpID })).status).toBe(200);
  expect(await read(ben)).toEqual(known);
});
