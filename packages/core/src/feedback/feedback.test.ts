import { startMail } from "@highway/local/mail";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as Audit from "../people/audit/index";
import * as Permissions from "../people/permissions/index";
import * as Users from "../people/users/index";
import { runAs } from "../platform/actor";
import * as Feedbacks from "./index";
import { Feedback } from "./schema";

let mailbox: Awaited<ReturnType<typeof startMail>>["mailbox"];
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const [table, mail] = [await startTable(), await startMail()];
  mailbox = mail.mailbox;
  stop = () => Promise.all([table.stop(), mail.stop()]);
  Object.assign(process.env, table.environment, mail.environment, { STAFF_DOMAIN: "provider.test" });
});
afterAll(() => stop());

it("goes to the support, which can answer the member, as it was typed and as nothing else", async () => {
  const corp = await Permissions.createCorporation({ name: "Summit & Sons" });
  const { id, roles } = await Users.create({
    email: "ann@lender.test",
    fullName: "Ann\r\nBcc: all@lender.test",
    corpID: corp.id,
  });
  const as = { kind: "person", userId: id, corpId: corp.id, sessionId: "ses_x", roles } as const;
  const trail = await runAs(as, { address: "::1", agent: "" }, async () => {
    await Feedbacks.send({ topic: "problem", message: "The <b>total</b> is off.\nBy a cent.", page: "/lc2/results" });
    return Audit.list({});
  });
  const [mail] = await mailbox.all();
  expect(mail).toMatchObject({ to: ["support@highway.test"], subject: "A problem from Ann Bcc: all@lender.test" });
  expect(mail!.text).toContain("The <b>total</b> is off.\nBy a cent.");
  expect(mail!.text).toContain("Summit & Sons, ann@lender.test");
  expect(mail!.text).toContain("Page: /lc2/results");
  expect(mail!.html).toContain("The &#60;b&#62;total&#60;/b&#62; is off.<br>By a cent.");
  // What was written is the support's to read, not the corporation's.
  expect(trail).toMatchObject([{ kind: "feedback.sent", detail: { topic: "problem" } }]);
});

it.each([
  [{ message: "  " }, "Feedback is required"],
  [{ message: "x".repeat(4001) }, "Max 4,000 characters."],
  [{ topic: "praise" }, "Choose what it is about"],
  [{ page: "https://elsewhere.test/" }, "That is not a page of Highway."],
])("refuses %j", (wrong, sentence) => {
  const parsed = Feedback.safeParse({ topic: "idea", message: "More.", ...wrong });
  expect(parsed.error?.issues[0]?.message).toBe(sentence);
});
