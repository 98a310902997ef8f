import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SavedReport, savedReport } from "./walk/sharing";
import { callAs, environment, newOfficer } from "./walk/stage";

let stop: () => Promise<unknown>;
let mailbox: Awaited<ReturnType<typeof startMail>>["mailbox"];
let saved: SavedReport;
beforeAll(async () => {
  const [table, files, mail] = await Promise.all([startTable(), startFiles(), startMail()]);
  stop = () => Promise.all([table.stop(), files.stop(), mail.stop()]);
  Object.assign(process.env, table.environment, files.environment, mail.environment, environment);
  mailbox = mail.mailbox;
  saved = await savedReport({ lang: "es" });
  const header = { name: "Dana Whitfield", company: "Summit Home Lending" };
  await callAs(saved.officer, "PUT /v1/user/header", { body: header });
});
afterAll(() => stop());

/** A mail without the addresses that are each recipient's own. */
const bare = (html: string) => html.replace(/data=(…|[\w.-]+)/g, "data=").replace(/\s+$/, "");

it("is the mail itself, but for the addresses in it, and sends nothing", async () => {
  const words = { reportID: saved.report.id, tool: "lc2", lang: "en", customMessage: "<p>Here they are.</p>" } as const;
  const { body } = await callAs(saved.officer, "POST /v2/share/preview-mail", { body: words });
  const [preview] = body.data;
  expect(preview).toMatchObject({ from: "Dana Whitfield, Summit Home Lending" });
  expect(preview.html).toContain("Leer en español");
  expect(await mailbox.all()).toEqual([]);
  await callAs(saved.officer, "POST /v2/share/send-live-share", {
    body: { ...words, clientEmail: ["elena@example.test"] },
  });
  const [mail] = await mailbox.all();
  expect(mail!.subject).toBe(preview.subject);
  expect(bare(preview.html)).toBe(bare(mail!.html!));
});

it("is in the client's language where none is chosen, and says what goes with it", async () => {
  const body = { reportID: saved.report.id, attachesPdf: true };
  const [preview] = (await callAs(saved.officer, "POST /v2/share/preview-mail", { body })).body.data;
  expect(preview.subject).toContain("de parte de Dana Whitfield");
  expect(preview.html).toContain("Archivo adjunto: Opciones de préstamo.pdf");
});

it("is nobody else's", async () => {
  const body = { reportID: saved.report.id };
  expect((await callAs(await newOfficer(), "POST /v2/share/preview-mail", { body })).status).toBe(404);
});
