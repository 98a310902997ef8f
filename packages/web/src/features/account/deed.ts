import type { AuditEvent } from "@highway/core/audit/schema";

const deeds: Record<string, string> = {
  "code.asked": "Sign-in code asked for",
  "session.opened": "Signed in",
  "session.refused": "Sign-in refused",
  "session.closed": "Signed out",
  "session.revoked": "Signed out of another browser",
  "client.created": "Client added",
  "client.saved": "Client updated",
  "client.deleted": "Client deleted",
  "client.restored": "Client restored",
  "report.created": "Scenario created",
  "report.saved": "Scenario saved",
  "report.deleted": "Scenario deleted",
};

/** A deed in words; one that is not known here is worded from its own name: "share-link.sent" is "Share link sent". */
export function deedOf(kind: string): string {
  const words = kind.replace(/[.-]/g, " ");
  return deeds[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The end of an id is enough to tell two apart; anything else, such as an address, is shown as it is. */
const short = (id: string) => id.replace(/^[a-z]{3}_[0-9a-z]{20}(?=[0-9a-z]{6}$)/, "…");

/** Where it came from, what it was done to, and what else was noted. */
export function detailOf({ address, subject, actorID, detail }: AuditEvent, showActor: boolean): string {
  const by = showActor && actorID ? `by ${short(actorID)}` : "";
  const to = subject === actorID ? "" : short(subject);
  const notes = Object.entries(detail).map(([name, value]) => `${name}: ${value}`);
  return [by, address, to, ...notes].filter(Boolean).join(" · ");
}
