import type { SendRecord } from "@highway/core/sharing/sending/schema";
import { CircleCheck } from "lucide-react";
import { refreshApi } from "../../../lib/api/use-api";
import { dateTime } from "../../../lib/format/format";
import { Icon } from "../../../ui/icon";
import { Tag } from "../../../ui/tag";
import { sentTitle } from "../came-of";
import { SentTo } from "../sent-to";

type Props = { send: SendRecord; onReport: ((reportID: string) => void) | null };

/** One send: of what and when, then whom it reached, and each whom it did not. */
export function OneSend({ send, onReport }: Props) {
  const { emailSent, isForApproval, recipients, copies } = send;
  const arrived = emailSent.filter(({ status }) => status === "OK");
  const others = [...emailSent, ...copies].filter(({ status }) => status !== "OK");
  return (
    <li className="grid grid-cols-[280px_minmax(0,1fr)] gap-x-6 gap-y-2 border-line border-b px-6 py-3 phone:grid-cols-1 phone:px-4">
      <div className="min-w-0">
        <Of {...{ send, onReport }} />
        <p className="num flex flex-wrap items-center gap-2 text-fg-3 text-sm">
          {dateTime(send.sentAt)}
          {send.hasPasscode && <Tag>Passcode</Tag>}
        </p>
      </div>
      <div className="min-w-0">
        <p className="font-medium">{sentTitle(emailSent, isForApproval)}</p>
        {arrived.length > 0 && (
          <p className="flex gap-2 text-fg-2">
            <Icon of={CircleCheck} className="mt-0.5 text-positive" />
            <span className="min-w-0 wrap-anywhere">{arrived.map(({ email }) => email).join(", ")}</span>
          </p>
        )}
        {isForApproval && <p className="text-fg-3 text-sm wrap-anywhere">For {recipients.join(", ")}</p>}
        {others.length > 0 && (
          <ul className="mt-2 divide-y divide-line rounded-md border border-line">
            {others.map((one) => (
              <SentTo key={one.id} one={one} values={send} onSent={() => void refreshApi("/v2/share/sends")} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The report, whose name narrows the list to it. */
function Of({ send: { reportID, reportName }, onReport }: Props) {
  if (!reportID) return <p className="truncate font-medium">{reportName || "A file"}</p>;
  if (!onReport) return <p className="truncate font-medium">{reportName}</p>;
  return (
    <button
      type="button"
      onClick={() => onReport(reportID)}
      title={`Show the sends of ${reportName} alone`}
      className="block max-w-full truncate rounded-xs text-left font-medium hover:underline"
    >
      {reportName}
    </button>
  );
}
