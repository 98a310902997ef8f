/** Whoever sends may die, and the table may fail, at each point of a mail's way: what is true then, and what the job makes of it. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { patience } from "@highway/local/patience.fixture";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as Audit from "../../people/audit/index";
import { advance, now } from "../../platform/clock";
import { deliver } from "../../platform/mail/mail";
import * as Links from "../links/index";
import * as LinkList from "../links/list/index";
import { accept } from "./accept";
import { SentMailEntity } from "./entity";
import * as Sending from "./index";
import { environment, newOfficer, type Officer } from "./officer.fixture";
import { requeue } from "./post";
import { FileEmail } from "./schema";
import * as Suppression from "./suppression/index";

vi.mock(import("../../platform/mail/mail"), async (original) => {
  const mail = await original();
  return { ...mail, deliver: vi.fn(mail.deliver) };
});
const { deliver: reallyDeliver } =
  await vi.importActual<typeof import("../../platform/mail/mail")>("../../platform/mail/mail");

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

let count = 0;
let email: string;
beforeEach(() => {
  count += 1;
  email = `ann${count}@example.com`;
  vi.mocked(deliver).mockReset().mockImplementation(reallyDeliver);
});
afterEach(() => vi.restoreAllMocks());

/** Never comes back, as one who died. */
const dead = () => new Promise<never>(() => undefined);
const send = () => dana.as(async () => Sending.sendReport({ reportID: dana.report.id, clientEmail: email }));
const arrived = async () => (await mailbox.all()).filter(({ to }) => to.includes(email)).length;
/** Of the newest send. */
async function mail() {
  const [{ sendID } = { sendID: "" }] = await dana.as(() => Sending.listSends({ reportID: dana.report.id, count: 1 }));
  const found = await dana.as(() => Sending.findSend(sendID));
  return (await Sending.mailsOf(found!))[0]!;
}
/** The job, again and again for a day. */
async function resumed() {
  for (const minutes of [2, 10, 60, 24 * 60]) {
    advance(minutes * 60_000);
    await Sending.resume(now() + 60_000);
  }
  const { state, outbox } = await mail();
  return { state, isDone: outbox === undefined, arrived: await arrived() };
}
const written = () =>
  dana.as(() => accept("report", FileEmail.parse({ reportID: dana.report.id, clientEmail: email })));
const sent = { state: "sent", isDone: true, arrived: 1 };

describe("dead", () => {
  it("before the mail was claimed: the job sends it, once", async () => {
    await written();
    expect([(await mail()).state, await arrived()]).toEqual(["queued", 0]);
    expect(await resumed()).toEqual(sent);
  });

  it("while it was written, after it was claimed: nobody knows, and the job does not send it", async () => {
    const making = vi.spyOn(Links, "create").mockImplementation(dead);
    void send();
    await vi.waitFor(() => expect(making).toHaveBeenCalled(), patience);
    expect((await mail()).state).toBe("sending");
    making.mockRestore();
    expect(await resumed()).toEqual({ state: "unknown", isDone: true, arrived: 0 });
  });

  it("after the mail service took it, before that was noted: it went out once, and counts as unknown", async () => {
    vi.mocked(deliver).mockImplementation(async (letter) => {
      await reallyDeliver(letter);
      return dead();
    });
    void send();
    await vi.waitFor(async () => expect(await arrived()).toBe(1), patience);
    vi.mocked(deliver).mockImplementation(reallyDeliver);
    expect(await resumed()).toEqual({ state: "unknown", isDone: true, arrived: 1 });
  });

  it("after the mail service was too busy: it is queued, and the job sends it, once", async () => {
    vi.mocked(deliver).mockResolvedValueOnce({ kind: "busy" });
    const accepted = await written();
    advance(60_000);
    await Sending.resume(now() + 60_000);
    expect([(await mail()).state, (await mail()).tries, await arrived()]).toEqual(["queued", 1, 0]);
    expect(accepted!.mails).toHaveLength(1);
    expect(await resumed()).toEqual(sent);
  });

  it("after the officer asked for it again, before it was claimed: the job sends it, once", async () => {
    vi.mocked(deliver).mockResolvedValueOnce({ kind: "unknown" });
    await send();
    const event = dana.as(() => Audit.eventOf({ kind: "report.resent", subject: dana.report.id }));
    await requeue(await mail(), event);
    expect(await resumed()).toEqual(sent);
  });

  it("after it was noted: nothing is left to do", async () => {
    await send();
    expect(await resumed()).toEqual(sent);
  });
});

describe("the officer's list of links", () => {
  const deliveries = async () => {
    const filter = { offset: 0, count: 50, previews: false, show: "all" } as const;
    const links = await dana.as(() => LinkList.list({ ...filter, reportID: dana.report.id }));
    return links
      .filter(({ audience }) => audience.kind === "person" && audience.email === email)
      .map(({ delivery }) => delivery);
  };

  it("says nothing of a link whose mail went out", async () => {
    await send();
    expect(await deliveries()).toEqual([null]);
  });

  it("says of a link that nobody knows whether its mail went out, also once another has brought one", async () => {
    vi.mocked(deliver).mockResolvedValueOnce({ kind: "unknown" });
    await send();
    expect(await deliveries()).toEqual(["unknown"]);
    const { mailId } = await mail();
    await dana.as(async () => Sending.resend(mailId));
    expect(await deliveries()).toEqual([null, "unknown"]);
  });

  it("says so, too, when whoever sent it died before the mail went out, and not while it is on its way", async () => {
    vi.mocked(deliver).mockImplementation(dead);
    void send();
    await vi.waitFor(() => expect(deliver).toHaveBeenCalled(), patience);
    expect(await deliveries()).toEqual([null]);
    expect((await resumed()).state).toBe("unknown");
    expect(await deliveries()).toEqual(["unknown"]);
  });

  it("says that a mail came back", async () => {
    await send();
    await Sending.noteBounce(await mail(), [email], "bounced");
    expect(await deliveries()).toEqual(["bounced"]);
  });
});

describe("a table that fails", () => {
  /** The nth write to the mail fails, and all others go through. */
  function failing(nth: number) {
    const patch = SentMailEntity.patch.bind(SentMailEntity);
    let writes = 0;
    vi.spyOn(SentMailEntity, "patch").mockImplementation((key) => {
      writes += 1;
      if (writes === nth) throw new Error("The table is busy.");
      return patch(key);
    });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  }

  it("at the claim leaves the mail queued, and it goes out a moment later", async () => {
    failing(1);
    expect((await send()).emailSent).toMatchObject([{ status: "OK" }]);
    expect(await arrived()).toBe(1);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it("when it should note that the mail was sent never has it sent again", async () => {
    failing(2);
    expect((await send()).emailSent).toMatchObject([{ status: "QUEUED" }]);
    expect(await arrived()).toBe(1);
    vi.restoreAllMocks();
    vi.mocked(deliver).mockImplementation(reallyDeliver);
    expect(await resumed()).toEqual({ state: "unknown", isDone: true, arrived: 1 });
  });

  it("before the mail was written has it tried again, for nothing was handed over", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(Suppression, "reasonFor").mockRejectedValueOnce(new Error("The table is busy."));
    expect((await send()).emailSent).toMatchObject([{ status: "OK" }]);
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(await resumed()).toEqual(sent);
  });
});

it("a link that is to end brings its end along, is told of in the mail, and is not sent once it would be over", async () => {
  const expiresAt = new Date(now() + 3_600_000).toISOString();
  const sendUntil = () =>
    dana.as(async () => Sending.sendReport({ reportID: dana.report.id, clientEmail: email, expiresAt }));
  await sendUntil();
  const [link] = await dana.as(() => LinkList.list({ offset: 0, count: 1, previews: false, show: "open" }));
  expect(link).toMatchObject({ audience: { email }, expiresAt });
  expect((await mailbox.all()).find(({ to }) => to.includes(email))!.text).toContain("The link works through");
  vi.mocked(deliver).mockResolvedValueOnce({ kind: "unknown" });
  await sendUntil();
  advance(3_600_000);
  const again = await dana.as(async () => Sending.resend((await mail()).mailId));
  expect(again).toMatchObject({ status: "FAILED", reason: "Its link would have ended by now. Send the report again." });
  expect(await arrived()).toBe(1);
  await expect(sendUntil()).rejects.toMatchObject({ code: "invalid", fields: { expiresAt: expect.any(String) } });
});

it("an answer that comes after the mail was given up changes nothing", async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof deliver>>>();
  vi.mocked(deliver).mockReturnValueOnce(answer);
  const sending = send();
  await vi.waitFor(() => expect(deliver).toHaveBeenCalled(), patience);
  expect((await resumed()).state).toBe("unknown");
  resolve({ kind: "busy" });
  await sending;
  expect(await resumed()).toEqual({ state: "unknown", isDone: true, arrived: 0 });
});
