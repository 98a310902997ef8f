import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { runAs } from "../../platform/actor";
import { CorporationEntity } from "./entity";
import * as Permissions from "./index";
import { personOf } from "./person.fixture";
import { CorpPermissions } from "./schema";

beforeAll(() => runBeside(startTable()));

/** The permissions are those that the specification lists in document 2, section 3. */
const documented =
  "approvalEmailTo approvalEmailCC compLogos reportMessageVis langVis mbsDisclaimer poweredBy screenShareVis sendForApproval stateLicenseBeforeDisclaimer useCorpLogo hideAlertDetails requirePasscode allowSiteBanners showStance isEnterprise allowLoanAdvisorUpsell showUSDA showCobrand enforceBranding hideMbsScripts hideSSFrames forceSocialStudioFrames hideDownloadMarketWrap hideTaxLetter marketingKitVisible cc";

/** Permissions that joined what the specification documents. */
const joined = ["requireSecondFactor"];

it("has every documented permission, each with a default", () => {
  expect(Object.keys(CorpPermissions.parse({})).sort()).toEqual([...documented.split(" "), ...joined].sort());
});

it("answers what the person's own corporation allows", async () => {
  const strict = await Permissions.createCorporation({ name: "Strict", permissions: { requirePasscode: true } });
  const free = await Permissions.createCorporation({ name: "Free", permissions: { showUSDA: true } });
  const of = (corpId: string) =>
    runAs(
      { kind: "person", userId: "usr_x", corpId, sessionId: "ses_x", roles: ["officer"] },
      { address: "", agent: "" },
      () => Permissions.ownPermissions(),
    );
  expect(await of(strict.id)).toEqual(CorpPermissions.parse({ requirePasscode: true }));
  expect(await of(free.id)).toEqual(CorpPermissions.parse({ showUSDA: true }));
});

it("gives a permission that came after a corporation was saved its default", async () => {
  const { id, ...record } = await Permissions.createCorporation({ name: "Old", permissions: { showUSDA: true } });
  const { showCobrand: _, ...older } = record.permissions;
  await CorporationEntity.put({ corpId: id, record: { ...record, permissions: older as never } }).go();
  expect((await Permissions.corporation(id)).permissions).toMatchObject({ showUSDA: true, showCobrand: true });
});

it("fails aloud when a person's corporation does not exist", async () => {
  await expect(Permissions.corporation("crp_x")).rejects.toThrow("does not exist");
});

it("sends nothing for approval where nobody could approve it", async () => {
  const { id: corpId } = await Permissions.createCorporation({ name: "Summit" });
  const change = (changes: Parameters<typeof Permissions.change>[0]["changes"]) =>
    runAs(
      { kind: "person", userId: "usr_a", corpId, sessionId: "ses_a", roles: ["officer", "admin"] },
      { address: "", agent: "" },
      () => Permissions.change({ changes }),
    );
  const needed = "Enter an approval address first.";
  await expect(change({ sendForApproval: true })).rejects.toMatchObject({ fields: { sendForApproval: needed } });
  await change({ sendForApproval: true, approvalEmailTo: "boss@summit.test" });
  const still = "Turn off “Send for approval first” before you remove its address.";
  await expect(change({ approvalEmailTo: "" })).rejects.toMatchObject({ fields: { approvalEmailTo: still } });
  await change({ sendForApproval: false, approvalEmailTo: "" });
  expect((await Permissions.corporation(corpId)).permissions).toMatchObject({ sendForApproval: false });
});

it("sends nothing for approval where two admins turn it on and empty its address at the same moment", async () => {
  const admin = await personOf(["officer", "admin"]);
  const change = (changes: Parameters<typeof Permissions.change>[0]["changes"]) =>
    admin.as(() => Permissions.change({ changes }));
  await change({ approvalEmailTo: "boss@summit.test" });
  const both = await Promise.allSettled([change({ sendForApproval: true }), change({ approvalEmailTo: "" })]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it("leaves a permission that is sent as it was read to who changed it since", async () => {
  const admin = await personOf(["officer", "admin"]);
  const was = { showUSDA: false, showCobrand: true };
  await admin.as(() => Permissions.change({ changes: { showUSDA: true } }));
  const after = await admin.as(() => Permissions.change({ changes: { ...was, showCobrand: false, was } }));
  expect(after).toMatchObject({ showUSDA: true, showCobrand: false });
});
