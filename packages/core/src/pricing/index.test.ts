import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { personOf } from "../people/permissions/person.fixture";
import * as Users from "../people/users/index";
import { runAs } from "../platform/actor";
import * as Pricing from "./index";
import type { PricingUser } from "./schema";

beforeAll(() => {
  process.env.STAFF_DOMAIN = "provider.test";
  return runBeside(startTable());
});

const as = <R>(userId: string, deed: () => R): R =>
  runAs(
    { kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] },
    { address: "", agent: "" },
    deed,
  );
const none = { businessID: null, hasOptimalBlue: false, originatorID: null };
const known = { businessID: "4411", hasOptimalBlue: true, originatorID: "77120" };

it("an officer whom the provider does not know has no pricing", async () => {
  expect(await as("usr_unknown", () => Pricing.current())).toEqual(none);
});

it("is refused where another admin changed it after it was read, also when both save at once", async () => {
  const admin = await personOf(["officer", "admin"]);
  const { id } = await Users.create({ email: "ben@highway.test", fullName: "Ben Cho", corpID: admin.corpId });
  const save = (businessID: string, was: PricingUser = none) =>
    admin.as(() => Pricing.setForMember({ id, known: { ...known, businessID, was } }));
  const both = await Promise.allSettled([save("1"), save("2")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const current = await admin.as(() => Pricing.ofMember({ id }));
  const refusal = { code: "conflict", message: "This pricing provider was changed after you opened it.", current };
  await expect(save("3")).rejects.toMatchObject(refusal);
  expect(await save("4", current)).toMatchObject({ businessID: "4" });
  expect(await admin.as(() => Pricing.setForMember({ id, known: none }))).toEqual(none);
});

it("what is set is that officer's alone, and can be taken back", async () => {
  await as("usr_known", () => Pricing.set(known));
  expect(await as("usr_known", () => Pricing.current())).toEqual(known);
  expect(await as("usr_other", () => Pricing.current())).toEqual(none);
  await as("usr_known", () => Pricing.set(none));
  expect(await as("usr_known", () => Pricing.current())).toEqual(none);
});
