import type { Drawing } from "@highway/core/exports/index";
import { advance } from "@highway/core/platform/clock";
import { newId } from "@highway/core/platform/id";
import { table } from "@highway/core/platform/table/table";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startQueues } from "@highway/local/queues";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makesFiles } from "./walk/exports";
import { look, openLink, savedReport } from "./walk/sharing";
import { callAs, environment, newOfficer } from "./walk/stage";

/** What the browser was given, and what it does next. */
const drawn: Drawing[] = [];
let drawing: (given: Drawing) => Promise<Uint8Array>;
const works = async ({ lang, format }: Drawing) => new TextEncoder().encode(`${format} in ${lang}`);

let queue: Awaited<ReturnType<typeof startQueues>>;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const table = await startTable();
  const mail = await startMail();
  const files = await startFiles();
  const take = makesFiles(async (given) => {
    drawn.push(given);
    return drawing(given);
  });
  queue = await startQueues({ exports: take });
  drawing = works;
  stop = () => Promise.all([table.stop(), mail.stop(), files.stop(), queue.stop()]);
  Object.assign(process.env, table.environment, mail.environment, files.environment, queue.environment, environment);
});
afterAll(() => stop());

type Saved = Awaited<ReturnType<typeof savedReport>>;
type Wanted = {
  id?: string;
  lang?: "en" | "es";
  format?: "pdf" | "png";
  kind?: "report" | "summary";
  linkEndsAt?: string | null;
};
const start = async ({ officer, report }: Saved, wanted: Wanted = {}) =>
  callAs(officer, "POST /v2/report/exports", { body: { reportID: report.id, ...wanted } });
const read = async ({ officer }: Pick<Saved, "officer">, id: string) =>
  callAs(officer, "GET /v2/report/exports/{id}", { path: { id } });

it("is in the language of the client where no other is asked for", async () => {
  const saved = await savedReport({ lang: "es" });
  expect((await start(saved)).body.data[0].lang).toBe("es");
  expect((await start(saved, { lang: "en" })).body.data[0].lang).toBe("en");
});

it("makes the file that was asked for, and hands it to its officer alone", async () => {
  const saved = await savedReport();
  const { status, body } = await start(saved, { lang: "es", format: "png" });
  const [job] = body.data;
  expect([status, job.status, job.url]).toEqual([202, "queued", null]);
  await queue.empty();
  const { body: after } = await read(saved, job.id);
  expect(after.data[0]).toMatchObject({
    status: "done",
    progress: 100,
    name: "Elena-Marchetti-2026-11-20-es.png",
    size: "png in es".length,
    url: `/v2/report/exports/${job.id}/file`,
  });
  const path = { id: job.id };
  const { bytes, headers } = await callAs(saved.officer, "GET /v2/report/exports/{id}/file", { path });
  expect(bytes?.toString()).toBe("png in es");
  expect(headers["content-type"]).toBe("image/png");
  const other = await newOfficer();
  for (const route of ["GET /v2/report/exports/{id}", "GET /v2/report/exports/{id}/file"] as const)
    expect(await callAs(other, route, { path })).toMatchObject({ status: 404, body: { error: { code: "missing" } } });
});

it("makes one file, with one link on paper, where it is asked for again because the answer was lost", async () => {
  const saved = await savedReport();
  drawn.length = 0;
  const wanted = { id: newId("export"), kind: "summary" } as const;
  const jobs = [await start(saved, wanted), await start(saved, wanted)].map(({ body }) => body.data[0].id);
  await queue.empty();
  expect([jobs, drawn.length]).toEqual([[wanted.id, wanted.id], 1]);
  const links = await callAs(saved.officer, "GET /v2/share/links", { query: {} });
  expect(links.body.data).toHaveLength(1);
  const [again] = (await start(saved, wanted)).body.data;
  expect(again).toMatchObject({ id: wanted.id, status: "done" });
});

it("makes another file under a proposed id whose file is of another state of the report, or of another kind", async () => {
  const saved = await savedReport();
  const wanted = { id: newId("export") };
  const ask = async (more: Wanted = {}) => (await start(saved, { ...wanted, ...more })).body.data[0].id;
  expect(await ask()).toBe(wanted.id);
  await queue.empty();
  expect(await ask({ format: "png" })).not.toBe(wanted.id);
  advance(1000);
  const body = { report: { ...saved.report, name: "Changed" } };
  await callAs(saved.officer, "PUT /v2/client/reports/{id}", { path: { id: saved.report.id }, body });
  drawn.length = 0;
  expect(await ask()).not.toBe(wanted.id);
  await queue.empty();
  expect(drawn.map(({ printed }) => printed.report.name)).toEqual(["Changed"]);
});

it("draws the report as it was last saved, with its client and its brand", async () => {
  const saved = await savedReport();
  drawn.length = 0;
  await start(saved);
  await queue.empty();
  expect(drawn).toHaveLength(1);
  const { printed } = drawn[0]!;
  expect([printed.report.id, printed.client.name, printed.brand.colors.primary]).toEqual([
    saved.report.id,
    "Elena Marchetti",
    "#3d50db",
  ]);
});

it("has no file any more once its record is over, though the table has it still, and makes another", async () => {
  const saved = await savedReport();
  const id = newId("export");
  await start(saved, { id });
  await queue.empty();
  expect((await read(saved, id)).body.data[0].status).toBe("done");
  advance(6 * 86_400_000);
  expect((await read(saved, id)).status).toBe(404);
  expect((await callAs(saved.officer, "GET /v2/report/exports/{id}/file", { path: { id } })).status).toBe(404);
  expect((await start(saved, { id })).body.data[0]).toMatchObject({ id, status: "queued" });
  await queue.empty();
  expect((await read(saved, id)).body.data[0].status).toBe("done");
  advance(-6 * 86_400_000);
});

it("begins anew at once where the queue did not take the job", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  const saved = await savedReport();
  const id = newId("export");
  const { EXPORTS_QUEUE } = process.env;
  process.env.EXPORTS_QUEUE = "http://127.0.0.1:9/nobody";
  expect((await start(saved, { id })).status).toBe(500);
  process.env.EXPORTS_QUEUE = EXPORTS_QUEUE;
  complaints.mockRestore();
  expect((await read(saved, id)).body.data[0].status).toBe("failed");
  expect((await start(saved, { id })).body.data[0]).toMatchObject({ id, status: "queued" });
  await queue.empty();
  expect((await read(saved, id)).body.data[0].status).toBe("done");
});

it("tries once more, then says that there is no file, and makes it when it is asked for again", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  const saved = await savedReport();
  drawn.length = 0;
  drawing = () => Promise.reject(new Error("The browser fell over."));
  const { body } = await start(saved);
  await queue.empty();
  expect(drawn).toHaveLength(2);
  expect((await read(saved, body.data[0].id)).body.data[0]).toMatchObject({
    status: "failed",
    url: null,
    problem: "The file could not be made. Please try again.",
  });
  drawing = works;
  complaints.mockRestore();
  const again = await start(saved);
  await queue.empty();
  expect((await read(saved, again.body.data[0].id)).body.data[0].status).toBe("done");
});

it("makes nothing of a draft, of another's report and of none", async () => {
  const { officer, client } = await savedReport();
  const draft = { name: "Half", properties: [{ id: "p", purchaseDetails: [{ id: "d" }] }], loans: [] };
  const saved = await callAs(officer, "POST /v2/client/reports", {
    body: { clientID: client._id, report: draft },
  });
  const [{ report }] = saved.body.data;
  expect(await start({ officer, report, client })).toMatchObject({
    status: 400,
    body: { error: { alertMessage: "Fill in what the scenario still needs and save it, then download it." } },
  });
  const other = await savedReport();
  expect((await start({ ...other, officer })).status).toBe(404);
});

it("makes a client one file of one state of the report, however often it is asked for", async () => {
  const saved = await savedReport();
  const { link, through } = await openLink(saved);
  drawn.length = 0;
  const ask = (query = {}) => through("GET /v2/share/export", { query: { lang: "es", format: "pdf", ...query } });
  const first = await ask();
  expect(first.body.data[0]).toMatchObject({ status: "queued", reportID: saved.report.id });
  await queue.empty();
  const second = await ask();
  expect(drawn).toHaveLength(1);
  const { id } = first.body.data[0];
  expect(second.body.data[0]).toMatchObject({
    id,
    status: "done",
    url: `/v2/share/export/file?link=${link.id}&id=${id}`,
  });
  const { bytes } = await through("GET /v2/share/export/file", { query: { id } });
  expect(bytes?.toString()).toBe("pdf in es");
  const neighbor = await openLink(saved);
  expect((await neighbor.through("GET /v2/share/export/file", { query: { id } })).status).toBe(404);
  await ask({ lang: "en" });
  await queue.empty();
  expect(drawn).toHaveLength(2);
});

it("gives the officer's mail the file with its name", async () => {
  const Exports = await import("@highway/core/exports/index");
  const { runAs } = await import("@highway/core/platform/actor");
  const saved = await savedReport();
  const { body } = await start(saved);
  const { id: userId, corpID: corpId, roles } = saved.officer;
  const actor = { kind: "person", userId, corpId, sessionId: "ses_1", roles } as const;
  const asOfficer = <R>(run: () => R) => runAs(actor, { address: "test", agent: "" }, run);
  await queue.empty();
  const attached = await asOfficer(() => Exports.attachment(body.data[0].id));
  expect({ ...attached, bytes: new TextDecoder().decode(attached.bytes) }).toEqual({
    name: "Elena-Marchetti-2026-11-20.pdf",
    contentType: "application/pdf",
    bytes: "pdf in en",
  });
});

describe("a report link", () => {
  const generate = (who: Saved["officer"], query: { reportID: string; userID?: string; format?: "pdf" | "png" }) =>
    callAs(who, "GET /v2/report/generate-report-link", { query });
  const fileAt = (who: Saved["officer"], url: string) =>
    callAs(who, "GET /v2/report/generate-report-link/file", {
      query: Object.fromEntries(new URL(url, "http://x").searchParams) as { userID: string; id: string },
    });

  it("is made by staff of any officer's report, leads to the file, and stands in the officer's trail", async () => {
    const staff = await newOfficer(undefined, { everyRole: true });
    const saved = await savedReport({ lang: "es" });
    drawn.length = 0;
    const asked = { reportID: saved.report.id, format: "png" } as const;
    const { body } = await generate(staff, asked);
    const [job] = body.data;
    expect(job).toMatchObject({ reportID: saved.report.id, format: "png", lang: "es", status: "done", problem: null });
    const { bytes, status } = await fileAt(staff, job.url);
    expect([status, bytes?.toString()]).toEqual([200, "png in es"]);
    expect(drawn[0]?.printed.client.name).toBe("Elena Marchetti");
    expect((await generate(staff, asked)).body.data[0].id).toBe(job.id);
    expect(drawn).toHaveLength(1);
    const { body: trail } = await callAs(saved.officer, "GET /v1/audit", { query: {} });
    const exported = trail.data.filter(({ kind }: { kind: string }) => kind === "report.exported");
    expect(exported).toMatchObject([{ subject: saved.report.id, actorID: staff.id, detail: { staff: true } }]);
  });

  it("is answered as far as it is before the call would end, however long the table takes", async () => {
    const staff = await newOfficer(undefined, { everyRole: true });
    const saved = await savedReport();
    let finish = () => {};
    drawing = (given) =>
      new Promise((resolve) => {
        finish = () => resolve(works(given));
      });
    let looks = 0;
    table.client.middlewareStack.add(
      (next, { commandName = "" }) =>
        (given) => {
          if (/^Get/.test(commandName) && JSON.stringify(given.input).includes("exportid_")) {
            looks++;
            advance(2000);
          }
          return next(given);
        },
      { step: "initialize", name: "slow looks" },
    );
    try {
      const { status, body } = await generate(staff, { reportID: saved.report.id });
      expect([status, body.data[0].url]).toEqual([200, null]);
      expect(looks).toBeGreaterThan(1);
      expect(looks).toBeLessThanOrEqual(5);
    } finally {
      table.client.middlewareStack.remove("slow looks");
      finish();
      drawing = works;
    }
  });

  it("is for staff alone, and its file for the member of the staff who asked", async () => {
    const staff = await newOfficer(undefined, { everyRole: true });
    const saved = await savedReport();
    const nothing = { status: 404, body: { error: { alertMessage: "There is nothing at this address." } } };
    expect(await generate(saved.officer, { reportID: saved.report.id })).toMatchObject(nothing);
    const { url } = (await generate(staff, { reportID: saved.report.id })).body.data[0];
    expect(await fileAt(saved.officer, url)).toMatchObject(nothing);
    const colleague = await newOfficer(undefined, { everyRole: true });
    expect((await fileAt(colleague, url)).status).toBe(404);
  });

  it("is not made of what is gone, and names the officer where two have one id", async () => {
    const staff = await newOfficer(undefined, { everyRole: true });
    const saved = await savedReport();
    const other = await savedReport();
    const body = { clientID: other.client._id, report: { ...other.report, id: saved.report.id } };
    await callAs(other.officer, "POST /v2/client/reports", { body });
    expect((await generate(staff, { reportID: saved.report.id })).body.error.alertMessage).toBe(
      "More than one officer has a report with this id. Name the officer in userID.",
    );
    const named = await generate(staff, { reportID: saved.report.id, userID: saved.officer.id });
    expect(named.body.data[0].url).toContain(`userID=${saved.officer.id}`);
    await callAs(other.officer, "DELETE /v2/client/reports/{id}", { path: { id: saved.report.id } });
    expect((await generate(staff, { reportID: saved.report.id })).status).toBe(200);
    await callAs(saved.officer, "DELETE /v2/client/reports/{id}", { path: { id: saved.report.id } });
    expect((await generate(staff, { reportID: saved.report.id })).body.error.alertMessage).toBe(
      "Failed to load scenario.",
    );
  });
});

describe("a summary", () => {
  const summary = async (saved: Saved, wanted: Wanted = {}) => {
    drawn.length = 0;
    const { body } = await start(saved, { kind: "summary", ...wanted });
    await queue.empty();
    return { job: (await read(saved, body.data[0].id)).body.data[0], drawing: drawn[0] };
  };
  const linksOf = async ({ officer }: Saved) =>
    (await callAs(officer, "GET /v2/share/links", { query: {} })).body.data as {
      audience: object;
      expiresAt: string;
      revokedAt: string | null;
    }[];

  it("has a link of its own that opens the report and ends after 30 days, and its address is kept nowhere", async () => {
    const saved = await savedReport();
    const { job, drawing } = await summary(saved);
    expect(job).toMatchObject({ kind: "summary", status: "done" });
    expect(job.name).toMatch(/^Elena-Marchetti-.*-summary\.pdf$/);
    const { url, endsAt } = drawing!.link!;
    expect(Date.parse(endsAt!) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
    const [link, ...others] = await linksOf(saved);
    expect(others).toEqual([]);
    expect(link).toMatchObject({ audience: { kind: "anyone" }, expiresAt: endsAt });
    const token = new URL(url).searchParams.get("data")!;
    expect((await look(token)).status).toBe(200);
    expect(JSON.stringify(job)).not.toContain(token);
  });

  it("ends when its officer chose, or never", async () => {
    const saved = await savedReport();
    const linkEndsAt = new Date(Date.now() + 86_400_000).toISOString();
    expect((await summary(saved, { linkEndsAt })).drawing!.link!.endsAt).toBe(linkEndsAt);
    expect((await summary(saved, { linkEndsAt: null })).drawing!.link!.endsAt).toBeNull();
    const past = await start(saved, { kind: "summary", linkEndsAt: "2020-01-01T00:00:00.000Z" });
    expect(past).toMatchObject({ status: 400, body: { error: { alertMessage: expect.stringContaining("future") } } });
  });

  it("leaves no link that opens where it could not be made", async () => {
    const saved = await savedReport();
    drawing = async () => {
      throw new Error("No browser");
    };
    const { job } = await summary(saved);
    drawing = works;
    expect(job.status).toBe("failed");
    expect(await linksOf(saved)).toMatchObject([{ revokedAt: expect.any(String) }]);
  });

  it("leaves no link that opens where the queue did not take it", async () => {
    const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
    const saved = await savedReport();
    const { EXPORTS_QUEUE } = process.env;
    process.env.EXPORTS_QUEUE = "http://127.0.0.1:9/nobody";
    expect((await start(saved, { kind: "summary" })).status).toBe(500);
    process.env.EXPORTS_QUEUE = EXPORTS_QUEUE;
    complaints.mockRestore();
    expect(await linksOf(saved)).toMatchObject([{ revokedAt: expect.any(String) }]);
  });

  it("has one link that opens where it is asked for twice at once", async () => {
    const saved = await savedReport();
    drawn.length = 0;
    const wanted = { id: newId("export"), kind: "summary" } as const;
    await Promise.all([start(saved, wanted), start(saved, wanted)]);
    await queue.empty();
    expect(drawn).toHaveLength(1);
    const open = (await linksOf(saved)).filter(({ revokedAt }) => revokedAt === null);
    expect(open).toHaveLength(1);
    const token = new URL(drawn[0]!.link!.url).searchParams.get("data")!;
    expect((await look(token)).status).toBe(200);
  });
});
