import type { Activity } from "@highway/core/sharing/activity/schema";
import type { Link } from "@highway/core/sharing/links/schema";
import type { Sent } from "@highway/core/sharing/sending/schema";
import { describe, expect, it } from "vitest";
import { clientOf } from "../../../lib/client.fixture";
import { nextStep } from "./next-step";
import { storyOf } from "./story";

/** A Sunday afternoon. */
const now = new Date(2026, 10, 22, 14, 0);
const ago = (days: number, minutes = 0) => new Date(2026, 10, 22 - days, 9, minutes).toISOString();
const about = { reportID: "rpt_1", reportName: "Raleigh or Cary", tool: "lc2" } as const;

const link = (changes: Partial<Link> = {}): Link => ({
  id: "lnk_1",
  audience: { kind: "person", email: "elena@example.com" },
  isPreview: false,
  ...about,
  clientID: "cli_1",
  clientName: "Elena Marchetti",
  hasPasscode: false,
  lang: "en",
  recordingUrl: null,
  createdAt: ago(2, 1),
  expiresAt: null,
  revokedAt: null,
  lockedAt: null,
  delivery: null,
  views: 0,
  lastViewed: null,
  ...changes,
});
const linked = (changes: Partial<Link> = {}): Activity => {
  const made = link(changes);
  return { kind: "link", at: made.createdAt, ...about, link: made };
};
const sent = (days = 2, status: Sent["status"] = "OK"): Activity => ({
  kind: "sent",
  at: ago(days),
  ...about,
  send: {
    sendID: `snd_${days}`,
    isForApproval: false,
    emailSent: [{ id: "sml_1", email: "elena@example.com", status, reason: null }],
    sentAt: ago(days),
    reportID: about.reportID,
    reportName: about.reportName,
    hasPasscode: false,
    isAskedAgain: false,
    isOfCampaign: false,
    isOfAlert: false,
    recipients: ["elena@example.com"],
    copies: [],
  },
});
const opened = (days: number, minutes = 0): Activity => ({
  kind: "opened",
  at: ago(days, minutes),
  ...about,
  id: `viw_${days}_${minutes}`,
  email: "elena@example.com",
});
const idea = (days: number): Activity => ({
  kind: "idea",
  at: ago(days),
  ...about,
  idea: {
    id: "ide_1",
    reportID: about.reportID,
    loanID: "two",
    changes: { price: 490_000 },
    note: "",
    from: "Elena Marchetti",
    email: null,
    link: "lnk_1",
    createdAt: ago(days),
  },
});

const choice = (days: number): Activity => {
  const { idea: sent, ...activity } = idea(days) as Extract<Activity, { kind: "idea" }>;
  return { ...activity, kind: "choice", idea: { ...sent, changes: {} } };
};

describe("a client's story", () => {
  it("tells a mail with its link in one line, and the openings of a day as one", () => {
    const lines = storyOf([opened(0, 30), opened(0, 5), opened(1), linked({ views: 3 }), sent()]);
    expect(lines.map(({ kind }) => kind)).toEqual(["opened", "opened", "sent"]);
    expect(lines[0]).toMatchObject({ count: 2, at: ago(0, 30) });
    expect(lines[2]).toMatchObject({ mails: [{ status: "OK", link: { id: "lnk_1", views: 3 } }] });
  });

  it("tells a link that was copied, and a mail that has no link", () => {
    const copied = linked({ id: "lnk_2", audience: { kind: "anyone" } });
    expect(storyOf([copied, sent(2, "FAILED")])).toMatchObject([
      { kind: "copied", link: { id: "lnk_2" } },
      { kind: "sent", mails: [{ link: null }] },
    ]);
  });
});

describe("the next step", () => {
  type Facts = Parameters<typeof nextStep>[0];
  const report = (changes: object = {}) =>
    ({
      id: about.reportID,
      name: about.reportName,
      toolName: "lc2",
      status: "complete",
      loans: [{ id: "one" }, { id: "two" }],
      ...changes,
    }) as unknown as Facts["reports"][number];
  const stepOf = (activities: Activity[], reports = [report()]) =>
    nextStep({ client: clientOf(), reports, story: storyOf(activities), now }).sentence;

  it.each<[string, Activity[], Facts["reports"][number][]]>([
    ["Elena has no report yet. Compare some loans first.", [], []],
    ["Nothing has been sent yet. Finish the draft Raleigh or Cary first.", [], [report({ status: "draft" })]],
    ["Nothing has been sent yet. Review Raleigh or Cary and send it.", [], [report()]],
    ["Raleigh or Cary was shared today and has not been opened yet.", [linked(), sent(0)], [report()]],
    ["Raleigh or Cary was shared on Friday and has not been opened. Follow up.", [linked(), sent()], [report()]],
    [
      "Elena opened Raleigh or Cary yesterday. Now is a good moment to call.",
      [opened(1), linked(), sent()],
      [report()],
    ],
    [
      "Elena opened Raleigh or Cary twice since Friday. Now is a good moment to call.",
      [opened(1), opened(2, 30), linked(), sent()],
      [report()],
    ],
    [
      "Elena opened the report 3 times since Friday and sent an idea about loan B. A reply is due.",
      [idea(0), opened(0), opened(1), opened(2, 30), linked(), sent()],
      [report()],
    ],
    ["Elena sent an idea about loan B today. A reply is due.", [idea(0), sent()], [report()]],
    ["Elena picked loan B today. A reply is due.", [choice(0), idea(1), sent()], [report()]],
    ["Elena last opened Raleigh or Cary on 10/23/2026. Ask where things stand.", [opened(30), sent(31)], [report()]],
    [
      "The link to Raleigh or Cary ends in 3 days and has not been opened.",
      [linked({ expiresAt: ago(-3) }), sent()],
      [report()],
    ],
    [
      "The link to Raleigh or Cary has ended. Send a new one.",
      [linked({ expiresAt: ago(1), createdAt: ago(9, 1) }), sent(9)],
      [report()],
    ],
    [
      "The email to elena@example.com was not delivered. Check the address, then send it again.",
      [sent(2, "FAILED")],
      [report()],
    ],
    [
      "Elena's link is locked after too many wrong passcodes. Unlock it.",
      [linked({ lockedAt: ago(1) }), sent()],
      [report()],
    ],
  ])("%s", (sentence, activities, reports) => expect(stepOf(activities, reports)).toBe(sentence));

  it("counts what was opened after the last send alone", () => {
    expect(stepOf([linked(), sent(1), opened(2), sent(3)])).toBe(
      "Raleigh or Cary was shared yesterday and has not been opened. Follow up.",
    );
  });
});
