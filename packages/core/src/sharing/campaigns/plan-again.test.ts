/** A message whose email failed goes out after all, once, and by the rules of every message. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as Clients from "../../clients/index";
import { deliver } from "../../platform/mail/mail";
import { SendEntity, SentMailEntity } from "../sending/entity";
import * as Sending from "../sending/index";
import { sentences as sending } from "../sending/schema";
import * as Suppression from "../sending/suppression/index";
import { type KitOfficer, kitOfficer, read, runAt, runTwice, start } from "./campaigns.fixture";
import * as Campaigns from "./index";
import { sentences } from "./schema";
import { campaignStage, unstamped } from "./stage.fixture";

vi.mock(import("../../platform/mail/mail"), async (original) => {
  const mail = await original();
  return { ...mail, deliver: vi.fn(mail.deliver) };
});
const { deliver: reallyDeliver } =
  await vi.importActual<typeof import("../../platform/mail/mail")>("../../platform/mail/mail");

const stage = campaignStage(async () => {
  const mail = await startMail();
  return { mailbox: mail.mailbox, stop: await runBeside(startTable(), mail, startFiles()) };
});
const { arrived, email, stateOf } = stage;
let officer: KitOfficer;
/** The next email to the client fails, whatever is due to the clients of earlier tests meanwhile. */
function failNext(kind: "refused" | "unknown" = "refused") {
  const address = email();
  let hasFailed = false;
  vi.mocked(deliver).mockImplementation(async (letter) => {
    if (hasFailed || !letter.to.includes(address)) return reallyDeliver(letter);
    hasFailed = true;
    return kind === "unknown" ? { kind } : { kind, reason: "MessageRejected: no such mailbox" };
  });
}
/** Starts a campaign whose first email fails. */
async function failed(kind?: "unknown") {
  failNext(kind);
  const campaign = await start(officer);
  await runAt(campaign, "prequalified");
  return campaign;
}
const again = async () => {
  const { lastUpdated } = await read(officer);
  return officer.as(() => Campaigns.sendAgain(officer.client._id, "prequalified", { lastUpdated }));
};
const moveTo = (primaryEmail: string) =>
  officer.as(async () => {
    const client = await Clients.get(officer.client._id);
    return Clients.update({ id: client._id, client: { ...unstamped(client), primaryEmail } });
  });

beforeEach(() => {
  officer = stage.officer();
  vi.mocked(deliver).mockReset().mockImplementation(reallyDeliver);
});

describe("a message whose email failed", () => {
  it("goes out to the address of now, once, and without waiting for the one that failed", async () => {
    await failed();
    const before = await stateOf("prequalified");
    expect(before.mail?.status).toBe("FAILED");
    const moved = `moved-${email()}`;
    await moveTo(moved);
    await again();
    expect(await stateOf("prequalified")).toMatchObject({ state: "planned", mail: null });
    await runTwice();
    expect(await arrived()).toEqual([]);
    expect(await arrived(moved)).toHaveLength(1);
    expect(await stateOf("prequalified")).toMatchObject({ state: "sent", mail: { email: moved, status: "OK" } });
    // The email that failed is gone, so that none outlives its client.
    const { data: mail } = await SentMailEntity.get({ ownerId: officer.user.id, mailId: before.mail!.id }).go();
    const { data: sends } = await SendEntity.query.byId({ ownerId: officer.user.id }).go();
    expect([mail, sends.length]).toEqual([null, 1]);
  });

  it("is planned once by two presses", async () => {
    await failed();
    const { lastUpdated } = await read(officer);
    const press = () =>
      officer
        .as(() => Campaigns.sendAgain(officer.client._id, "prequalified", { lastUpdated }))
        .then(
          () => "planned",
          ({ code }) => code,
        );
    const pressed = await Promise.all([press(), press()]);
    expect(pressed.filter((each) => each === "planned")).toHaveLength(1);
    await runTwice();
    expect(await arrived()).toHaveLength(1);
  });

  it("keeps its distance from the last one that went out", async () => {
    const campaign = await start(officer);
    await runAt(campaign, "prequalified");
    failNext();
    await runAt(campaign, "team");
    expect((await stateOf("team")).mail?.status).toBe("FAILED");
    const { lastUpdated } = await read(officer);
    await officer.as(() => Campaigns.sendAgain(officer.client._id, "team", { lastUpdated }));
    await runTwice();
    expect(await arrived()).toHaveLength(2);
    const { data: sends } = await SendEntity.query.byId({ ownerId: officer.user.id }).go();
    expect(sends).toHaveLength(2);
  });
});

describe("is refused", () => {
  it("for one that went out, may have, or never went", async () => {
    const campaign = await failed("unknown");
    await expect(again()).rejects.toMatchObject({ code: "invalid", message: sentences.notFailed });
    await runAt(campaign, "team");
    const { lastUpdated } = await read(officer);
    for (const step of ["team", "papers"] as const)
      await expect(
        officer.as(() => Campaigns.sendAgain(officer.client._id, step, { lastUpdated })),
      ).rejects.toMatchObject({ message: sentences.notFailed });
  });

  it("while the client's address is one that came back", async () => {
    await failed();
    await Suppression.add(Suppression.hashOf(email()), "bounced");
    await expect(again()).rejects.toMatchObject({ fields: { primaryEmail: sentences.undeliverable } });
  });

  it("while the campaign is paused, after it ended, to a stranger, and over a newer state", async () => {
    await failed();
    const { lastUpdated } = await read(officer);
    const press = (who: KitOfficer, at: string) =>
      who.as(() => Campaigns.sendAgain(officer.client._id, "prequalified", { lastUpdated: at }));
    await expect(press(await kitOfficer(), lastUpdated)).rejects.toMatchObject({ code: "missing" });
    await officer.as(() => Campaigns.change(officer.client._id, { lastUpdated, status: "paused" }));
    await expect(press(officer, lastUpdated)).rejects.toMatchObject({ code: "conflict" });
    await expect(again()).rejects.toMatchObject({ message: sentences.paused });
    const paused = await read(officer);
    await officer.as(() =>
      Campaigns.change(officer.client._id, { lastUpdated: paused.lastUpdated, status: "stopped" }),
    );
    await expect(again()).rejects.toMatchObject({ message: sentences.ended });
  });

  it("by the call of other emails, which knows none of a campaign's rules", async () => {
    await failed();
    const { mail } = await stateOf("prequalified");
    await expect(officer.as(async () => Sending.resend(mail!.id))).rejects.toMatchObject({
      message: sending.ofCampaign,
    });
  });
});
