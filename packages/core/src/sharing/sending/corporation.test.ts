import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Permissions from "../../people/permissions/index";
import * as Members from "../../people/users/members/index";
import { runAs } from "../../platform/actor";
import * as Links from "../links/index";
import * as Sending from "./index";
import { environment, newOfficer, type Officer } from "./officer.fixture";
import * as Suppression from "./suppression/index";

let mailbox: Awaited<ReturnType<typeof startMail>>["mailbox"];
beforeAll(async () => {
  const mail = await startMail();
  mailbox = mail.mailbox;
  Object.assign(process.env, environment);
  return runBeside(startTable(), mail, startFiles());
});

type Email = Parameters<typeof Sending.sendFile>[0];
const sendAs = ({ as, report }: Officer, email: Email) =>
  as(async () => Sending.sendReport({ reportID: report.id, ...email } as Parameters<typeof Sending.sendReport>[0]));
const mailsTo = async (email: string) => (await mailbox.all()).filter(({ to }) => to.includes(email));

describe("the corporation decides", () => {
  it("that a passcode is asked for, whatever the page says", async () => {
    const strict = await newOfficer({ requirePasscode: true });
    await sendAs(strict, { clientEmail: "strict@example.com", hasPasscode: false });
    const [mail] = await mailsTo("strict@example.com");
    const [, token = ""] = mail!.text.match(/data=([\w-]{43})/) ?? [];
    expect(await Links.byToken(token)).toMatchObject({ hasPasscode: true });
    expect(mail!.text).toContain("You open it with a code.");
  });

  it("that mails are approved first: they go to who approves, and to nobody else", async () => {
    const asked = await newOfficer({
      sendForApproval: true,
      approvalEmailTo: "Boss@summit.test",
      approvalEmailCC: "law@summit.test",
      cc: "copy@summit.test",
    });
    const { isForApproval, emailSent } = await sendAs(asked, { clientEmail: ["x1@example.com", "x2@example.com"] });
    expect([isForApproval, emailSent.map(({ email, status }) => [email, status])]).toEqual([
      true,
      [["boss@summit.test", "OK"]],
    ]);
    const [mail] = await mailsTo("boss@summit.test");
    expect(mail).toMatchObject({
      cc: ["law@summit.test"],
      unsubscribe: "",
      subject: "For your approval: Dana Whitfield wants to share a report",
    });
    expect(mail!.text).toContain("Recipients: x1@example.com, x2@example.com");
    const [, token = ""] = mail!.text.match(/data=([\w-]{43})/) ?? [];
    expect(await Links.byToken(token)).toMatchObject({ list: "preview" });
    for (const email of ["x1@example.com", "x2@example.com", "copy@summit.test"])
      expect(await mailsTo(email)).toEqual([]);
  });

  it("that mails are approved first, by nobody that it names: nothing goes out", async () => {
    const asked = await newOfficer({ sendForApproval: true, approvalEmailTo: "the boss" });
    await expect(sendAs(asked, { clientEmail: "waits@example.com" })).rejects.toThrow("no approval address is set");
    expect(await mailsTo("waits@example.com")).toEqual([]);
  });

  it("who approves, and not whom the page names; whom it is for are real addresses, each once, as many as one send takes", async () => {
    const asked = await newOfficer({ sendForApproval: true, approvalEmailTo: "boss3@summit.test" });
    const ask = (approvalAddresses: string | string[]) =>
      sendAs(asked, { clientEmail: "friend@example.com", approvalAddresses });
    expect((await ask("Z1@example.com, z1@example.com; z2@example.com")).emailSent).toMatchObject([
      { email: "boss3@summit.test" },
    ]);
    expect((await mailsTo("boss3@summit.test"))[0]!.text).toContain("Recipients: z1@example.com, z2@example.com\n");
    expect(await mailsTo("friend@example.com")).toEqual([]);
    await expect(ask(["<b>no"])).rejects.toThrow("Enter only the email address, without < and >");
    const many = Array.from({ length: 61 }, (_, at) => `z${at}@example.com`);
    await expect(ask(many)).rejects.toThrow("Send to at most 60 people at once");
  });

  it("that it gets a copy of each send, with a link that never counts", async () => {
    const copied = await newOfficer({ cc: "copies@summit.test" });
    const { emailSent, sendID } = await sendAs(copied, { clientEmail: ["y1@example.com", "y2@example.com"] });
    expect(emailSent.map(({ email }) => email)).toEqual(["y1@example.com", "y2@example.com"]);
    const copies = await mailsTo("copies@summit.test");
    expect(copies).toHaveLength(1);
    const [, token = ""] = copies[0]!.text.match(/data=([\w-]{43})/) ?? [];
    expect(await Links.byToken(token)).toMatchObject({ list: "preview" });
    expect((await copied.as(() => Sending.getSend(sendID))).copies).toMatchObject([
      { email: "copies@summit.test", status: "OK" },
    ]);
  });

  it("that officers write no message of their own", async () => {
    const plain = await newOfficer({ reportMessageVis: false });
    await sendAs(plain, { clientEmail: "plain@example.com", customMessage: "<p>Call me tonight</p>" });
    const [mail] = await mailsTo("plain@example.com");
    expect(mail!.text + mail!.html).not.toContain("Call me tonight");
  });

  it.each([
    { sendForApproval: true, approvalEmailTo: "boss@summit.test" },
    { requirePasscode: true },
    { reportMessageVis: false },
    { requirePasscode: true, before: { sendForApproval: true, approvalEmailTo: "reject@simulator.test" } },
  ])("by what rules a mail that failed goes out again: those of today, %o", async ({ before, ...changes }) => {
    const officer = await newOfficer(before);
    const customMessage = "<p>Call me tonight</p>";
    const { emailSent } = await sendAs(officer, { clientEmail: "reject@simulator.test", customMessage });
    expect(emailSent).toMatchObject([{ status: "FAILED" }]);
    const { id: userId, corpID: corpId } = officer.user;
    const admin = { kind: "person", userId, corpId, sessionId: "ses_x", roles: ["officer", "admin"] } as const;
    await runAs(admin, { address: "", agent: "" }, async () => Permissions.change({ changes }));
    await expect(officer.as(() => Sending.resend(emailSent[0]!.id))).rejects.toMatchObject({
      code: "conflict",
      message: "Your company's rules for emails have changed since this one was sent. Send the report again.",
    });
  });

  it("that nothing more goes out for an officer who is shut out, also not of what waits", async () => {
    const { as, user, report } = await newOfficer();
    const { id: userId, corpID: corpId } = user;
    await as(() => Members.setStanding({ userId, corpId, isAdmin: false, isActive: false }));
    const { emailSent } = await as(async () =>
      Sending.sendReport({ reportID: report.id, clientEmail: "late@example.com" }),
    );
    expect(emailSent).toMatchObject([
      { status: "FAILED", reason: "Your account could not sign in when it was due to go out." },
    ]);
    expect(await mailsTo("late@example.com")).toEqual([]);
  });

  it("for an approver who asked for no mails as a client: those are not such mails", async () => {
    await Suppression.add(Suppression.hashOf("boss2@summit.test"), "unsubscribed");
    const asked = await newOfficer({ sendForApproval: true, approvalEmailTo: "boss2@summit.test" });
    expect((await sendAs(asked, { clientEmail: "z@example.com" })).emailSent).toMatchObject([{ status: "OK" }]);
  });
});
