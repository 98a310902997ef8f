import { randomUUID } from "node:crypto";
import { startFiles } from "@highway/local/files";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as Files from "../files/index";
import { pngOf } from "../files/picture.fixture";
import * as Permissions from "../people/permissions/index";
import { CorporationChange } from "../people/permissions/schema";
import { HeaderInput } from "../people/users/header.schema";
import * as Users from "../people/users/index";
import { ProfileInput } from "../people/users/schema";
import * as Settings from "../people/users/settings/index";
import { runAs } from "../platform/actor";
import { newId } from "../platform/id";
import { withLateReads } from "../platform/table/late-reads.fixture";
import * as Cobrands from "./cobrands/index";
import { CobrandInput } from "./cobrands/schema";
import * as Branding from "./index";
import { cobrandOf } from "./pure/cobrand-entry";
import { ownColors } from "./pure/constants";
import { phoneIn } from "./pure/phone-in";
import { Brand } from "./schema";

let stop: () => Promise<unknown>;
beforeAll(async () => {
  const [table, files] = await Promise.all([startTable(), startFiles()]);
  Object.assign(process.env, table.environment, files.environment, { STAFF_DOMAIN: "provider.test" });
  stop = () => Promise.all([table.stop(), files.stop()]);
});
afterAll(() => stop());

type Given = Parameters<typeof Permissions.createCorporation>[0];
async function officerOf(corporation: Partial<Given> = {}, header: Parameters<typeof Users.create>[0]["header"] = {}) {
  const { id: corpID } = await Permissions.createCorporation({ name: "Summit Home Lending", ...corporation });
  return Users.create({ email: `${randomUUID()}@highway.test`, fullName: "Dana Whitfield", corpID, header });
}
type Officer = Awaited<ReturnType<typeof officerOf>>;
const as = <R>({ id, corpID, roles }: Officer, deed: () => R): R =>
  runAs({ kind: "person", userId: id, corpId: corpID, sessionId: "ses_1", roles }, { address: "", agent: "" }, deed);

const typed = {
  name: "Dana Whitfield",
  company: "Whitfield Loans",
  license: "9401827",
  address: "4100 Wake Ridge Road",
  city: "Raleigh",
  state: "NC",
  zip: "27609",
  logo: "/v1/user/logo?v=1",
  complianceLogos: "23",
  primaryPhone: { number: "9195550142", type: 0, ext: "204" },
  alternatePhone: { number: "9195550167", type: -1 },
} as const;
const marcus = { name: "Marcus Lee", company: "Oakline Realty", phone: "919 555 0119" };

describe("a brand", () => {
  it("is what the officer typed, as people read it", async () => {
    const brand = await Branding.of((await officerOf({ disclaimer: "Estimates only." }, typed)).id);
    expect(Brand.parse(brand)).toEqual(brand);
    expect(brand).toMatchObject({
      hasHeader: true,
      licenseLabel: "NMLS #9401827",
      logo: "user",
      hasHeadshot: false,
      complianceLogos: "23",
      corpDisclaimer: "Estimates only.",
      cobrand: null,
      colors: ownColors,
      postalAddress: "Whitfield Loans, 4100 Wake Ridge Road, Raleigh, NC 27609",
      phones: [
        { label: "Office", number: "9195550142", ext: "204", formatted: "(919) 555-0142 ext. 204" },
        { label: "", number: "9195550167", ext: "", formatted: "(919) 555-0167" },
      ],
    });
  });

  it("of an officer who typed nothing is empty, not wrong", async () => {
    expect(await Branding.of((await officerOf()).id)).toMatchObject({
      hasHeader: false,
      licenseLabel: "",
      phones: [],
      logo: null,
      postalAddress: "",
    });
  });

  it("shows what the corporation allows", async () => {
    const brandUnder = async (permissions: Given["permissions"], logo: string | null = "/corp") =>
      Branding.of((await officerOf({ permissions, logo }, typed)).id);
    expect((await brandUnder({})).logo).toBe("user");
    expect((await brandUnder({ useCorpLogo: true })).logo).toBe("corp");
    expect((await brandUnder({ useCorpLogo: true }, null)).logo).toBe("user");
    expect(await brandUnder({ enforceBranding: true })).toMatchObject({ logo: "corp", company: "Summit Home Lending" });
    expect((await brandUnder({ enforceBranding: true }, null)).logo).toBeNull();
    expect((await brandUnder({ compLogos: false })).complianceLogos).toBe("");
    const flags = { poweredBy: false, langVis: false, stateLicenseBeforeDisclaimer: true };
    expect(await brandUnder(flags)).toMatchObject(flags);
  });

  it("stands beside the co-brand that the report names, unless it is gone, another's or not to be shown", async () => {
    const dana = await officerOf();
    const { cbID } = await as(dana, () => Cobrands.create(marcus));
    expect((await Branding.of(dana.id, { cobrandID: cbID, cobrandPosition: "right" })).cobrand).toMatchObject({
      name: "Marcus Lee",
      position: "right",
      hasHeadshot: false,
      phone: { formatted: "(919) 555-0119" },
    });
    expect((await Branding.of(dana.id, { cobrandID: cbID })).cobrand?.position).toBe("left");
    expect((await Branding.of(dana.id, { cobrandID: newId("cobrand") })).cobrand).toBeNull();
    const other = await officerOf({ permissions: { showCobrand: false } });
    expect((await Branding.of(other.id, { cobrandID: cbID })).cobrand).toBeNull();
    const { cbID: hidden } = await as(other, () => Cobrands.create(marcus));
    expect((await Branding.of(other.id, { cobrandID: hidden })).cobrand).toBeNull();
  });
});

describe("the reading of a brand", () => {
  it("asks for the corporation once", async () => {
    const dana = await officerOf();
    const read = vi.spyOn(Permissions.CorporationEntity, "get");
    await Branding.of(dana.id);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  it("begins before it is known with whom the officer appears", async () => {
    const dana = await officerOf();
    const { cbID } = await as(dana, () => Cobrands.create(marcus));
    const corporation = vi.spyOn(Permissions.CorporationEntity, "get");
    const beginning = Promise.withResolvers<{ cobrandID: string }>();
    const brand = Branding.of(dana.id, beginning.promise);
    await expect.poll(() => corporation).toHaveBeenCalled();
    beginning.resolve({ cobrandID: cbID });
    expect((await brand).cobrand).toMatchObject({ cbID, name: "Marcus Lee" });
    corporation.mockRestore();
  });
});

describe("a header", () => {
  it("keeps both parts that two tabs save at the same moment, and the pictures", async () => {
    const dana = await officerOf({}, typed);
    await as(dana, () =>
      Promise.all([Settings.setHeader({ title: "Branch Manager" }), Settings.setHeader({ complianceLogos: "31" })]),
    );
    const { header } = await as(dana, () => Users.current());
    expect(header).toMatchObject({ ...dana.header, title: "Branch Manager", complianceLogos: "13" });
  });

  it("keeps the licenses that two tabs add, and asks about a field that both changed", async () => {
    const license = (stateLic: string) => ({ stateLic, licenseNum: "1", stateLang: "" });
    const dana = await officerOf({}, { ...typed, stateLicenses: [license("NC")] });
    const { header: was } = dana;
    const save = (changes: Parameters<typeof Settings.setHeader>[0]) =>
      as(dana, () => Settings.setHeader({ ...changes, was }));
    await Promise.all(["VA", "SC"].map((state) => save({ stateLicenses: [license("NC"), license(state)] })));
    const { header } = await save({ city: "Durham", primaryPhone: { number: "(919) 555-0100", type: 0 } });
    expect(header.stateLicenses.map(({ stateLic }) => stateLic).sort()).toEqual(["NC", "SC", "VA"]);
    const refusal = { code: "conflict", message: "Your header was changed after you opened it." };
    const other = expect.objectContaining({ header: expect.objectContaining({ city: "Durham" }) });
    await expect(save({ city: "Cary" })).rejects.toMatchObject({ ...refusal, current: other });
    await expect(save({ primaryPhone: { number: "9195550101", type: 0 } })).rejects.toMatchObject(refusal);
    // The same number again, written in another way.
    expect((await save({ primaryPhone: { number: "919.555.0100", type: 0 } })).header).toMatchObject({
      city: "Durham",
    });
  });

  it("takes a license and its label only where they fit each other, also when one is sent alone", async () => {
    const dana = await officerOf({}, { ...typed, license: "CA-DRE 0149", isNmls: false });
    const refusal = { code: "invalid", message: "An NMLS number is up to 12 digits" };
    const save = (changes: Parameters<typeof Settings.setHeader>[0]) => as(dana, () => Settings.setHeader(changes));
    await expect(save({ isNmls: true })).rejects.toMatchObject(refusal);
    await save({ isNmls: true, license: "9401827" });
    await expect(save({ license: "CA-DRE 0149" })).rejects.toMatchObject(refusal);
    expect((await save({ isNmls: false })).header).toMatchObject({ license: "9401827", isNmls: false });
    expect((await save({ license: "CA-DRE 0149" })).header.license).toBe("CA-DRE 0149");
  });

  it("leaves company and logo to a corporation that enforces its brand", async () => {
    const dana = await officerOf({ permissions: { enforceBranding: true } }, typed);
    const refusal = { code: "forbidden", message: "Your company sets this for all its officers." };
    await expect(as(dana, () => Settings.setHeader({ company: "Mine" }))).rejects.toMatchObject(refusal);
    await expect(as(dana, () => Settings.refuseEnforcedLogo())).rejects.toMatchObject(refusal);
    const saved = await as(dana, () => Settings.setHeader({ company: "Summit Home Lending", title: "Loan Officer" }));
    expect(saved.header).toMatchObject({ company: "Summit Home Lending", title: "Loan Officer" });
  });
});

describe("a co-brand", () => {
  const listed = async (officer: Officer) => (await as(officer, () => Cobrands.list())).map(cobrandOf);

  it("is saved, listed by name and deleted with its headshot", async () => {
    const dana = await officerOf();
    await as(dana, async () => {
      const { cbID } = await Cobrands.create(marcus);
      await Cobrands.create({ name: "Ann Builder" });
      const body = pngOf(8, 8);
      const { fullPath, signedUrl } = await Files.signUpload({
        path: "cobrand-headshot/m.png",
        type: "image/png",
        size: body.length,
      });
      const put = await fetch(signedUrl, { method: "PUT", headers: { "content-type": "image/png" }, body });
      expect(put.ok).toBe(true);
      // The co-brand was made just now.
      const { url } = await withLateReads(/\$cobrand_1/, () => Cobrands.setHeadshot({ cbID, fullPath }));
      await Cobrands.save({ cbID, ...marcus, title: "Real estate agent" });
      expect(await listed(dana)).toMatchObject([
        { name: "Ann Builder", headshot: null },
        { cbID, name: "Marcus Lee", title: "Real estate agent", phone: "9195550119", headshot: url },
      ]);
      await Cobrands.setHeadshot({ cbID, fullPath: null });
      expect((await Cobrands.ofOfficer(dana.id, cbID))?.headshot).toBeNull();
      await Cobrands.remove(cbID);
    });
    expect(await listed(dana)).toMatchObject([{ name: "Ann Builder" }]);
  });

  it("is one, however often it is sent under one id, and says what was sent last", async () => {
    const dana = await officerOf();
    const cbID = newId("cobrand");
    await as(dana, async () => {
      await Promise.all(Array.from({ length: 3 }, () => Cobrands.create({ cbID, ...marcus })));
      expect(cobrandOf(await Cobrands.create({ cbID, ...marcus, title: "Builder" }))).toMatchObject({ cbID });
      expect(await listed(dana)).toMatchObject([{ cbID, name: "Marcus Lee", title: "Builder" }]);
      // It counts once: 49 more find their place.
      for (let sevens = 0; sevens < 7; sevens++)
        await Promise.all(Array.from({ length: 7 }, () => Cobrands.create({ name: "A" })));
      await expect(Cobrands.create({ name: "One more" })).rejects.toMatchObject({ code: "conflict" });
      expect(cobrandOf(await Cobrands.create({ cbID, ...marcus }))).toMatchObject({ title: "" });
    });
    const other = await officerOf();
    await as(other, () => Cobrands.create({ cbID, name: "Mine" }));
    expect(
      [await listed(dana), await listed(other)].map((each) => each.find((one) => one.cbID === cbID)?.name),
    ).toEqual(["Marcus Lee", "Mine"]);
  });

  it("keeps what two tabs change of it, and asks about a field that both changed", async () => {
    const dana = await officerOf();
    await as(dana, async () => {
      const was = cobrandOf(await Cobrands.create(marcus));
      const { cbID } = was;
      const save = (changes: object) => Cobrands.save({ ...marcus, ...changes, cbID, was });
      await Promise.all([save({ title: "Builder" }), save({ email: "marcus@oakline.example" })]);
      const both = { title: "Builder", email: "marcus@oakline.example", phone: "9195550119" };
      expect(await listed(dana)).toMatchObject([both]);
      const refusal = { code: "conflict", message: "This co-brand was changed after you opened it." };
      const refused: { current?: never } = await save({ title: "Planner" }).catch((error) => error);
      expect(refused).toMatchObject(refusal);
      expect(cobrandOf(refused.current!)).toMatchObject(both);
      expect(cobrandOf(await Cobrands.save({ cbID, ...marcus, title: "Planner" }))).toMatchObject({ title: "Planner" });
    });
  });

  it("is nobody else's business: a foreign id answers as one that never was", async () => {
    const dana = await officerOf();
    const { cbID } = await as(dana, () => Cobrands.create(marcus));
    const other = await officerOf();
    const missing = { code: "missing", message: "That co-brand no longer exists." };
    const attempts = (id: string): (() => Promise<unknown>)[] => [
      () => Cobrands.save({ cbID: id, name: "Mine" }),
      () => Cobrands.remove(id),
      () => Cobrands.setHeadshot({ cbID: id, fullPath: null }),
    ];
    for (const deed of [...attempts(cbID), ...attempts(newId("cobrand"))])
      await expect(as(other, deed)).rejects.toMatchObject(missing);
    expect(await listed(dana)).toMatchObject([{ name: "Marcus Lee" }]);
  });

  it("is one of 50 at most, also when many are made at once; deleting one makes room", async () => {
    const dana = await officerOf();
    await as(dana, async () => {
      for (let tens = 0; tens < 4; tens++)
        await Promise.all(Array.from({ length: 10 }, () => Cobrands.create({ name: "A" })));
      const last = await Promise.allSettled(Array.from({ length: 13 }, () => Cobrands.create({ name: "B" })));
      expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
      const [first] = await Cobrands.list();
      await Cobrands.remove(first!.cbID);
      await Cobrands.create({ name: "C" });
      await expect(Cobrands.create({ name: "D" })).rejects.toMatchObject({ code: "conflict" });
    });
  });
});

it("says of each number whose it is, in the reader's language, and nothing of one of no kind", () => {
  const phone = { label: "Cell", formatted: "(919) 555-0142 ext. 204" } as const;
  expect(phoneIn("en", phone)).toBe("Cell: (919) 555-0142 ext. 204");
  expect(phoneIn("es", phone)).toBe("Celular: (919) 555-0142 ext. 204");
  expect(phoneIn("en", { ...phone, label: "" })).toBe("(919) 555-0142 ext. 204");
});

it("keeps no name on a report with a sign that turns the direction of what follows it", () => {
  const turned = "\u202e Ann\u2069 ";
  expect([
    HeaderInput.parse({ name: turned }).name,
    CobrandInput.parse({ name: turned }).name,
    CorporationChange.parse({ name: turned }).name,
    ProfileInput.parse({ fullName: turned }).fullName,
  ]).toEqual(["Ann", "Ann", "Ann", "Ann"]);
});
