import type { Sent } from "@highway/core/sharing/sending/schema";
import { CircleAlert, CircleCheck, CircleHelp, CircleX, Clock, type LucideIcon } from "lucide-react";
import { cx } from "../../lib/class-names";
import { quantity } from "../../lib/format/format";
import { useAttempt } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { resend } from "./calls";
import type { ShareValues } from "./share-values";

/** The mail was handed over, or is about to be. */
export const deliveredTo = (sent: readonly Sent[]) =>
  sent.filter(({ status }) => status === "OK" || status === "QUEUED");

/** The people who want no mail. */
export const unsubscribedNames = (sent: readonly Sent[]) =>
  sent.filter(({ status }) => status === "UNSUBSCRIBED").map(({ email }) => email);

const people = (count: number) => quantity(count, "person", "people");

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

/** As long as the specification has it: over a quarter of an hour. */
const manyMinutes = 1_000_000;

/** Says what became of a send where its window is no longer there to say so: for long, where somebody wants no mail. */
export function noteOutcome(sent: readonly Sent[]): void {
  const unsubscribed = unsubscribedNames(sent);
  if (unsubscribed.length > 0) notify.notice(`${undeliveredNote} ${unsubscribedNote(unsubscribed)}`, manyMinutes);
  else if (deliveredTo(sent).length === sent.length) notify.success("Share email sent.");
  else notify.error("Failed to send email.");
}

type SentBadge = { icon: LucideIcon; tone: string; word: string };

const sentBadges: Record<Sent["status"], SentBadge> = {
  OK: { icon: CircleCheck, tone: "text-positive", word: "Sent" },
  QUEUED: { icon: Clock, tone: "text-fg-2", word: "On its way" },
  UNSUBSCRIBED: { icon: CircleAlert, tone: "text-warning", word: "Not sent" },
  FAILED: { icon: CircleX, tone: "text-danger", word: "Not sent" },
  unknown: { icon: CircleHelp, tone: "text-warning", word: "Not known" },
};

type Props = {
  one: Sent;
  values: Pick<ShareValues, "hasPasscode">;
  /** Takes the mail as it is after it was sent again; undefined where it is sent again elsewhere. */
  onSent: ((next: Sent) => void) | undefined;
};

/** Says what became of one recipient's mail; one that may not have arrived can be sent again. */
export function RecipientOutcomes({ one, values, onSent }: Props) {
  const { email, status } = one;
  const { icon, tone, word } = sentBadges[status];
  const canResend = onSent !== undefined && (status === "FAILED" || status === "unknown");
  const { busy, attempt } = useAttempt();
  const again = () => attempt(async () => onSent?.(await resend(one.id)));
  return (
    <li className={cx("flex min-h-15 items-center gap-x-3 gap-y-1.5 px-4 py-2", canResend && "phone:flex-wrap")}>
      <Icon of={icon} size={20} className={tone} />
      <span className={cx("min-w-0 flex-1", canResend && "phone:basis-[calc(100%-32px)]")}>
        <span className="block truncate text-md">{email}</span>
        <span className="block text-fg-3 text-sm">{one.reason ?? openingSentence(values)}</span>
      </span>
      <span className={cx("shrink-0 font-medium", tone, canResend && "phone:mr-auto phone:pl-8")}>{word}</span>
      {canResend && (
        <Button size="sm" busy={busy} aria-label={`Resend to ${email}`} onClick={() => void again()}>
          Resend
        </Button>
      )}
    </li>
  );
}

const openingSentence = ({ hasPasscode }: Props["values"]) =>
  hasPasscode ? "Passcode by email when the link is opened" : "With their own link";
