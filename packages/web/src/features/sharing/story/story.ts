import type { Activity } from "@highway/core/sharing/activity/schema";
import type { Link } from "@highway/core/sharing/links/schema";
import type { Sent } from "@highway/core/sharing/sending/schema";
import { daysBetween } from "../../../lib/format/days";

type About = Pick<Activity, "at" | "reportID" | "reportName" | "tool">;
type IdeaActivity = Extract<Activity, { kind: "idea" }>;

/** A mail, with the link that is in it; null while it has none, or where its link is further back than the story reaches. */
export type StoryMail = Sent & { link: Link | null };

/** One line of a client's story. */
export type StoryLine =
  | (About & { kind: "sent"; id: string; isForApproval: boolean; hasPasscode: boolean; mails: StoryMail[] })
  | (About & { kind: "copied"; id: string; link: Link })
  /** Openings of one report by one person on one day, `at` the last of them. */
  | (About & { kind: "opened"; id: string; email: string | null; count: number })
  | (About & { kind: "idea"; id: string; idea: IdeaActivity["idea"] })
  /** The loan that the client likes: an idea without changes. */
  | (About & { kind: "choice"; id: string; idea: IdeaActivity["idea"] });

const linksOf = (activities: readonly Activity[]) =>
  activities.flatMap((activity) => (activity.kind === "link" ? [activity.link] : []));

/** The link that was made for a mail: the first to this address of this report after the send. */
function linkOfMail({ reportID, at }: About, { email }: Sent, links: readonly Link[]): Link | null {
  const made = links.filter(
    ({ audience, reportID: of, createdAt }) =>
      audience.kind === "person" && audience.email === email && of === reportID && createdAt >= at,
  );
  // The links come with the newest first.
  return made.at(-1) ?? null;
}

/** Tells what passed between the officer and a client, the newest first: a mail and its link are one line, and so are the openings of a day. */
export function storyOf(activities: readonly Activity[]): StoryLine[] {
  const links = linksOf(activities);
  const lines: StoryLine[] = [];
  for (const activity of activities) {
    const { at, reportID, reportName, tool } = activity;
    const about = { at, reportID, reportName, tool };
    switch (activity.kind) {
      case "sent": {
        const { sendID: id, isForApproval, hasPasscode, emailSent } = activity.send;
        const mails = emailSent.map((mail) => ({ ...mail, link: linkOfMail(about, mail, links) }));
        lines.push({ kind: "sent", ...about, id, isForApproval, hasPasscode, mails });
        break;
      }
      case "link":
        if (activity.link.audience.kind === "anyone")
          lines.push({ kind: "copied", ...about, id: activity.link.id, link: activity.link });
        break;
      case "opened": {
        const last = lines.at(-1);
        if (last?.kind === "opened" && isSameVisitor(last, activity)) last.count += 1;
        else lines.push({ kind: "opened", ...about, id: activity.id, email: activity.email, count: 1 });
        break;
      }
      case "idea":
      case "choice":
        lines.push({ kind: activity.kind, ...about, id: activity.idea.id, idea: activity.idea });
    }
  }
  return lines;
}

const isSameVisitor = (one: About & { email: string | null }, other: About & { email: string | null }) =>
  one.reportID === other.reportID &&
  one.email === other.email &&
  daysBetween(new Date(other.at), new Date(one.at)) === 0;

/** The links that a story tells of, mailed or copied, the newest first. */
export const linksInStory = (lines: readonly StoryLine[]): Link[] =>
  lines.flatMap((line) => {
    if (line.kind === "copied") return [line.link];
    return line.kind === "sent" ? line.mails.flatMap(({ link }) => link ?? []) : [];
  });
