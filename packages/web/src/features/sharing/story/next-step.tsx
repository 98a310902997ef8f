import type { Client } from "@highway/core/clients/schema";
import type { Report } from "@highway/core/reports/schema";
import type { Link as SentLink } from "@highway/core/sharing/links/schema";
import { defaultTool } from "@highway/core/tools/pure/names";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { daysBetween, onDay, sinceDay, times } from "../../../lib/format/days";
import { editorOf, loadOf, resultsOf, sharedLinksOf } from "../../../lib/paths";
import { placesOf } from "../../../scenario/names/loan-name";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Bone } from "../../../ui/page/skeleton";
import { stateOf } from "../links/link-state";
import { firstName } from "../subject";
import { linksInStory, type StoryLine } from "./story";

/** What the officer does next for a client, by the facts: a sentence, and where it is done. */
export type NextStep = { sentence: string; action: { label: string; to: string } | null };

type Facts = {
  client: Pick<Client, "_id" | "name">;
  /** The client's reports, the last saved first. */
  reports: readonly Report[];
  /** The newest first. */
  story: readonly StoryLine[];
  now: Date;
};
type Line<Kind extends StoryLine["kind"]> = Extract<StoryLine, { kind: Kind }>;

/** A link that ends within these days is worth a word. */
const soonDays = 3;
/** After these days an opening is no longer news. */
const newsDays = 14;

/** Finds the next step. What the client waits for comes first, then what went wrong, then what runs out. */
export function nextStep(facts: Facts): NextStep {
  const { story } = facts;
  const from = story.findIndex(({ kind }) => kind === "sent" || kind === "copied");
  const sent = story[from];
  const since = from === -1 ? story : story.slice(0, from);
  const opened = since.filter((line) => line.kind === "opened");
  const idea = since.find((line) => line.kind === "idea" || line.kind === "choice");
  if (idea) return answer(facts, idea, opened);
  const news = opened.length > 0 ? call(facts, opened) : null;
  if (!sent) return news ?? firstSend(facts);
  return mendMail(sent) ?? unlock(facts) ?? news ?? endsSoon(facts) ?? followUp(facts, sent);
}

const open = ({ tool, reportID }: Pick<StoryLine, "tool" | "reportID">) => ({
  label: "Open the report",
  to: loadOf(tool, reportID),
});
const countOf = (opened: readonly Line<"opened">[]) => opened.reduce((sum, { count }) => sum + count, 0);

/** "Dana opened the report twice since Friday and sent an idea about loan B. A reply is due." "Dana picked loan B today. A reply is due." */
function answer(
  { client, reports, now }: Facts,
  { idea, ...line }: Line<"idea" | "choice">,
  opened: readonly Line<"opened">[],
) {
  const report = reports.find(({ id }) => id === idea.reportID);
  const loan = report?.loans.find(({ id }) => id === idea.loanID);
  const isIdea = line.kind === "idea";
  const about = loan ? placesOf(report!.loans).get(loan)!.within : line.reportName;
  const seen =
    countOf(opened) > 1 ? `opened the report ${times(countOf(opened))} ${sinceDay(opened.at(-1)!.at, now)} and ` : "";
  const when = seen ? "" : ` ${onDay(idea.createdAt, now)}`;
  const to = report ? resultsOf({ tool: report.toolName, reportID: report.id }) : loadOf(line.tool, line.reportID);
  return {
    sentence: `${firstName(client.name)} ${seen}${isIdea ? "sent an idea about" : "picked"} ${about}${when}. A reply is due.`,
    action: { label: isIdea ? "Open the idea" : "Open the loans", to },
  };
}

/** The last send did not reach somebody. */
function mendMail(sent: StoryLine): NextStep | null {
  if (sent.kind !== "sent") return null;
  const failed = sent.mails.find(({ status }) => status === "FAILED");
  if (failed)
    return {
      sentence: `The email to ${failed.email} was not delivered. Check the address, then send it again.`,
      action: { label: "See the email", to: `${sharedLinksOf(sent.reportID)}&tab=sends` },
    };
  const without = sent.mails.find(({ status }) => status === "UNSUBSCRIBED");
  return without
    ? { sentence: `${without.email} unsubscribed from Highway. Use your own email, or call.`, action: null }
    : null;
}

function unlock({ client, story }: Facts): NextStep | null {
  const link = linksInStory(story).find(({ lockedAt, revokedAt }) => lockedAt && !revokedAt);
  return link
    ? {
        sentence: `${firstName(client.name)}'s link is locked after too many wrong passcodes. Unlock it.`,
        action: { label: "Open the link", to: sharedLinksOf(link.reportID) },
      }
    : null;
}

function call({ client, now }: Facts, opened: readonly Line<"opened">[]): NextStep {
  const [last] = opened;
  const { reportName, at } = last!;
  const name = firstName(client.name);
  if (daysBetween(new Date(at), now) > newsDays)
    return {
      sentence: `${name} last opened ${reportName} ${onDay(at, now)}. Ask where things stand.`,
      action: open(last!),
    };
  const ofReport = opened.filter(({ reportID }) => reportID === last!.reportID);
  const count = countOf(ofReport);
  const when = count === 1 ? onDay(at, now) : `${times(count)} ${sinceDay(ofReport.at(-1)!.at, now)}`;
  return { sentence: `${name} opened ${reportName} ${when}. Now is a good moment to call.`, action: open(last!) };
}

const inDays = (days: number) => (days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`);
const isOpen = (link: SentLink, now: Date) => stateOf(link, now.getTime()).isOpen;

function endsSoon({ story, now }: Facts): NextStep | null {
  const ending = linksInStory(story).find(
    (link) => link.expiresAt && isOpen(link, now) && daysBetween(now, new Date(link.expiresAt)) <= soonDays,
  );
  if (!ending?.expiresAt) return null;
  const unseen = ending.views === 0 ? " and has not been opened" : "";
  return {
    sentence: `The link to ${ending.reportName} ends ${inDays(daysBetween(now, new Date(ending.expiresAt)))}${unseen}.`,
    action: { label: "Open the link", to: sharedLinksOf(ending.reportID) },
  };
}

/** What was sent last has not been opened since. */
function followUp({ story, now }: Facts, sent: StoryLine): NextStep {
  const links = linksInStory(story).filter(({ reportID }) => reportID === sent.reportID);
  if (links.length > 0 && !links.some((link) => isOpen(link, now)))
    return { sentence: `The link to ${sent.reportName} has ended. Send a new one.`, action: open(sent) };
  const action = open(sent);
  const was = `${sent.reportName} was shared ${onDay(sent.at, now)}`;
  return daysBetween(new Date(sent.at), now) === 0
    ? { sentence: `${was} and has not been opened yet.`, action }
    : { sentence: `${was} and has not been opened. Follow up.`, action };
}

function firstSend({ client, reports }: Facts): NextStep {
  const name = firstName(client.name);
  const [newest] = reports;
  if (!newest)
    return {
      sentence: `${name} has no report yet. Compare some loans first.`,
      action: { label: "New comparison", to: editorOf({ tool: defaultTool, clientID: client._id }) },
    };
  const ready = reports.find(({ status }) => status === "complete");
  return ready
    ? {
        sentence: `Nothing has been sent yet. Review ${ready.name} and send it.`,
        action: { label: "Review and send", to: loadOf(ready.toolName, ready.id) },
      }
    : {
        sentence: `Nothing has been sent yet. Finish the draft ${newest.name} first.`,
        action: { label: "Finish the draft", to: loadOf(newest.toolName, newest.id) },
      };
}

/** Says what to do next for a client, with the way there. It is as high before the facts are read as with them. */
export const NextStepCard = ({ step }: { step: NextStep | null }) => (
  <section
    aria-labelledby="next-step"
    className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-3 shadow-card"
  >
    <Icon of={ArrowRight} className="text-accent-text" />
    <div className="min-w-0 flex-1 basis-48">
      <h2 id="next-step" className="text-fg-3 text-sm">
        Next step
      </h2>
      {step ? (
        <p className="font-medium wrap-anywhere">{step.sentence}</p>
      ) : (
        <Bone className="mt-1 h-3 w-64 max-w-full" />
      )}
    </div>
    {step?.action && (
      <Link to={step.action.to} className={buttonClass({ className: "phone:w-full" })}>
        {step.action.label}
      </Link>
    )}
  </section>
);
