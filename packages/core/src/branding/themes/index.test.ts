import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import * as Audit from "../../people/audit/index";
import * as Permissions from "../../people/permissions/index";
import { personOf, type Role } from "../../people/permissions/person.fixture";
import { newId } from "../../platform/id";
import { withLateReads } from "../../platform/table/late-reads.fixture";
import { ownColors } from "../pure/constants";
import * as Themes from "./index";

beforeAll(() => {
  process.env.STAFF_DOMAIN = "provider.test";
  return runBeside(startTable());
});

async function someone(roles?: Role[], corp?: string) {
  const person = await personOf(roles, corp);
  return {
    ...person,
    colors: () => Themes.colorsOf(person.corpId, person.userId, Permissions.corporation(person.corpId)),
  };
}
const forest = { name: "Forest", primary: "#1F5C4A", secondary: "#b5613d" };
const sky = { name: "Sky", primary: "#0b5fa5", secondary: "#123456" };
const missing = { code: "missing" };

it("keeps an officer's theme for that officer alone", async () => {
  const ann = await someone();
  const bob = await someone(["officer"], ann.corpId);
  const made = await ann.as(() => Themes.create(forest));
  expect(made).toEqual({ _id: expect.stringMatching(/^thm_/), ...forest, primary: "#1f5c4a", corpID: null });
  expect(await ann.as(() => Themes.list())).toEqual([made]);
  expect(await bob.as(() => Themes.list())).toEqual([]);
  await expect(bob.as(() => Themes.update({ id: made._id, theme: sky }))).rejects.toMatchObject(missing);
  await expect(bob.as(() => Themes.remove({ id: made._id }))).rejects.toMatchObject(missing);
  await expect(bob.as(() => Themes.use({ own: made._id }))).rejects.toMatchObject(missing);
  const changed = await withLateReads(/\$theme_1/, () => ann.as(() => Themes.update({ id: made._id, theme: sky })));
  expect(changed).toMatchObject({ _id: made._id, name: "Sky" });
});

it("lets an admin make, change and delete the corporation's, which every officer sees and none can change", async () => {
  const admin = await someone(["officer", "admin"]);
  const { corpId } = admin;
  const officer = await someone(["officer"], corpId);
  const { _id: id } = await admin.as(() => Themes.create({ ...forest, corpID: corpId }));
  await expect(officer.as(() => Themes.create({ ...forest, corpID: corpId }))).rejects.toMatchObject(missing);
  await expect(officer.as(() => Themes.update({ id, theme: sky }))).rejects.toMatchObject(missing);
  await admin.as(() => Themes.update({ id, theme: sky }));
  expect(await officer.as(() => Themes.list())).toEqual([{ _id: id, ...sky, corpID: corpId }]);
  await admin.as(() => Themes.remove({ id }));
  expect(await officer.as(() => Themes.list())).toEqual([]);
  await expect(admin.as(() => Themes.remove({ id }))).rejects.toMatchObject(missing);
  const trail = await admin.as(() => Audit.list({}));
  expect(trail.map(({ kind }) => kind)).toEqual(["theme.deleted", "theme.saved", "theme.created"]);
});

it("refuses a theme of which anything was changed after it was read: two colors are chosen together", async () => {
  const ann = await someone();
  const was = await ann.as(() => Themes.create(forest));
  const save = (theme: object) => ann.as(() => Themes.update({ id: was._id, theme: { ...forest, ...theme, was } }));
  const current = await save({ primary: sky.primary });
  const refusal = { code: "conflict", message: "This theme was changed after you opened it.", current };
  await expect(save({ secondary: sky.secondary })).rejects.toMatchObject(refusal);
  // The same again, whose answer was lost, and a caller who does not say what it was.
  expect(await save({ primary: sky.primary })).toEqual(current);
  expect(await ann.as(() => Themes.update({ id: was._id, theme: sky }))).toMatchObject(sky);
});

it("colors by the officer's theme, else the corporation's, else the product's own", async () => {
  const admin = await someone(["officer", "admin"]);
  const officer = await someone(["officer"], admin.corpId);
  expect(await officer.colors()).toEqual(ownColors);
  const corp = await admin.as(() => Themes.create({ ...forest, corpID: admin.corpId }));
  await admin.as(() => Themes.use({ corp: corp._id }));
  expect(await officer.colors()).toEqual({ primary: "#1f5c4a", secondary: "#b5613d" });
  const own = await officer.as(() => Themes.create(sky));
  await officer.as(() => Themes.use({ own: own._id }));
  expect(await officer.colors()).toEqual({ primary: sky.primary, secondary: sky.secondary });
  expect(await admin.colors()).toEqual({ primary: "#1f5c4a", secondary: "#b5613d" });
  await officer.as(() => Themes.remove({ id: own._id }));
  expect(await officer.colors()).toEqual({ primary: "#1f5c4a", secondary: "#b5613d" });
  await admin.as(() => Themes.use({ corp: null }));
  expect(await officer.colors()).toEqual(ownColors);
});

it("colors by the corporation's alone where it enforces its branding", async () => {
  const admin = await someone(["officer", "admin"]);
  const own = await admin.as(() => Themes.create(sky));
  await admin.as(() => Themes.use({ own: own._id }));
  await admin.as(() => Permissions.change({ changes: { enforceBranding: true } }));
  expect(await admin.colors()).toEqual(ownColors);
  await expect(admin.as(() => Themes.use({ own: own._id }))).rejects.toMatchObject({ code: "forbidden" });
  expect(await admin.as(() => Themes.use({ own: null }))).toMatchObject({ own: null, enforced: true });
});

it("reaches another corporation's themes for staff alone", async () => {
  const admin = await someone(["officer", "admin"]);
  const { corpId } = admin;
  const staff = await someone(["officer", "staff"]);
  const stranger = await someone(["officer", "admin"]);
  const { _id: id } = await staff.as(() => Themes.create({ ...forest, corpID: corpId }));
  expect(await staff.as(() => Themes.use({ corpID: corpId, corp: id }))).toMatchObject({ corp: id });
  expect(await admin.as(() => Themes.inUse())).toMatchObject({ corp: id, own: null });
  expect((await admin.as(() => Audit.list({ scope: "corp" }))).map(({ kind }) => kind)).toContain("corp-theme.chosen");
  await expect(stranger.as(() => Themes.list(corpId))).rejects.toMatchObject(missing);
  await expect(stranger.as(() => Themes.use({ corpID: corpId, corp: null }))).rejects.toMatchObject(missing);
  await expect(stranger.as(() => Themes.remove({ id, corpID: corpId }))).rejects.toMatchObject(missing);
});

it("keeps fifty of an owner and no more, also when they come at once, and one that goes makes room", async () => {
  const ann = await someone();
  for (let made = 0; made < 46; made++) await ann.as(() => Themes.create({ ...sky, name: `Theme ${made}` }));
  const last = await Promise.allSettled(Array.from({ length: 9 }, () => ann.as(() => Themes.create(sky))));
  expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  const all = await ann.as(() => Themes.list());
  expect(all).toHaveLength(50);
  await expect(ann.as(() => Themes.create(sky))).rejects.toMatchObject({ code: "conflict" });
  await ann.as(() => Themes.remove({ id: all[0]!._id }));
  await ann.as(() => Themes.create(forest));
});

it("makes one theme of what is sent again under its id, also when fifty are there", async () => {
  const ann = await someone();
  const _id = newId("theme");
  await Promise.all([0, 1].map(() => ann.as(() => Themes.create({ ...forest, _id }))));
  expect(await ann.as(() => Themes.list())).toHaveLength(1);
  for (let made = 1; made < 50; made++) await ann.as(() => Themes.create(sky));
  const again = await ann.as(() => Themes.create({ ...forest, _id, name: "Sent last" }));
  expect(again).toMatchObject({ _id, name: "Sent last" });
  expect(await ann.as(() => Themes.list())).toHaveLength(50);
  const bob = await someone();
  expect(await bob.as(() => Themes.create({ ...sky, _id }))).toMatchObject({ name: "Sky" });
  expect(await ann.as(() => Themes.list())).toContainEqual(again);
});
