import { withoutMetadata } from "@highway/core/files/metadata";
import { pictureOf } from "@highway/core/files/picture";
import { jpegOf, pngOf } from "@highway/core/files/picture.fixture";
import * as Permissions from "@highway/core/people/permissions/index";
import * as Users from "@highway/core/people/users/index";
import { readFile, removeFile } from "@highway/core/platform/files";
import { startFiles } from "@highway/local/files";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { upload } from "./walk/play";
import { call, callAs, environment, newOfficer, type Officer, sessionOf } from "./walk/stage";

let officer: Officer;
let files: Awaited<ReturnType<typeof startFiles>>;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const table = await startTable();
  files = await startFiles();
  stop = () => Promise.all([table.stop(), files.stop()]);
  Object.assign(process.env, table.environment, files.environment, environment);
  officer = await newOfficer();
});
afterAll(() => stop());

const png = pngOf(300, 200);
const jpeg = jpegOf(640, 480);
const setHeadshot = (fullPath: string | null, who = officer) =>
  callAs(who, "PUT /v1/user/headshot", { body: { fullPath } });
const headshot = (query: { userID?: string; v?: string } = {}, who: Pick<Officer, "cookie"> = officer) =>
  callAs(who, "GET /v1/user/headshot", { query });
/** Follows an address that an answer gave. */
const follow = (address: string, who = officer) => {
  const url = new URL(address, "http://highway.test");
  return call(`GET ${url.pathname}`, { query: Object.fromEntries(url.searchParams), cookies: [who.cookie] });
};
const missing = { status: 404, body: { error: { code: "missing", alertMessage: "There is no such picture." } } };
const gone = { status: 404, body: { error: { code: "missing", alertMessage: "That upload no longer exists." } } };

describe("a headshot", () => {
  it("is uploaded, checked, kept, shown, replaced and taken away", async () => {
    expect(await headshot()).toMatchObject(missing);
    const first = await setHeadshot(await upload(officer, "headshot/me.png", png));
    const address = first.body.data[0].header.headshot;
    expect(address).toMatch(new RegExp(`^/v1/user/headshot\\?userID=${officer.id}&v=[0-9a-f]{12}$`));
    expect((await follow(address)).bytes).toEqual(Buffer.from(png));

    const second = await setHeadshot(await upload(officer, "headshot/me.jpg", jpeg, "image/jpeg"));
    const shown = await follow(second.body.data[0].header.headshot);
    // Without what the camera wrote beside it, also where no page has drawn it anew.
    expect(Buffer.from(jpeg).includes("hello")).toBe(true);
    expect(shown.bytes).toEqual(Buffer.from(withoutMetadata(jpeg, "image/jpeg")));
    expect(shown.bytes?.includes("hello")).toBe(false);
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": 'inline; filename="headshot.jpg"',
    });
    const me = await callAs(officer, "GET /v1/user", {});
    expect(me.body.data[0].header.headshot).toBe(second.body.data[0].header.headshot);

    const none = await setHeadshot(null);
    expect(none.body.data[0].header.headshot).toBeNull();
    expect(await headshot()).toMatchObject(missing);
  });

  it("is kept by the browser while its address names its version, and asked for again otherwise", async () => {
    const { body } = await setHeadshot(await upload(officer, "headshot/me.png", png));
    const address = body.data[0].header.headshot;
    const cached = async (to: string) => (await follow(to)).headers["cache-control"];
    expect(await cached(address)).toBe("private, max-age=31536000, immutable");
    expect(await cached(address.replace(/&v=.*/, ""))).toBe("no-store");
    expect(await cached(address.replace(/&v=.*/, "&v=000000000000"))).toBe("no-store");
  });

  it("is seen by the admin of the corporation, and by no other officer of it or another", async () => {
    await setHeadshot(await upload(officer, "headshot/me.png", png));
    const join = async (corpID: string, isAdmin: boolean) => {
      const email = `${crypto.randomUUID()}@highway.test`;
      const { id } = await Users.create({ email, fullName: "Somebody Else", corpID, isAdmin });
      return { cookie: `highway_session=${await sessionOf(id)}` };
    };
    const elsewhere = await Permissions.createCorporation({ name: "Elsewhere" });
    const seenBy = async (corpID: string, isAdmin: boolean) =>
      headshot({ userID: officer.id }, await join(corpID, isAdmin));
    expect((await seenBy(officer.corpID, true)).bytes).toEqual(Buffer.from(png));
    for (const refused of [await seenBy(officer.corpID, false), await seenBy(elsewhere.id, true)])
      expect(refused).toMatchObject(missing);
  });

  it("is written into the audit trail", async () => {
    const { body } = await callAs(officer, "GET /v1/audit", { query: {} });
    const kinds = body.data.map(({ kind, subject }: { kind: string; subject: string }) => [kind, subject]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ["headshot.changed", officer.id],
        ["headshot.removed", officer.id],
      ]),
    );
  });
});

it("keeps a logo, and a headshot for each co-brand, apart from one another", async () => {
  const cobrand = async (name: string): Promise<string> =>
    (await callAs(officer, "POST /v1/user/cobrands", { body: { name } })).body.data[0].cbID;
  const setCobrand = async (cbID: string, bytes: Uint8Array<ArrayBuffer>) => {
    const fullPath = await upload(officer, "cobrand-headshot/agent.png", bytes);
    return callAs(officer, "PUT /v1/user/cobrand-headshot", { query: { cbID }, body: { fullPath } });
  };
  const logo = await callAs(officer, "PUT /v1/user/logo", {
    body: { fullPath: await upload(officer, "logo/company.png", pngOf(9, 9)) },
  });
  const [one, two] = [
    await setCobrand(await cobrand("A"), pngOf(1, 1)),
    await setCobrand(await cobrand("B"), pngOf(2, 2)),
  ];
  expect((await follow(logo.body.data[0].header.logo)).bytes).toEqual(Buffer.from(pngOf(9, 9)));
  expect((await follow(one.body.data[0].url)).bytes).toEqual(Buffer.from(pngOf(1, 1)));
  expect((await follow(two.body.data[0].url)).bytes).toEqual(Buffer.from(pngOf(2, 2)));
  expect(await follow(`/v1/user/cobrand-headshot?cbID=${await cobrand("C")}`)).toMatchObject(missing);
});

describe("quarantine", () => {
  it("lets nothing pass that is not what it was said to be, and deletes it", async () => {
    const fullPath = await upload(officer, "headshot/me.png", new TextEncoder().encode("<script>alert(1)</script>"));
    const sentence = "File needs to be PNG format.";
    expect(await setHeadshot(fullPath)).toMatchObject({
      status: 400,
      body: { error: { alertMessage: sentence, fields: { fullPath: sentence } } },
    });
    expect(await setHeadshot(fullPath)).toMatchObject(gone);
  });

  it("gives out each upload once, as what it was for, and to whom it belongs", async () => {
    const another = await newOfficer();
    const fullPath = await upload(officer, "headshot/me.png", png);
    expect(await setHeadshot(fullPath, another)).toMatchObject(gone);
    expect(await setHeadshot(fullPath.replace(officer.id, another.id), another)).toMatchObject(gone);
    const asLogo = fullPath.replace("/headshot/", "/logo/");
    expect(await callAs(officer, "PUT /v1/user/logo", { body: { fullPath } })).toMatchObject(gone);
    expect(await callAs(officer, "PUT /v1/user/logo", { body: { fullPath: asLogo } })).toMatchObject(gone);
    expect((await setHeadshot(fullPath)).status).toBe(200);
    expect(await setHeadshot(fullPath)).toMatchObject(gone);
  });

  it.each([
    "kept/usr_00000000000000000000000000/headshot",
    "incoming/usr_00000000000000000000000000/headshot/../../x",
    "incoming/usr_00000000000000000000000000/report/fil_00000000000000000000000000",
    "/etc/passwd",
    "",
  ])("knows no upload called %j", async (fullPath) => {
    const { status, body } = await setHeadshot(fullPath);
    expect([status, body.error.fields]).toEqual([400, { fullPath: "That upload no longer exists." }]);
  });

  it.each([
    [{ path: "headshot/../../kept/x" }, "path"],
    [{ path: "headshot/.." + "/x" }, "path"],
    [{ path: "kept/me.png" }, "path"],
    [{ path: "headshot/" }, "path"],
    [{ path: "me.png" }, "path"],
    [{ type: "image/svg+xml" }, "type"],
    [{ type: "text/html" }, "type"],
    [{ size: 0 }, "size"],
    [{ size: 4 * 1024 * 1024 + 1 }, "size"],
    [{ size: 1.5 }, "size"],
  ])("signs nothing for %j", async (change, field) => {
    const query = { path: "headshot/me.png", type: "image/png", size: 100, ...change };
    const { status, body } = await call("GET /v1/{base}/file-signed-url", {
      path: { base: "lc2" },
      query,
      cookies: [officer.cookie],
    });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  });

  it.each([
    ["headshot/me.PNG", png, "image/png"],
    ["headshot/me.jpeg", jpeg, "image/jpeg"],
  ] as const)("signs an address for a path alone, %s, and the picture is kept", async (path, bytes, type) => {
    const { body } = await callAs(officer, "GET /v1/{base}/file-signed-url", { path: { base: "pa" }, query: { path } });
    const { fullPath, signedUrl } = body.data;
    const put = (as: string) => fetch(signedUrl, { method: "PUT", headers: { "content-type": as }, body: bytes });
    expect((await put("text/html")).status).toBe(403);
    expect((await put(type)).status).toBe(200);
    expect((await setHeadshot(fullPath)).status).toBe(200);
  });

  it("asks for the size of such a picture when it is kept, and reads nothing of a larger one", async () => {
    const query = { path: "headshot/large.png" };
    const { body } = await callAs(officer, "GET /v1/{base}/file-signed-url", { path: { base: "lc2" }, query });
    const { fullPath, signedUrl } = body.data;
    const large = Buffer.concat([png, new Uint8Array(4 * 1024 * 1024)]);
    const put = await fetch(signedUrl, { method: "PUT", headers: { "content-type": "image/png" }, body: large });
    expect(put.status).toBe(200);
    expect(await readFile(fullPath, { atMost: 1000 })).toMatchObject({ isTooLarge: true, bytes: new Uint8Array() });
    const refused = await setHeadshot(fullPath);
    const sentence = "The file must not be larger than 4 MB.";
    expect([refused.status, refused.body.error.fields]).toEqual([400, { fullPath: sentence }]);
    expect(await readFile(fullPath)).toBeUndefined();
  });

  it.each(["headshot/me", "headshot/me.gif", "headshot/png"])("needs the type of %s", async (path) => {
    const ask = (query: object) =>
      call("GET /v1/{base}/file-signed-url", { path: { base: "lc2" }, query, cookies: [officer.cookie] });
    const { status, body } = await ask({ path });
    expect([status, body.error.fields]).toEqual([400, { path: "File needs to be PNG or JPEG format." }]);
    expect((await ask({ path, type: "image/png" })).status).toBe(200);
  });

  it("puts every upload below the officer, whatever it is called", async () => {
    const query = { path: "headshot/Ünïque name (1)..png", type: "image/png", size: 100 } as const;
    const { body } = await callAs(officer, "GET /v1/{base}/file-signed-url", { path: { base: "mkit" }, query });
    expect(body.data.fullPath).toMatch(new RegExp(`^incoming/${officer.id}/headshot/fil_[0-9a-z]{26}$`));
    expect(new URL(body.data.signedUrl).pathname).toBe(`/highway-files/${body.data.fullPath}`);
  });

  it("answers as the catalogue does when the files cannot be reached", async () => {
    const fullPath = await upload(officer, "headshot/me.png", png);
    const log = vi.spyOn(console, "error").mockReturnValue();
    process.env.FILES_BUCKET = "another-bucket";
    const { status, body } = await setHeadshot(fullPath);
    Object.assign(process.env, files.environment);
    log.mockRestore();
    expect([status, body.error.alertMessage]).toEqual([500, "Failed to upload."]);
  });
});

describe("a picture that a form brings", () => {
  const send = (fields: object, who = officer) =>
    call("POST /v1/{base}/upload-image", { path: { base: "lc2" }, body: fields, cookies: [who.cookie] });

  it.each([
    ["kitchen.png", png, "image/png"],
    ["kitchen.jpg", jpeg, "image/jpeg"],
    ["misnamed.txt", jpeg, "image/*"],
  ])("is kept and shown: %s", async (name, bytes, type) => {
    const { body } = await send({ file: { name, bytes }, type });
    const shown = await follow(body.data[0].url);
    expect([shown.status, shown.bytes && pictureOf(shown.bytes)]).toEqual([200, pictureOf(bytes)]);
    expect(shown.headers["cache-control"]).toBe("private, max-age=31536000, immutable");
  });

  it("is kept without what the camera wrote beside it", async () => {
    expect(Buffer.from(jpeg).includes("hello")).toBe(true);
    const { body } = await send({ file: { name: "kitchen.jpg", bytes: jpeg } });
    const shown = await follow(body.data[0].url);
    expect(shown.bytes?.includes("hello")).toBe(false);
  });

  it("is its owner's alone", async () => {
    const { body } = await send({ file: { name: "a.png", bytes: png } });
    expect(await follow(body.data[0].url, await newOfficer())).toMatchObject(missing);
  });

  it("is gone when its file is", async () => {
    const { body } = await send({ file: { name: "a.png", bytes: png } });
    const key = `kept/${officer.id}/image/${body.data[0].url.split("=")[1]}` as const;
    expect(await readFile(key)).toBeDefined();
    await removeFile(key);
    expect(await follow(body.data[0].url)).toMatchObject(missing);
  });

  const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
  const format = "File needs to be PNG or JPEG format.";
  it.each([
    [
      "another type than it says",
      { file: { name: "a.png", bytes: jpeg }, type: "image/png" },
      { file: "File needs to be PNG format." },
    ],
    ["a drawing with scripts", { file: { name: "a.svg", bytes: svg } }, { file: format }],
    ["a type that is not taken", { file: { name: "a.svg", bytes: svg }, type: "image/svg+xml" }, { type: format }],
    ["a text in its place", { file: "a.png" }, { file: "Choose a file." }],
    ["no file", { type: "image/png" }, { file: "Choose a file." }],
    [
      "a field that nobody knows",
      { file: { name: "a.png", bytes: png }, folder: "x" },
      { folder: 'There is no field "folder" here.' },
    ],
  ])("is refused with a sentence at the field: %s", async (_, fields, sentences) => {
    const { status, body } = await send(fields);
    expect([status, body.error.fields]).toEqual([400, sentences]);
  });
});
