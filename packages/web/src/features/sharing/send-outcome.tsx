import type { Sent } from "@highway/core/sharing/sending/schema";
import { CircleAlert, CircleCheck, CircleX, Mail } from "lucide-react";
import { cx } from "../../lib/class-names";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { reason, unable, unsubscribed, went } from "./came-of";

const box = "flex gap-3 rounded-md px-4 py-3.5 text-md";

/** What came of the send as a whole, in the specification's sentences. */
export function SendOutcome({ sent, isForApproval }: { sent: readonly Sent[]; isForApproval: boolean }) {
  const refused = unsubscribed(sent);
  if (refused.length > 0) return <Refused emails={refused} />;
  if (went(sent).length === sent.length)
    return (
      <div role="status" className={cx(box, "bg-positive-soft text-positive")}>
        <Icon of={CircleCheck} size={20} />
        <p>
          <b className="block font-semibold">Share email sent.</b>
          {isForApproval
            ? "It reaches your client once it was approved."
            : "We’ll tell you when someone opens the report."}
        </p>
      </div>
    );
  return (
    <div role="alert" className={cx(box, "bg-danger-soft text-danger")}>
      <Icon of={CircleX} size={20} />
      <p>
        <b className="block font-semibold">Failed to send email.</b>
        You can send it again to those whom it did not reach.
      </p>
    </div>
  );
}

const Refused = ({ emails }: { emails: readonly string[] }) => (
  <div role="alert" className={cx(box, "bg-warning-soft text-warning")}>
    <Icon of={CircleAlert} size={20} />
    <div className="min-w-0 wrap-anywhere">
      <p className="mb-1 font-semibold">{unable}</p>
      <p>{reason(emails)}</p>
      <p className="mt-2.5 flex flex-wrap gap-2">
        {emails.map((email) => (
          <a key={email} href={`mailto:${email}`} className={buttonClass({ className: "max-w-full text-fg" })}>
            <Icon of={Mail} />
            <span className="truncate">Write to {email}</span>
          </a>
        ))}
      </p>
    </div>
  </div>
);
