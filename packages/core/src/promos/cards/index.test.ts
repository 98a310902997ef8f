import { startFiles } from "@highway/local/files";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import * as Files from "../../files/index";
import { pngOf } from "../../files/picture.fixture";
import { easternInstant, inEastern } from "../../market/quotes/pure/eastern";
import * as Audit from "../../people/audit/index";
import { personOf } from "../../people/permissions/person.fixture";
import { advance, now } from "../../platform/clock";
import { newId } from "../../platform/id";
import { addDays } from "../../platform/pure/working-day";
import * as Promos from "../index";
import * as Cards from "./index";
import { CardInput } from "./schema";

beforeAll(() => runBeside(startTable(), startFiles()));

type Person = Awaited<ReturnType<typeof personOf>>;
type Typed = Parameters<typeof CardInput.parse>[0] & object;
const anAdmin = () => personOf(["officer", "admin"]);
const card = { header: "Buyer guide", link: "https://summit.example/guide", places: ["home" as const] };
const make = (admin: Person, more: Typed = {}) => admin.as(() => Cards.create({ card: { ...card, ...more } }));
const sees = (who: Person, location: "home" | "results" | "markets") => who.as(() => Cards.at({ location }));
const missing = { code: "missing" };
const day = (ahead: number) => addDays(inEastern(now()).day, ahead);

it("shows an officer the first three of a place in the corporation's order, in the specification's fields", async () => {
  const admin = await anAdmin();
  const officer = await personOf(["officer"], admin.corpId);
  expect(await sees(officer, "home")).toEqual([]);
  const made = [];
  for (const header of ["One", "Two", "Three", "Four"]) made.push(await make(admin, { header }));
  await make(admin, { header: "Elsewhere", places: ["results", "markets"] });
  const headers = async () => (await sees(officer, "home")).map(({ header }) => header);
  expect(await sees(officer, "home")).toHaveLength(3);
  expect((await sees(officer, "home"))[0]).toEqual({ _id: made[0]!._id, imgUrl: null, header: "One", link: card.link });
  const cards = [made[3]!._id, made[1]!._id, newId("promoCard"), made[1]!._id];
  await admin.as(() => Cards.putInOrder({ cards }));
  expect(await headers()).toEqual(["Four", "Two", "One"]);
  expect((await sees(officer, "markets")).map(({ header }) => header)).toEqual(["Elsewhere"]);
  expect(await sees(await anAdmin(), "home")).toEqual([]);
});

it("shows a card on its days alone, and none that is off", async () => {
  const admin = await anAdmin();
  await make(admin, { header: "Over", until: day(-1) });
  await make(admin, { header: "Not yet", from: day(1) });
  await make(admin, { header: "Off", isOn: false });
  await make(admin, { header: "Today", from: day(0), until: day(0) });
  expect((await sees(admin, "home")).map(({ header }) => header)).toEqual(["Today"]);
  expect(await admin.as(() => Cards.list({}))).toHaveLength(4);
});

it("counts since the day on which a card was made in New York, where the evening is still that day", async () => {
  const admin = await anAdmin();
  const tomorrow = day(1);
  advance(easternInstant(tomorrow, 22 * 60) - now());
  expect((await make(admin)).since).toBe(tomorrow);
  expect((await admin.as(() => Cards.list({}))).map(({ since }) => since)).toEqual([tomorrow]);
});

it("refuses a card of which anything was changed after it was read, also when both come at once", async () => {
  const admin = await anAdmin();
  const was = await make(admin);
  const save = (more: object) => admin.as(() => Cards.update({ id: was._id, card: { ...card, ...more, was } }));
  const both = await Promise.allSettled([save({ places: ["results"] }), save({ places: ["markets"] })]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [current] = await admin.as(() => Cards.list({}));
  const refusal = { code: "conflict", message: "This card was changed after you opened it.", current };
  await expect(save({ header: "Seller guide" })).rejects.toMatchObject(refusal);
  expect(await admin.as(() => Cards.update({ id: was._id, card }))).toMatchObject(card);
});

it("is run by the admin of the corporation and by staff, and by nobody else; each deed is in the trail", async () => {
  const admin = await anAdmin();
  const { _id: id } = await make(admin);
  const { corpId: corpID } = admin;
  for (const other of [await personOf(["officer"], corpID), await anAdmin()])
    for (const deed of [
      () => Cards.update({ id, corpID, card }),
      () => Cards.remove({ id, corpID }),
      () => Cards.list({ corpID }),
      () => Cards.create({ corpID, card }),
      () => Cards.putInOrder({ corpID, cards: [] }),
    ])
      await expect(other.as(async () => deed())).rejects.toMatchObject(missing);
  const stranger = await anAdmin();
  await expect(stranger.as(() => Cards.update({ id, card }))).rejects.toMatchObject(missing);
  await expect(stranger.as(() => Cards.remove({ id }))).rejects.toMatchObject(missing);
  const staff = await personOf(["officer", "staff"]);
  await staff.as(() => Cards.update({ id, corpID, card: { ...card, header: "By staff" } }));
  await admin.as(() => Cards.putInOrder({ cards: [id] }));
  await admin.as(() => Cards.remove({ id }));
  const trail = await admin.as(() => Audit.list({ scope: "corp" }));
  expect(trail.map(({ kind }) => kind)).toEqual([
    ...["promo-card.deleted", "promo-cards.ordered", "promo-card.saved", "promo-card.created"],
  ]);
});

it.each(["javascript:alert(1)", "summit.example", "ftp://summit.example", ""])("refuses the link %s", (link) => {
  const { error } = CardInput.safeParse({ ...card, link });
  expect(error!.issues.map(({ message, path }) => [path[0], message])).toEqual([["link", "Invalid URL."]]);
});

it("refuses a card that ends before it begins, and one without a place", () => {
  const sentence = (more: object) => CardInput.safeParse({ ...card, ...more }).error!.issues[0]!.message;
  expect(sentence({ from: "2026-12-02", until: "2026-12-01" })).toBe("The last day must not be before the first");
  expect(sentence({ places: [] })).toBe("Choose at least one place");
});

it("counts what members see and open, also while the card is saved, and nobody else's", async () => {
  const admin = await anAdmin();
  const { _id } = await make(admin);
  const officer = await personOf(["officer"], admin.corpId);
  const events = (["seen", "seen", "opened"] as const).map((event) =>
    officer.as(() => Cards.countEvent({ event, _id })),
  );
  await Promise.all([...events, admin.as(() => Cards.update({ id: _id, card: { ...card, header: "Other" } }))]);
  expect(await admin.as(() => Cards.list({}))).toMatchObject([{ header: "Other", seen: 2, opened: 1 }]);
  const rival = await anAdmin();
  await expect(rival.as(() => Cards.countEvent({ event: "seen", _id }))).rejects.toMatchObject(missing);
});

it("makes one card of what is sent again under its id, and 24 at most", async () => {
  const admin = await anAdmin();
  const _id = newId("promoCard");
  await make(admin, { _id } as object);
  await make(admin, { _id, header: "Sent last" } as object);
  expect(await admin.as(() => Cards.list({}))).toMatchObject([{ _id, header: "Sent last" }]);
  for (let made = 1; made < 24; made++) await make(admin);
  await expect(make(admin)).rejects.toMatchObject({ code: "conflict" });
  expect(await make(admin, { _id, header: "Sent again" } as object)).toMatchObject({ _id, header: "Sent again" });
});

it("keeps 24 also when they come at once, and one that goes makes room", async () => {
  const admin = await anAdmin();
  for (let made = 0; made < 20; made++) await make(admin);
  const last = await Promise.allSettled(Array.from({ length: 9 }, () => make(admin)));
  expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  const all = await admin.as(() => Cards.list({}));
  expect(all).toHaveLength(24);
  await admin.as(() => Cards.remove({ id: all[0]!._id }));
  await make(admin);
});

it("refuses a picture that is not there, at its field", async () => {
  const admin = await anAdmin();
  const { _id: id } = await make(admin);
  const imgUrl = `/v1/promos/ad-picture?pictureID=${newId("adPicture")}`;
  const sentence = "That picture no longer exists. Choose another one.";
  const refusal = { code: "invalid", message: sentence, fields: { imgUrl: sentence } };
  await expect(make(admin, { imgUrl })).rejects.toMatchObject(refusal);
  await expect(admin.as(() => Cards.update({ id, card: { ...card, imgUrl } }))).rejects.toMatchObject(refusal);
});

it("keeps a picture while a card or an ad has it", async () => {
  const admin = await anAdmin();
  const body = pngOf(500, 200);
  const type = "image/png";
  const { fullPath, signedUrl } = await admin.as(() => Files.signUpload({ path: "ad/a.png", type, size: body.length }));
  await fetch(signedUrl, { method: "PUT", headers: { "content-type": type }, body });
  const { url: imgUrl } = await admin.as(() => Promos.keepPicture({ fullPath }));
  const reads = async () => (await admin.as(() => Files.adPicture({ pictureID: imgUrl!.split("=")[1]! }))).bytes.length;
  const { _id: id } = await make(admin, { imgUrl });
  const words = { header: "Ad", buttonText: "See", link: card.link, location: "home" as const };
  const ad = await admin.as(() => Promos.create({ ad: { ...words, imgUrl } }));
  await admin.as(() => Promos.remove({ id: ad._id }));
  expect(await reads()).toBeGreaterThan(0);
  await admin.as(() => Cards.update({ id, card }));
  await expect(reads()).rejects.toMatchObject(missing);
});
