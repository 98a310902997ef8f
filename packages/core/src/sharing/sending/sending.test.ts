import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Clients from "../../clients/index";
import { advance, now } from "../../platform/clock";
import { newId } from "../../platform/id";
import { invalidEmail } from "../../platform/pure/email-address";
import { limit } from "../../platform/table/limit";
import { toNextWindow } from "../../platform/table/window.fixture";
import * as Reports from "../../reports/index";
import * as Copies from "../links/copies/index";
import * as Links from "../links/index";
import { perHour, RECIPIENTS } from "./accept";
import * as Sending from "./index";
import { environment, newOfficer, type Officer } from "./officer.fixture";
import * as Previews from "./preview";
import { sentences } from "./schema";
import * as Suppression from "./suppression/index";

let mailbox: Awaited<ReturnType<typeof startMail>>["mailbox"];
let dana: Officer;
beforeAll(async () => {
  const mail = await startMail();
  const stop = await runBeside(startTable(), mail, startFiles());
  Object.assign(process.env, environment);
  mailbox = mail.mailbox;
  dana = await newOfficer();
  return stop;
});

type Email = Parameters<typeof Sending.sendFile>[0];
const sendAs = ({ as, report }: Officer, email: Email) =>
  as(async () => Sending.sendReport({ reportID: report.id, ...email } as Parameters<typeof Sending.sendReport>[0]));
const mailsTo = async (email: string) => (await mailbox.all()).filter(({ to }) => to.includes(email));
const addresses = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}@example.com`);
const at = (fate: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${fate}+${newId("send").slice(20)}${n}@simulator.test`);

describe("one recipient", () => {
  it("gets a mail in the officer's name, answered to the officer, with a link of their own and the way out", async () => {
    const { emailSent } = await sendAs(dana, { clientEmail: "Ann@Example.com" });
    expect(emailSent).toEqual([
      { id: expect.stringMatching(/^sml_/), email: "ann@example.com", status: "OK", reason: null },
    ]);
    const [mail] = await mailsTo("ann@example.com");
    expect(mail).toMatchObject({
      from: "Dana Whitfield, Summit Home Lending <no-reply@highway.test>",
      replyTo: ["dana@summit.test"],
      cc: [],
      attachments: [],
      unsubscribe: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/v1\/unsubscribe\/[\w.-]{141}$/),
    });
    const [, token = ""] = mail!.text.match(/\/lc2\/live-share\?data=([\w-]{43})/) ?? [];
    const link = await Links.byToken(token);
    expect(link).toMatchObject({
      email: "ann@example.com",
      list: "shared",
      reportId: dana.report.id,
      hasPasscode: false,
    });
  });

  it.each(["dana,priya@summit.test", "<dana@summit.test>", "dana@sümmit.test", "dana;p@summit.test"])(
    "gets a mail that is answered to the sign-in address when the saved header holds %s",
    async (email) => {
      const officer = await newOfficer({}, { name: "Dana Whitfield", company: "Summit Home Lending", email });
      const to = `answer-${officer.user.id}@example.com`;
      const { emailSent } = await sendAs(officer, { clientEmail: to });
      expect(emailSent).toMatchObject([{ status: "OK" }]);
      expect((await mailsTo(to))[0]!.replyTo).toEqual([officer.user.email]);
    },
  );

  it("reads the mail and the report in the client's language, unless the send says another or the company offers none", async () => {
    const langOf = async (officer: Officer, email: string, lang?: "en") => {
      await officer.as(() => Clients.update({ id: officer.client._id, client: { ...officer.client, lang: "es" } }));
      await sendAs(officer, { clientEmail: email, ...(lang && { lang }) });
      const [mail] = await mailsTo(email);
      const [, token = ""] = mail!.text.match(/\/lc2\/live-share\?data=([\w-]{43})/) ?? [];
      return (await Links.byToken(token))?.lang;
    };
    const officer = await newOfficer();
    expect(await langOf(officer, "spanish@example.com")).toBe("es");
    const { report, client } = await officer.as(() => Reports.get(officer.report.id));
    const url = await officer.as(() => Copies.copy({ reportID: report.id, tool: report.toolName }));
    expect((await Links.byToken(new URL(url).searchParams.get("data")!))?.lang).toBe("es");
    const again = { ...officer, client };
    expect(await langOf(again, "chosen@example.com", "en")).toBe("en");
    expect(await langOf(await newOfficer({ langVis: false }), "hidden@example.com")).toBe("en");
  });

  it("reads neither a figure of the loans nor a street in the subject and the text", async () => {
    await sendAs(dana, {
      clientEmail: "figures@example.com",
      clientName: "12 Oak Street",
      locationStr: "12 Oak Street",
    });
    const [mail] = await mailsTo("figures@example.com");
    const said = `${mail!.subject}\n${mail!.text.replace(/https?:\S+/g, "")}`;
    for (const { address, streetNumber } of dana.report.properties) {
      expect(said).not.toContain(address);
      if (streetNumber) expect(said).not.toContain(streetNumber);
    }
    expect(said.replace("NMLS #9401827", "").replace("9401827", "")).not.toMatch(/\d/);
  });

  it("gets it also where a city was pasted with a line break", async () => {
    const mine = await newOfficer();
    const properties = mine.report.properties.map((property) => ({ ...property, city: "Chapel\nHill" }));
    await mine.as(() => Reports.update({ id: mine.report.id, report: { ...mine.report, properties } }));
    expect((await sendAs(mine, { clientEmail: "broken@example.com" })).emailSent).toMatchObject([{ status: "OK" }]);
    expect((await mailsTo("broken@example.com"))[0]!.subject).toContain("in Chapel Hill, from");
  });

  it.each([
    { is: "known", downPayment: 100_000, title: "Buying or renting" },
    { is: "not known, as without the premium of 99 percent", downPayment: 5000, title: "Your loan options" },
  ])("reads of buying or renting where that answer is $is: $title", async ({ downPayment, title }) => {
    const mine = await newOfficer();
    const { name, properties, toolMeta } = mine.report;
    const loans = mine.report.loans.map((loan) => ({ ...loan, downPayment }));
    const assumptions = { rent: 2400 };
    const report = { name, properties, loans, toolMeta, toolName: "bvr" as const, assumptions };
    const saved = await mine.as(() => Reports.create({ clientID: mine.client._id, report }));
    const [reportID, clientEmail] = [saved.report.id, `answer-${downPayment}@example.com`];
    await sendAs(mine, { reportID, tool: "bvr", clientEmail });
    const [mail] = await mailsTo(clientEmail);
    expect(mail!.subject).toBe(`${title}, from Dana Whitfield`);
    const preview = await mine.as(() => Previews.previewMail({ reportID, tool: "bvr" }));
    expect(preview.subject).toBe(mail!.subject);
  });

  it("gets the officer's words, cleaned", async () => {
    const customMessage = "<p>Hi <b>Ann</b></p><script>alert(1)</script>";
    await sendAs(dana, { clientEmail: "words@example.com", customMessage });
    const [mail] = await mailsTo("words@example.com");
    expect(mail!.text).toContain("Hi Ann");
    expect(mail!.html).toContain("Hi <strong>Ann</strong>");
    expect(mail!.html).not.toContain("alert");
  });
});

describe("fifty recipients, of whom ten fail in three ways", () => {
  it("each have the status that is true, and the others their mail", async () => {
    const [well, gone, refused, late] = [addresses("well", 40), addresses("gone", 4), at("reject", 3), at("silent", 3)];
    for (const email of gone) await Suppression.add(Suppression.hashOf(email), "unsubscribed");
    const { sendID } = await sendAs(dana, { clientEmail: [...gone, ...refused, ...late, ...well] });
    // On a busy machine the request's seconds are over before all are begun; the job sends the rest.
    advance(40_000);
    await Sending.resume(now() + 60_000);
    const { emailSent } = await dana.as(() => Sending.getSend(sendID));
    const emailsOf = (status: string) => emailSent.filter((sent) => sent.status === status).map(({ email }) => email);
    expect(emailsOf("UNSUBSCRIBED").sort()).toEqual(gone);
    expect(emailsOf("FAILED").sort()).toEqual(refused.sort());
    expect(emailsOf("unknown").sort()).toEqual(late.sort());
    expect(emailsOf("OK").sort()).toEqual(well.sort());
    for (const email of [...well, ...late]) expect(await mailsTo(email)).toHaveLength(1);
    for (const email of [...gone, ...refused]) expect(await mailsTo(email)).toHaveLength(0);
  });

  it("wait in the outbox while the mail service takes no more, and are sent by the job", async () => {
    const [email = ""] = at("throttle", 1);
    const [busy = ""] = at("busy", 1);
    const { emailSent, sendID } = await sendAs(dana, { clientEmail: [email, busy] });
    expect(emailSent.map(({ status }) => status)).toEqual(["QUEUED", "OK"]);
    expect(await mailsTo(busy)).toHaveLength(1);
    expect((await dana.as(() => Sending.getSend(sendID))).emailSent[0]).toMatchObject({ email, status: "QUEUED" });
  });
});

describe("a send is refused", () => {
  const refusal = (officer: Officer, email: Email) =>
    sendAs(officer, email).then(
      () => ["sent", ""],
      ({ code, message }) => [code, message],
    );

  it("without a header, in the specification's words", async () => {
    const newcomer = await newOfficer({}, {});
    expect(await refusal(newcomer, { clientEmail: "a@b.test" })).toEqual(["invalid", sentences.header]);
  });

  it("for another officer's report, as for one that never was", async () => {
    const eve = await newOfficer();
    const missing = ["missing", "Failed to load scenario."];
    expect(await refusal(eve, { clientEmail: "a@b.test", reportID: dana.report.id })).toEqual(missing);
    expect(await refusal(eve, { clientEmail: "a@b.test", reportID: `rpt_${"0".repeat(26)}` })).toEqual(missing);
  });

  it("for more than 200 recipients an hour, before anything is sent", async () => {
    const busy = await newOfficer();
    toNextWindow(perHour.seconds);
    await limit(RECIPIENTS, busy.user.id, perHour, perHour.count - 1);
    await sendAs(busy, { clientEmail: "last@example.com" });
    expect((await refusal(busy, { clientEmail: ["one-more@example.com"] }))[0]).toBe("tooMany");
    expect(await mailsTo("one-more@example.com")).toEqual([]);
  });

  it.each([
    ["no address", { clientEmail: "" }, sentences.email],
    ["no address in a list", { clientEmail: [] }, sentences.email],
    ["no address at all", { clientEmail: "dana" }, invalidEmail],
    ["an address with a line break", { clientEmail: "a@b.test\r\nBcc: eve@evil.example" }, invalidEmail],
    ["61 people", { clientEmail: addresses("many", 61) }, sentences.recipients],
    [
      "two files",
      { clientEmail: "a@b.test", base64: "JVBERg==", exportID: `exp_${"0".repeat(26)}` },
      sentences.twoFiles,
    ],
    ["what is no picture and no PDF", { clientEmail: "a@b.test", base64: btoa("<html>") }, sentences.file],
  ])("with %s", async (_what, email, sentence) => {
    const error = await sendAs(dana, email).catch((caught) => caught);
    expect(error.issues?.[0]?.message ?? error.message).toBe(sentence);
  });
});

describe("files", () => {
  const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(2000, 7)]);
  const send = (email: Email) => dana.as(async () => Sending.sendFile(email));

  it("arrive whole, under a name that tells no address, with no report to open", async () => {
    await send({ clientEmail: "pdf@example.com", base64: pdf.toString("base64"), reportID: dana.report.id });
    const [mail] = await mailsTo("pdf@example.com");
    expect(mail!.attachments).toMatchObject([
      { name: "Loan options.pdf", contentType: "application/pdf", size: pdf.length },
    ]);
    expect(mail!.text).not.toContain("live-share");
    expect((await mailbox.attachment(mail!.id, 0))!.content).toEqual(pdf);
  });

  it("wait in the report behind a passcode, and are never attached", async () => {
    await send({
      clientEmail: "secret@example.com",
      base64: pdf.toString("base64"),
      reportID: dana.report.id,
      hasPasscode: true,
    });
    const [mail] = await mailsTo("secret@example.com");
    expect(mail!.attachments).toEqual([]);
    expect(mail!.text).toMatch(/live-share\?data=/);
  });

  it("cannot be behind a passcode without a report, and there must be one, or a video", async () => {
    await expect(send({ clientEmail: "a@b.test", base64: pdf.toString("base64"), hasPasscode: true })).rejects.toThrow(
      sentences.codeNeedsReport,
    );
    await expect(send({ clientEmail: "a@b.test" })).rejects.toThrow(sentences.nothing);
  });
});

it("sends nothing again for the same press of Send, also when both come at once", async () => {
  const sendID = newId("send");
  const answers = await Promise.all([1, 2, 3].map(() => sendAs(dana, { clientEmail: "once@example.com", sendID })));
  const later = await sendAs(dana, { clientEmail: ["once@example.com", "more@example.com"], sendID });
  expect(new Set([...answers, later].map(({ emailSent }) => emailSent[0]!.id)).size).toBe(1);
  expect(later.emailSent).toMatchObject([{ email: "once@example.com", status: "OK" }]);
  expect(await mailsTo("once@example.com")).toHaveLength(1);
});

it("sends again what failed or is unknown, once for each time the officer asks, and what was sent never", async () => {
  const [silent = ""] = at("silent", 1);
  const { emailSent } = await sendAs(dana, { clientEmail: [silent, "fine@example.com"] });
  const [unknown, fine] = emailSent;
  expect([unknown!.status, fine!.status]).toEqual(["unknown", "OK"]);
  const again = (id: string) => dana.as(() => Sending.resend(id));
  await Promise.all([again(unknown!.id), again(unknown!.id)]);
  expect(await mailsTo(silent)).toHaveLength(2);
  expect(await again(fine!.id)).toEqual(fine);
  expect(await mailsTo("fine@example.com")).toHaveLength(1);
  const eve = await newOfficer();
  await expect(eve.as(() => Sending.resend(unknown!.id))).rejects.toMatchObject({ code: "missing" });
});

it("lists a report's sends, the newest first, to their officer alone", async () => {
  const officer = await newOfficer();
  for (const clientEmail of ["list1@example.com", "list2@example.com", "list3@example.com"]) {
    advance(1000);
    await sendAs(officer, { clientEmail });
  }
  const list = await officer.as(() => Sending.listSends({ reportID: officer.report.id, count: 50 }));
  expect(list).toHaveLength(3);
  expect(list.map(({ sentAt }) => sentAt)).toEqual(
    list
      .map(({ sentAt }) => sentAt)
      .toSorted()
      .reverse(),
  );
  const eve = await newOfficer();
  expect(await eve.as(() => Sending.listSends({ reportID: dana.report.id }))).toEqual([]);
  await expect(eve.as(() => Sending.getSend(list[0]!.sendID))).rejects.toMatchObject({ code: "missing" });
});
