import { startFiles } from "@highway/local/files";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it, vi } from "vitest";
import * as Files from "../files/index";
import { pngOf } from "../files/picture.fixture";
import * as Audit from "../people/audit/index";
import * as Permissions from "../people/permissions/index";
import { personOf, type Role } from "../people/permissions/person.fixture";
import { newId } from "../platform/id";
import { AdEntity } from "./entity";
import * as Promos from "./index";
import { AdInput } from "./schema";

beforeAll(() => runBeside(startTable(), startFiles()));

async function someone(roles?: Role[], corp?: string) {
  const person = await personOf(roles, corp);
  return { ...person, sees: (location: "home" | "results") => person.as(() => Promos.adAt({ location })) };
}
const anAdmin = () => someone(["officer", "admin"]);
const words = { header: "Rate locks", buttonText: "See how", link: "https://summit.example/locks" };
const ad = { ...words, location: "home" } as const;
const make = (admin: Awaited<ReturnType<typeof someone>>, more: object = {}) =>
  admin.as(() => Promos.create({ ad: { ...ad, ...more } }));
const missing = { code: "missing" };

it("shows an officer the newest ad that is on at the place, in the specification's fields", async () => {
  const admin = await anAdmin();
  const officer = await someone(["officer"], admin.corpId);
  expect(await officer.sees("home")).toEqual([]);
  const first = await make(admin);
  const second = await make(admin, { header: "Newer" });
  await make(admin, { isOn: false });
  await make(admin, { location: "results" });
  const plain = { imgUrl: null, mobileImgUrl: null, isFullImg: false, body: "", palette: "lightGreen" };
  expect(await officer.sees("home")).toEqual([{ ...words, ...plain, header: "Newer", _id: second._id }]);
  await admin.as(() => Promos.remove({ id: second._id }));
  expect((await officer.sees("home")).map(({ _id }) => _id)).toEqual([first._id]);
  expect(await (await someone()).sees("home")).toEqual([]);
});

it("shows none where the corporation shows no ads", async () => {
  const admin = await anAdmin();
  await make(admin);
  await admin.as(() => Permissions.change({ changes: { allowSiteBanners: false } }));
  expect(await admin.sees("home")).toEqual([]);
  expect(await admin.as(() => Promos.list({}))).toHaveLength(1);
});

it("is run by the admin of the corporation and by staff, and by nobody else", async () => {
  const admin = await anAdmin();
  const { _id: id } = await make(admin);
  const { corpId: corpID } = admin;
  for (const other of [await someone(["officer"], corpID), await anAdmin()])
    for (const deed of [
      () => Promos.update({ id, corpID, ad }),
      () => Promos.remove({ id, corpID }),
      () => Promos.list({ corpID }),
      () => Promos.create({ corpID, ad }),
    ])
      await expect(other.as(async () => deed())).rejects.toMatchObject(missing);
  const stranger = await anAdmin();
  await expect(stranger.as(() => Promos.update({ id, ad }))).rejects.toMatchObject(missing);
  const staff = await someone(["officer", "staff"]);
  await staff.as(() => Promos.update({ id, corpID, ad: { ...ad, header: "By staff" } }));
  expect(await admin.as(() => Promos.list({}))).toMatchObject([{ _id: id, header: "By staff" }]);
  await admin.as(() => Promos.remove({ id }));
  await expect(admin.as(() => Promos.remove({ id }))).rejects.toMatchObject(missing);
  const trail = await admin.as(() => Audit.list({ scope: "corp" }));
  expect(trail.map(({ kind }) => kind)).toEqual(["ad.deleted", "ad.saved", "ad.created"]);
});

it("refuses an ad of which anything was changed after it was read; counts are no change", async () => {
  const admin = await anAdmin();
  const was = await make(admin);
  const save = (more: object) => admin.as(() => Promos.update({ id: was._id, ad: { ...ad, ...more, was } }));
  const seen = { event: "ad_widget_impression", ad_id: was._id, cta: "See how", destination_url: words.link } as const;
  await admin.as(() => Promos.countEvent(seen));
  const current = await save({ header: "Lock for 90 days" });
  const refusal = { code: "conflict", message: "This ad was changed after you opened it.", current };
  await expect(save({ link: "https://summit.example/other" })).rejects.toMatchObject(refusal);
  const both = await Promise.allSettled([save({ header: "One" }), save({ header: "Two" })]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await admin.as(() => Promos.update({ id: was._id, ad }))).toMatchObject({ ...words, impressions: 1 });
});

it.each([
  "javascript:alert(1)",
  "summit.example",
  "ftp://summit.example",
  "//summit.example",
  "http://",
  "data:text/html,x",
])("takes no ad that leads to %s", (link) => {
  expect(AdInput.safeParse({ ...ad, link }).error?.issues).toMatchObject([{ path: ["link"], message: "Invalid URL." }]);
});

it.each([
  ...[
    "https://a.example/b c",
    "https://a.example/b\tc",
    "https://a.example\\@b.example",
    "https://a.example/\u202egpj",
  ],
  ...["https:a.example", "https:///a.example", "\u0000https://a.example"],
])("takes no ad whose link is %j", (link) => {
  expect(AdInput.safeParse({ ...ad, link }).error?.issues).toMatchObject([{ path: ["link"], message: "Invalid URL." }]);
});

it.each([
  [
    "https://summit.example@evil.example/",
    "Remove what is before the @ sign: a link must not hold a name or a password.",
  ],
  ["http://user:word@a.example", "Remove what is before the @ sign: a link must not hold a name or a password."],
  ["https://@a.example", "Remove what is before the @ sign: a link must not hold a name or a password."],
  ["https://s\u0443mmit.example", "Write the site's name in plain letters (a to z): others can look like them."],
  [
    "https://www.xn--smmit-8ze.example/a",
    "Write the site's name in plain letters (a to z): others can look like them.",
  ],
  ["https://\uff53ummit.example", "Write the site's name in plain letters (a to z): others can look like them."],
])("says why no ad may lead to %s", (link, message) => {
  expect(AdInput.safeParse({ ...ad, link }).error?.issues).toMatchObject([{ path: ["link"], message }]);
});

it("shows an ad whose link was saved when it was allowed", async () => {
  const admin = await anAdmin();
  const { _id } = await make(admin);
  const link = "https://user:word@summit.example";
  await AdEntity.patch({ ownerId: admin.corpId, adId: _id })
    .data(({ record }, { set }) => set(record.link, link))
    .go();
  expect(await admin.as(() => Promos.list({}))).toMatchObject([{ _id, link }]);
});

it("takes http and https, and a picture where the ad is one", () => {
  for (const link of ["http://a.example", "HTTPS://a.example/b?c=d", "https://a.example:8443/@b#c@d"])
    expect(AdInput.safeParse({ ...ad, link }).success).toBe(true);
  expect(AdInput.safeParse({ ...ad, isFullImg: true }).error?.issues[0]).toMatchObject({ path: ["imgUrl"] });
});

it("counts what its corporation's people saw and pressed, through a save, and of nobody else", async () => {
  const admin = await anAdmin();
  const officer = await someone(["officer"], admin.corpId);
  const { _id } = await make(admin);
  const event = (event: "ad_widget_impression" | "ad_widget_click") =>
    Promos.countEvent({ event, ad_id: _id, cta: ad.buttonText, destination_url: ad.link });
  const both = [officer, admin].map((one) => one.as(() => event("ad_widget_impression")));
  await Promise.all([...both, officer.as(() => event("ad_widget_click"))]);
  await admin.as(() => Promos.update({ id: _id, ad: { ...ad, header: "Other" } }));
  expect(await admin.as(() => Promos.list({}))).toMatchObject([{ header: "Other", impressions: 2, clicks: 1 }]);
  await expect((await someone()).as(() => event("ad_widget_click"))).rejects.toMatchObject(missing);
  await admin.as(() => Promos.remove({ id: _id }));
  await expect(officer.as(() => event("ad_widget_click"))).rejects.toMatchObject(missing);
  expect(await admin.as(() => Promos.list({}))).toEqual([]);
});

async function newPicture(admin: Awaited<ReturnType<typeof anAdmin>>) {
  const body = pngOf(800, 200);
  const type = "image/png";
  const { fullPath, signedUrl } = await admin.as(() => Files.signUpload({ path: "ad/a.png", type, size: body.length }));
  await fetch(signedUrl, { method: "PUT", headers: { "content-type": type }, body });
  const { url } = await admin.as(() => Promos.keepPicture({ fullPath }));
  return { fullPath, url };
}

it("refuses a picture that is not there, or is another corporation's, at its field", async () => {
  const admin = await anAdmin();
  const { url } = await newPicture(await anAdmin());
  const { _id: id } = await make(admin);
  const sentence = "That picture no longer exists. Choose another one.";
  for (const field of ["imgUrl", "mobileImgUrl"] as const)
    for (const address of [url, `/v1/promos/ad-picture?pictureID=${newId("adPicture")}`]) {
      const refusal = { code: "invalid", message: sentence, fields: { [field]: sentence } };
      await expect(make(admin, { [field]: address })).rejects.toMatchObject(refusal);
      const save = admin.as(() => Promos.update({ id, ad: { ...ad, [field]: address } }));
      await expect(save).rejects.toMatchObject(refusal);
    }
});

it("asks where another admin changed the picture meanwhile, and minds no picture that was gone before", async () => {
  const admin = await anAdmin();
  const [was, next] = [(await newPicture(admin)).url, (await newPicture(admin)).url];
  const { _id: id } = await make(admin, { imgUrl: was });
  const save = (change: object) => admin.as(() => Promos.update({ id, ad: { ...ad, imgUrl: was, ...change } }));
  await save({ imgUrl: next });
  await expect(save({ header: "Mine", was: { ...ad, imgUrl: was } })).rejects.toMatchObject({
    code: "conflict",
    current: { imgUrl: next },
  });
  await Files.removeAdPicture(admin.corpId, next!);
  expect(await save({ imgUrl: next, header: "Mine" })).toMatchObject({ imgUrl: next, header: "Mine" });
});

it("keeps pictures for the corporation's people while an ad has them", async () => {
  const admin = await anAdmin();
  const { fullPath, url } = await newPicture(admin);
  const pictureID = url!.split("=")[1]!;
  const reads = async (who: typeof admin) => (await who.as(() => Files.adPicture({ pictureID }))).bytes.length;
  const one = await make(admin, { imgUrl: url });
  const other = await make(admin, { mobileImgUrl: url });
  expect(await reads(await someone(["officer"], admin.corpId))).toBeGreaterThan(0);
  await expect(reads(await anAdmin())).rejects.toMatchObject(missing);
  await admin.as(() => Promos.remove({ id: one._id }));
  expect(await reads(admin)).toBeGreaterThan(0);
  await admin.as(() => Promos.update({ id: other._id, ad }));
  await expect(reads(admin)).rejects.toMatchObject(missing);
  const officer = await someone(["officer"], admin.corpId);
  await expect(officer.as(async () => Promos.keepPicture({ fullPath }))).rejects.toMatchObject(missing);
});

it("writes down what was done to an ad though its pictures could not be removed", async () => {
  const admin = await anAdmin();
  const { _id: id } = await make(admin, { imgUrl: (await newPicture(admin)).url });
  vi.spyOn(Files, "removeAdPicture").mockRejectedValueOnce(new Error("No such bucket"));
  await expect(admin.as(() => Promos.update({ id, ad }))).rejects.toThrow();
  expect((await admin.as(() => Audit.list({ scope: "corp" })))[0]).toMatchObject({ kind: "ad.saved", subject: id });
});

it("makes one ad of what is sent again under its id, which keeps what was counted", async () => {
  const admin = await anAdmin();
  const _id = newId("ad");
  await Promise.all([make(admin, { _id }), make(admin, { _id })]);
  await admin.as(() =>
    Promos.countEvent({ event: "ad_widget_impression", ad_id: _id, cta: ad.buttonText, destination_url: ad.link }),
  );
  const again = await make(admin, { _id, header: "Sent last" });
  expect(again).toMatchObject({ _id, header: "Sent last", impressions: 1, clicks: 0 });
  expect(await admin.as(() => Promos.list({}))).toEqual([again]);
  const other = await anAdmin();
  await make(other, { _id, header: "Mine" });
  expect(await admin.as(() => Promos.list({}))).toEqual([again]);
});

it("keeps twenty ads of a corporation and no more, also when they come at once, and one that goes makes room", async () => {
  const admin = await anAdmin();
  for (let made = 0; made < 16; made++) await make(admin);
  const last = await Promise.allSettled(Array.from({ length: 9 }, () => make(admin)));
  expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  const all = await admin.as(() => Promos.list({}));
  expect(all).toHaveLength(20);
  await expect(make(admin)).rejects.toMatchObject({
    code: "conflict",
    message: "There are already 20 ads. Delete one first.",
  });
  expect(await make(admin, { _id: all[0]!._id, header: "Sent again" })).toMatchObject({ header: "Sent again" });
  await admin.as(() => Promos.remove({ id: all[0]!._id }));
  await make(admin);
});
