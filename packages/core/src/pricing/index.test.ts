import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { runAs } from "../platform/actor";
import * as Pricing from "./index";

beforeAll(() => runBeside(startTable()));

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

it("what is set is that officer's alone, and can be taken back", async () => {
  await as("usr_known", () => Pricing.set(known));
  expect(await as("usr_known", () => Pricing.current())).toEqual(known);
  expect(await as("usr_other", () => Pricing.current())).toEqual(none);
  await as("usr_known", () => Pricing.set(none));
  expect(await as("usr_known", () => Pricing.current())).toEqual(none);
});
