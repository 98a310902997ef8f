import type { AuditEvent } from "@highway/core/people/audit/schema";
import { useMemo, useState } from "react";
import { type Loaded, useApi } from "../../lib/api/use-api";
import { type Pages, usePages } from "../../lib/api/use-pages";
import { capital, date, dateTime } from "../../lib/format/format";
import { useUser } from "../../lib/session";
import { permissionLabel } from "../../lib/words/permission-words";
import { Card } from "../../ui/card";
import { Segmented } from "../../ui/fields/segmented";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { ViewMore } from "../../ui/page/view-more";

type Audience = { scope: "own" | "corp"; corpID?: string };

/** Reads the audit trail page by page. */
const useActivity = (audience: Audience, pageSize: number) =>
  usePages(
    "GET /v1/audit",
    (_offset, before: AuditEvent[] | null) => ({
      query: { ...audience, count: pageSize, cursor: before?.at(-1)?.id },
    }),
    (page) => page,
    pageSize,
  );

/** The server's page size for people. */
const PAGE_OF_PEOPLE = 100;

/** Reads the names of the first people of a corporation, for those who may see them: null is for the others. */
function useNames(query: { corpID?: string } | null): Names | undefined {
  const officers = useApi("GET /v1/corp/officers", query && { query });
  const people = officers.state === "ready" ? officers.data : null;
  return useMemo(() => (people ? namesOf(people, people.length < PAGE_OF_PEOPLE) : undefined), [people]);
}

/** @param areAll whether nobody else is in the corporation: whoever else changes something in it is of Highway's staff */
export const namesOf = (people: readonly { id: string; fullName: string }[], areAll: boolean): Names => ({
  byId: new Map(people.map(({ id, fullName }) => [id, fullName])),
  others: areAll ? "Highway's staff" : "another member or Highway's staff",
});

/** Shows the audit trail: the officer's own, and for an admin the corporation's. */
export function OwnActivity() {
  const isAdmin = useUser().roles.includes("admin");
  const [scope, setScope] = useState<Audience["scope"]>("own");
  const events = useActivity({ scope }, 10);
  const names = useNames(isAdmin ? {} : null);
  return (
    <Card
      title="Activity"
      flush
      aside={
        isAdmin && (
          <Segmented<Audience["scope"]>
            label="Whose activity"
            value={scope}
            onChange={setScope}
            segments={[
              { value: "own", label: "Mine" },
              { value: "corp", label: "Everyone's" },
            ]}
          />
        )
      }
    >
      <ActivityList events={events} showActor={scope === "corp"} names={names} />
    </Card>
  );
}

/** Shows those who decide for a corporation what anyone did in it. */
export function CorporationActivity({ corpID }: { corpID: string }) {
  const events = useActivity({ scope: "corp", corpID }, 25);
  const names = useNames({ corpID });
  return (
    <Card title="Activity" flush>
      <ActivityList events={events} showActor names={names} />
    </Card>
  );
}

type ListProps = {
  events: Loaded<Pages<AuditEvent>>;
  showActor: boolean;
  /** The names of the people, where they are known. */
  names?: Names | undefined;
};

function ActivityList({ events, showActor, names }: ListProps) {
  if (events.state === "loading")
    return (
      <Skeleton label="Loading activity" className="px-5 pb-4">
        {[0, 1, 2, 3].map((row) => (
          <Bone key={row} className="my-3 h-8 w-full" />
        ))}
      </Skeleton>
    );
  if (events.state === "failed") return <Problem message={events.message} onRetry={events.retry} />;
  const { items, more, loadingMore, viewMore } = events.data;
  if (items.length === 0) return <Empty title="Nothing yet">Sign-ins, saves and deletions will appear here.</Empty>;
  return (
    <>
      <ul className="pb-1">
        {items.map((event) => (
          <li
            key={event.id}
            className="flex min-h-11 items-center justify-between gap-4 border-line border-t px-5 py-1.5 phone:flex-col phone:items-start phone:gap-0"
          >
            <span className="wrap-anywhere min-w-0 max-w-full">
              {deedOf(event, names)}
              <span className="num block truncate text-fg-3 text-xs">{detailOf(event, showActor, names)}</span>
            </span>
            <span className="num shrink-0 text-fg-3 text-sm">{dateTime(event.at)}</span>
          </li>
        ))}
      </ul>
      {more && (
        <div className="flex justify-center border-line border-t p-3">
          <ViewMore size="sm" onMore={viewMore} busy={loadingMore} />
        </div>
      )}
    </>
  );
}

/** People's names by their ids, and what those are called who are not among them. */
type Names = { byId: ReadonlyMap<string, string>; others: string };

const deeds: Record<string, string> = {
  "code.asked": "Sign-in code requested",
  "session.opened": "Signed in",
  "session.refused": "Sign-in refused",
  "session.closed": "Signed out",
  "session.revoked": "Signed out of another browser",
  "sessions.revoked": "Signed out everywhere else",
  "sessions.ended": "Signed a member out everywhere",
  "passkey.added": "Passkey added",
  "passkey.renamed": "Passkey renamed",
  "passkey.removed": "Passkey removed",
  "passkey.refused": "Sign-in with a passkey refused",
  "authenticator.added": "Authenticator app added",
  "authenticator.removed": "Authenticator app removed",
  "recovery-codes.made": "New recovery codes made",
  "recovery-code.used": "Recovery code used",
  "second-factor.refused": "Wrong code from an authenticator app, or wrong recovery code",
  "second-factors.reset": "Member's sign-in methods reset",
  "proof.given": "Identity confirmed",
  "client.created": "Client added",
  "client.saved": "Client updated",
  "client.deleted": "Client deleted",
  "client.restored": "Client restored",
  "client.marked": "Client changed by an admin",
  "client.locked": "Client's rate marked as locked",
  "client.floats": "Client's rate marked as floating",
  "client.campaign": "Client's campaigns changed",
  "campaign.started": "Campaign started",
  "campaign.changed": "Campaign changed",
  "campaign.message": "Campaign message changed",
  "campaign.approvalAsked": "Campaign approval requested",
  "campaign.approved": "Campaign approved",
  "campaign.returned": "Campaign sent back",
  "campaign.sent": "Campaign message sent",
  "campaign.sentAgain": "Campaign message scheduled again",
  "clients.seen": "Clients listed by an admin",
  "report.created": "Scenario created",
  "report.saved": "Scenario saved",
  "report.deleted": "Scenario deleted",
  "report.sent": "Report sent",
  "report.resent": "Report sent again",
  "report.exported": "Report downloaded",
  "worksheet.created": "Worksheet added",
  "worksheet.saved": "Worksheet saved",
  "worksheet.deleted": "Worksheet deleted",
  "profile.renamed": "Name changed",
  "header.changed": "Header changed",
  "cobrand.created": "Co-brand added",
  "cobrand.saved": "Co-brand saved",
  "cobrand.deleted": "Co-brand deleted",
  "cobrand-headshot.changed": "Co-brand photo changed",
  "cobrand-headshot.removed": "Co-brand photo removed",
  "link.created": "Share link made",
  "link.asked-again": "Share link emailed again at the client's request",
  "link.opened": "Share link opened",
  "link.exported": "Report downloaded from a share link",
  "link.paused": "Share link paused after wrong passcodes",
  "link.locked": "Share link locked after wrong passcodes",
  "link.unlocked": "Share link unlocked",
  "link.expiry-set": "Share link expiration changed",
  "link.revoked": "Share link revoked",
  "passcode.asked": "Passcode emailed to a client",
  "passcode.refused": "Wrong passcode entered for a share link",
  "idea.sent": "Idea sent by a client",
  "idea.deleted": "Idea deleted",
  "theme.created": "Theme added",
  "theme.saved": "Theme saved",
  "theme.deleted": "Theme deleted",
  "theme.chosen": "Theme chosen",
  "corp-theme.chosen": "Corporation's theme chosen",
  "corporation.founded": "Corporation added",
  "corporation.changed": "Corporation changed",
  "corp-logo.changed": "Corporation's logo changed",
  "corp-logo.removed": "Corporation's logo removed",
  "calendar-event.featured": "Economic event featured",
  "calendar-event.unfeatured": "Economic event no longer featured",
  "calendar-address.renewed": "Economic calendar address renewed",
  "lock-alert.created": "Lock alert added",
  "lock-alert.saved": "Lock alert saved",
  "lock-alert.deleted": "Lock alert deleted",
  "lock-alert.restored": "Lock alert restored",
  "lock-alert.tested": "Lock alert tested",
  "lock-alert.written": "Client emailed about a lock alert",
  "lock-alert.seen": "Lock alert seen",
  "alert-settings.saved": "Lock alert quiet hours changed",
  "push-device.added": "Lock alert device added",
  "push-device.removed": "Lock alert device removed",
  "promo-card.created": "Promo card added",
  "promo-card.saved": "Promo card saved",
  "promo-card.deleted": "Promo card deleted",
  "market-alert.posted": "Market alert posted",
  "market-alert.ended": "Market alert ended",
  "promo-cards.ordered": "Promo cards put in order",
  "ad.created": "Ad added",
  "ad.saved": "Ad saved",
  "ad.deleted": "Ad deleted",
  "invitation.sent": "Invitation sent",
  "invitation.sent-again": "Invitation sent again",
  "invitation.withdrawn": "Invitation withdrawn",
  "officer.joined": "Joined the corporation",
  "officer.changed": "Access changed",
  "pricing.changed": "Pricing provider changed",
  "permission.changed": "Permission changed",
  "feedback.sent": "Feedback sent",
};

type Deed = Pick<AuditEvent, "kind" | "subject" | "detail">;
type Value = AuditEvent["detail"][string] | undefined;

const onOff = (value: Value) => (typeof value === "boolean" ? (value ? "on" : "off") : value || "none");

/** Words a deed, with the name of the scenario it was done to. One that has no words here is worded from its own name: "share-link.sent" is "Share link sent". */
export function deedOf({ kind, subject, detail }: Deed, names?: Names): string {
  if (kind === "permission.changed") return permissionLabel(String(detail.permission));
  if (kind === "pricing.changed") return `Pricing provider changed for ${names?.byId.get(subject) ?? "a member"}`;
  if (kind === "officer.changed") return `Access changed for ${names?.byId.get(subject) ?? "a member"}`;
  const words = kind.replace(/[.-]/g, " ");
  const deed = deeds[kind] ?? capital(words);
  return typeof detail.name === "string" && detail.name ? `${deed}: ${detail.name}` : deed;
}

/** An id tells a person nothing. */
const isId = (text: string) => /^[a-z]{3}_[0-9a-z]{26}$/.test(text);

const howMany = (count: Value, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What was noted of a deed, in words; what is not in the list says nothing to a person. */
const noteWords: Record<string, (value: Value) => string> = {
  hasPasscode: (value) => (value ? "with a passcode" : "without a passcode"),
  isPreview: (value) => (value ? "a preview" : ""),
  isForApproval: (value) => (value ? "for approval" : ""),
  lang: (value) => (value === "es" ? "in Spanish" : "in English"),
  format: (value) => String(value).toUpperCase(),
  mails: (value) => howMany(value, "email", "emails"),
  reports: (value) => howMany(value, "scenario", "scenarios"),
  ends: (value) => (value === "never" ? "never ends" : `ends on ${date(String(value))}`),
  pricing: (value) => (value ? "with Optimal Blue" : "without Optimal Blue"),
  admin: (value) => (value ? "as an admin" : ""),
  demo: (value) => (value ? "a demo" : ""),
  campaigns: (value) => (value ? howMany(value, "active campaign", "active campaigns") : ""),
  clients: (value) => howMany(value, "client", "clients"),
  browsers: (value) => howMany(value, "browser", "browsers"),
  topic: (value) => String(value),
  fields: (value) => String(value).split(", ").map(fieldName).join(", "),
};

/** The fields of a header and of a corporation that are called otherwise than they are named. */
const fieldNames: Record<string, string> = {
  isNmls: "kind of license",
  corpLicenses: "licenses",
  toolDisclaimers: "disclaimers",
  titleEs: "title in Spanish",
  disclaimerEs: "disclaimer in Spanish",
  addOns: "add-ons",
};
const fieldName = (name: string) => fieldNames[name] ?? name.replace(/([A-Z])/g, " $1").toLowerCase();

function notesOf({ kind, detail }: Deed): string[] {
  if (kind === "permission.changed") return [`${onOff(detail.from)} → ${onOff(detail.to)}`];
  if (kind === "officer.changed")
    return [detail.admin ? "an admin" : "not an admin", detail.active ? "can sign in" : "suspended"];
  return Object.entries(detail).map(([name, value]) => noteWords[name]?.(value) ?? "");
}

/** Lists who did it, from where, what it was done to, and what else was noted. */
export function detailOf(event: AuditEvent, showActor: boolean, names?: Names): string {
  const { address, subject, actorID, kind } = event;
  const by = showActor && actorID && names ? `by ${names.byId.get(actorID) ?? names.others}` : "";
  const isSaid = subject === actorID || kind === "officer.changed" || kind === "pricing.changed";
  const to = isSaid ? "" : (names?.byId.get(subject) ?? (isId(subject) ? "" : subject));
  return [by, address, to, ...notesOf(event)].filter(Boolean).join(" · ");
}
