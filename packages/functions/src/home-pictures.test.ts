/** Pictures of homes: where they come from, who sees them, and when they go. */

import { pictureKeys } from "@highway/core/files/keys";
import { pictureOf } from "@highway/core/files/picture";
import { pngOf } from "@highway/core/files/picture.fixture";
import { advance } from "@highway/core/platform/clock";
import { readFile } from "@highway/core/platform/files";
import { startFiles } from "@highway/local/files";
import { startOutside } from "@highway/local/outside";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { handler as removePictures } from "./jobs/remove-pictures";
import { upload } from "./walk/play";
import { openLink, type SavedReport, savedReport } from "./walk/sharing";
import { call, callAs, environment, newOfficer, type Officer } from "./walk/stage";

beforeAll(async () => {
  const stop = await runBeside(startTable(), startFiles(), startOutside());
  Object.assign(process.env, environment);
  return stop;
});

const where = { latitude: 35.853, longitude: -78.7 };
const png = pngOf(640, 400);
const isKept = async (officer: Officer, imageID: string) =>
  (await readFile(pictureKeys.image(officer.id, imageID))) !== undefined;

async function uploaded(officer: Officer) {
  const { status, body } = await callAs(officer, "POST /v1/user/pictures", {
    body: { fullPath: await upload(officer, "home/front.png", png) },
  });
  expect(status).toBe(201);
  return body.data[0] as { imageID: string; url: string };
}

/** Saves the report with this picture on each of its homes. */
async function shownOn(saved: SavedReport, image: string | undefined) {
  const { report } = (await callAs(saved.officer, "GET /v2/client/reports/{id}", { path: { id: saved.report.id } }))
    .body.data[0];
  const properties = report.properties.map(({ image: _, ...home }: { image?: string }) => ({
    ...home,
    ...(image && { image }),
  }));
  const answer = await callAs(saved.officer, "PUT /v2/client/reports/{id}", {
    path: { id: report.id },
    body: { report: { ...report, properties } },
  });
  expect(answer.body.error).toBeUndefined();
  return answer.body.data[0].report;
}
const remove = ({ officer, report }: SavedReport) =>
  callAs(officer, "DELETE /v2/client/reports/{id}", { path: { id: report.id } });

describe("the map of a place", () => {
  it("is answered as a picture of the sizes that a thumbnail has, and kept large enough for paper", async () => {
    const officer = await newOfficer();
    const { status, bytes, headers } = await callAs(officer, "GET /v1/location/map", { query: where });
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
    expect(pictureOf(bytes!)).toEqual({ type: "image/png", width: 640, height: 400 });
    const kept = await callAs(officer, "POST /v1/location/picture", { body: { ...where, view: "aerial" } });
    expect(kept.body.data[0]).toMatchObject({ made: "aerial", sample: true });
    const file = await readFile(pictureKeys.image(officer.id, kept.body.data[0].imageID));
    expect(pictureOf(file!.bytes)).toEqual({ type: "image/png", width: 1280, height: 800 });
    const { body } = await callAs(officer, "GET /v1/user/pictures", {});
    expect(body.data).toEqual(kept.body.data);
  });

  it("is another picture for each view, and refused where there is no such place", async () => {
    const officer = await newOfficer();
    const seen = await Promise.all(
      (["map", "aerial", "mapWide", "aerialWide"] as const).map((view) =>
        callAs(officer, "GET /v1/location/map", { query: { ...where, view } }),
      ),
    );
    expect(new Set(seen.map(({ headers }) => headers.etag)).size).toBe(4);
    for (const latitude of [91, "", " ", "north"]) {
      const { status, body } = await callAs(officer, "GET /v1/location/map", { query: { ...where, latitude } });
      expect([status, body.error.alertMessage]).toEqual([400, "Enter a latitude between -90 and 90"]);
    }
    for (const longitude of [null, true, [], ""]) {
      const sent = { ...where, longitude, view: "map" } as never;
      const { status, body } = await callAs(officer, "POST /v1/location/picture", { body: sent });
      expect([status, body.error.fields]).toEqual([400, { longitude: "Enter a longitude between -180 and 180" }]);
    }
  });

  it("says so where the provider fails, and keeps nothing", async () => {
    const officer = await newOfficer();
    vi.stubEnv("MAPS_URL", "http://127.0.0.1:9");
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const answers = await Promise.all([
      callAs(officer, "GET /v1/location/map", { query: where }),
      callAs(officer, "POST /v1/location/picture", { body: { ...where, view: "map" } }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(500);
      expect(body.error.alertMessage).toBe("Maps and aerial pictures are not available right now.");
    }
    // Which home an officer looks at is nobody's business.
    expect(logged.mock.calls.join()).not.toContain("35.853");
    vi.unstubAllEnvs();
    logged.mockRestore();
    expect((await callAs(officer, "GET /v1/user/pictures", {})).body.data).toEqual([]);
  });
});

describe("a picture of a home", () => {
  it("comes through quarantine and is its owner's alone", async () => {
    const [officer, stranger] = [await newOfficer(), await newOfficer()];
    const { url, imageID } = await uploaded(officer);
    expect(url).toBe(`/v1/user/image?imageID=${imageID}`);
    const mine = await callAs(officer, "GET /v1/user/image", { query: { imageID } });
    expect(mine.bytes).toEqual(Buffer.from(png));
    const theirs = await callAs(stranger, "GET /v1/user/image", { query: { imageID } });
    expect([theirs.status, theirs.body.error.alertMessage]).toEqual([404, "There is no such picture."]);
    const fullPath = await upload(officer, "home/front.png", png);
    const taken = await callAs(stranger, "POST /v1/user/pictures", { body: { fullPath } });
    expect([taken.status, taken.body.error.alertMessage]).toEqual([404, "That upload no longer exists."]);
    const deleted = await callAs(stranger, "DELETE /v1/user/pictures/{id}", { path: { id: imageID } });
    expect([deleted.status, deleted.body.error.alertMessage]).toEqual([404, "There is no such picture."]);
    expect(await isKept(officer, imageID)).toBe(true);
  });

  it("is the only kind of address that a property takes", async () => {
    const saved = await savedReport();
    const { report } = saved;
    for (const image of ["https://tracker.example/a.png", "/v1/user/headshot", "javascript:alert(1)"]) {
      const properties = report.properties.map((home: object) => ({ ...home, image }));
      const { status, body } = await callAs(saved.officer, "PUT /v2/client/reports/{id}", {
        path: { id: report.id },
        body: { report: { ...report, properties } },
      });
      expect([status, body.error.alertMessage]).toEqual([400, "Choose one of your own pictures"]);
    }
  });

  it("is seen through a link to the report that shows it, and through no other", async () => {
    const saved = await savedReport();
    const { url } = await uploaded(saved.officer);
    await shownOn(saved, url);
    const { through, link } = await openLink(saved);
    const [home] = (await through("GET /v2/share/live-share-load")).body.data[0].report.properties;
    const address = new URL(home.image, "http://x");
    expect([address.pathname, address.searchParams.get("link")]).toEqual(["/v2/share/picture", link.id]);
    const asked = { query: { kind: "home", property: home.id } };
    expect((await through("GET /v2/share/picture", asked)).bytes).toEqual(Buffer.from(png));
    const none = await through("GET /v2/share/picture", { query: { kind: "home", property: "elsewhere" } });
    expect(none.status).toBe(404);
    expect((await call("GET /v2/share/picture", { query: { link: link.id, ...asked.query } })).status).toBe(401);
    await shownOn(saved, undefined);
    expect((await through("GET /v2/share/picture", asked)).status).toBe(404);
  });

  it("goes with the last report that shows it, and cannot be deleted before", async () => {
    const saved = await savedReport();
    const { officer } = saved;
    const { url, imageID } = await uploaded(officer);
    await shownOn(saved, url);
    const refused = await callAs(officer, "DELETE /v1/user/pictures/{id}", { path: { id: imageID } });
    expect([refused.status, refused.body.error.code]).toEqual([409, "conflict"]);
    const { report } = saved;
    const copy = await callAs(officer, "POST /v2/client/reports", {
      body: {
        clientID: saved.client._id,
        report: {
          name: "Copy",
          asOf: report.asOf,
          loans: report.loans,
          properties: report.properties.map((home: object) => ({ ...home, image: url })),
        },
      },
    });
    expect(copy.status).toBe(201);
    await remove(saved);
    expect(await isKept(officer, imageID)).toBe(true);
    await remove({ ...saved, report: copy.body.data[0].report });
    expect(await isKept(officer, imageID)).toBe(false);
    expect((await callAs(officer, "GET /v1/user/pictures", {})).body.data).toEqual([]);
  });

  it("goes with its client once nobody can bring the client back, and not before", async () => {
    const [gone, back] = [await savedReport(), await savedReport()];
    const pictures = await Promise.all(
      [gone, back].map(async (saved) => {
        const picture = await uploaded(saved.officer);
        await shownOn(saved, picture.url);
        await callAs(saved.officer, "DELETE /v2/client/{id}", { path: { id: saved.client._id } });
        return picture.imageID;
      }),
    );
    await callAs(back.officer, "POST /v2/client/{id}/restore", { path: { id: back.client._id } });
    const run = () => removePictures({}, { getRemainingTimeInMillis: () => 60_000 });
    advance(29 * 86_400_000);
    await run();
    expect(await isKept(gone.officer, pictures[0]!)).toBe(true);
    advance(4 * 86_400_000);
    await run();
    expect(await isKept(gone.officer, pictures[0]!)).toBe(false);
    expect(await isKept(back.officer, pictures[1]!)).toBe(true);
  });
});
