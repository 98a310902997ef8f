import type { Sent } from "@highway/core/sharing/sending/schema";

/** The mail was handed over, or is about to be. */
export const deliveredTo = (sent: readonly Sent[]) =>
  sent.filter(({ status }) => status === "OK" || status === "QUEUED");

/** The people who want no mail. */
export const unsubscribedNames = (sent: readonly Sent[]) =>
  sent.filter(({ status }) => status === "UNSUBSCRIBED").map(({ email }) => email);

const people = (count: number) => `${count} ${count === 1 ? "person" : "people"}`;

/** Writes "Sent to 2 of 3 people". */
export function sentTitle(sent: readonly Sent[], isForApproval: boolean): string {
  const { length } = deliveredTo(sent);
  if (length === 0) return "Not sent";
  if (isForApproval) return "Sent for approval";
  return length === sent.length ? `Sent to ${people(length)}` : `Sent to ${length} of ${people(sent.length)}`;
}

export const undeliveredNote = "Some emails were unable to send:";
export const unsubscribedNote = (emails: readonly string[]) =>
  `The following recipient(s) unsubscribed from Highway: ${emails.join(", ")}. We can't email them right now, but you can try reaching them using your own email address.`;

/** Says who wants no mail, even after the window closed; null where there is nobody. */
export function unsubscribedSentence(sent: readonly Sent[]): string | null {
  const emails = unsubscribedNames(sent);
  return emails.length === 0 ? null : `${undeliveredNote} ${unsubscribedNote(emails)}`;
}
