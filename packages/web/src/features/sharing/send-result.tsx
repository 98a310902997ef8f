import type { SendAnswer, Sent } from "@highway/core/sharing/sending/schema";
import { CircleAlert, CircleCheck, CircleX, Mail } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { cx } from "../../lib/class-names";
import { sharedLinksOf } from "../../lib/paths";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { Dialog } from "../../ui/overlays/dialog";
import { sendNow } from "./calls";
import {
  deliveredTo,
  RecipientOutcomes,
  sentTitle,
  undeliveredNote,
  unsubscribedNames,
  unsubscribedNote,
} from "./send-outcomes";
import type { ShareValues } from "./share-values";

/** Milliseconds between two questions what became of mails that are still on their way. */
const outcomePollPause = 3000;

type Props = {
  answer: SendAnswer;
  values: ShareValues;
  reportID: string;
  /** Takes what became of the mails, by what is known of them at that moment. */
  onChange: (change: (known: readonly Sent[]) => readonly Sent[]) => void;
  onClose: () => void;
};

/** Shows what became of each recipient's mail. */
export function SendResult({ answer, values, reportID, onChange, onClose }: Props) {
  const { emailSent: sent, isForApproval } = answer;
  useFollowing(answer, onChange);
  return (
    <Dialog
      open
      width={560}
      title={sentTitle(sent, isForApproval)}
      onClose={onClose}
      footer={
        <>
          <Link
            to={sharedLinksOf(reportID)}
            onClick={onClose}
            className={buttonClass({ variant: "quiet", className: "mr-auto -ml-3" })}
          >
            See who viewed it
          </Link>
          <Button variant="primary" onClick={onClose} data-autofocus>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4.5 px-5 pt-1 pb-5">
        <SendOutcome sent={sent} isForApproval={isForApproval} />
        <ul className="divide-y divide-line rounded-md border border-line">
          {sent.map((one) => (
            <RecipientOutcomes
              key={one.email}
              one={one}
              values={values}
              onSent={(next) => onChange((known) => known.map((each) => (each.id === one.id ? next : each)))}
            />
          ))}
        </ul>
        {unsubscribedNames(sent).length > 0 && deliveredTo(sent).length > 0 && (
          <p className="text-fg-2">We'll tell you when someone opens the report.</p>
        )}
      </div>
    </Dialog>
  );
}

/** Asks again what became of a mail while it is on its way. */
function useFollowing({ sendID, emailSent }: SendAnswer, onChange: Props["onChange"]) {
  const latest = useRef({ emailSent, onChange });
  latest.current = { emailSent, onChange };
  const isOnItsWay = emailSent.some(({ status }) => status === "QUEUED");
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(() => {
      const asked = latest.current.emailSent;
      // A question that failed is asked again the next time, as is one whose answer is older than what is known by then.
      sendNow(sendID).then(
        (now) => latest.current.onChange((known) => (known === asked ? now : known)),
        () => {},
      );
    }, outcomePollPause);
    return () => clearInterval(timer);
  }, [isOnItsWay, sendID]);
}

const noticeClass = "flex gap-3 rounded-md px-4 py-3.5 text-md";

/** Says what became of the send as a whole, in the specification's sentences. */
function SendOutcome({ sent, isForApproval }: { sent: readonly Sent[]; isForApproval: boolean }) {
  const refused = unsubscribedNames(sent);
  if (refused.length > 0) return <UnsubscribedNotice emails={refused} />;
  if (deliveredTo(sent).length === sent.length)
    return (
      <div role="status" className={cx(noticeClass, "bg-positive-soft text-positive")}>
        <Icon of={CircleCheck} size={20} />
        <p>
          <b className="block font-semibold">Share email sent.</b>
          {isForApproval ? "Your client gets it once it is approved." : "We'll tell you when someone opens the report."}
        </p>
      </div>
    );
  return (
    <div role="alert" className={cx(noticeClass, "bg-danger-soft text-danger")}>
      <Icon of={CircleX} size={20} />
      <p>
        <b className="block font-semibold">Failed to send email.</b>
        You can send it again to those it did not reach.
      </p>
    </div>
  );
}

const UnsubscribedNotice = ({ emails }: { emails: readonly string[] }) => (
  <div role="alert" className={cx(noticeClass, "bg-warning-soft text-warning")}>
    <Icon of={CircleAlert} size={20} />
    <div className="min-w-0 wrap-anywhere">
      <p className="mb-1 font-semibold">{undeliveredNote}</p>
      <p>{unsubscribedNote(emails)}</p>
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
