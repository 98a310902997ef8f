import type { SendRecord } from "@highway/core/sharing/sending/schema";
import { CircleCheck, Mail } from "lucide-react";
import { useEffect } from "react";
import { refreshApi } from "../../../lib/api/use-api";
import { usePages } from "../../../lib/api/use-pages";
import { dateTime } from "../../../lib/format/format";
import { Tag } from "../../../ui/badge";
import { Icon } from "../../../ui/icon";
import { Empty } from "../../../ui/page/empty";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { ViewMore } from "../../../ui/page/view-more";
import { RecipientOutcomes, sentTitle } from "../send-outcomes";

/** Sends a page. */
const sendPageSize = 10;
/** Milliseconds between two looks while a mail is on its way. */
const sendPollPause = 3000;

type Props = {
  reportID: string | null;
  /** Narrows the list to the sends of this report; null where it is narrowed already. */
  onReport: ((reportID: string) => void) | null;
};

/** Lists what was mailed, and what became of each mail. A mail that did not arrive is sent again from here. */
export function SendList({ reportID, onReport }: Props) {
  const sends = usePages(
    "GET /v2/share/sends",
    (offset) => ({ query: { offset: String(offset), count: String(sendPageSize), ...(reportID && { reportID }) } }),
    (answer) => answer,
    sendPageSize,
  );
  const isOnItsWay =
    sends.state === "ready" &&
    sends.data.items.some(({ emailSent }) => emailSent.some(({ status }) => status === "QUEUED"));
  const again = sends.state === "ready" ? sends.refresh : null;
  useEffect(() => {
    if (!isOnItsWay || !again) return;
    const timer = setTimeout(again, sendPollPause);
    return () => clearTimeout(timer);
  });
  if (sends.state === "loading") return <SendBones />;
  if (sends.state === "failed") return <Problem message={sends.message} onRetry={sends.retry} />;
  const { items, more, loadingMore, viewMore } = sends.data;
  if (items.length === 0)
    return (
      <Empty icon={Mail} title={reportID ? "This report has not been sent yet" : "Nothing has been sent yet"}>
        Who a report was emailed to, and whether it was delivered, appears here.
      </Empty>
    );
  return (
    <>
      <ul>
        {items.map((send) => (
          <SendRow key={send.sendID} send={send} onReport={onReport} />
        ))}
      </ul>
      {more && (
        <div className="flex justify-center p-4">
          <ViewMore onMore={viewMore} busy={loadingMore} />
        </div>
      )}
    </>
  );
}

const rowNumbers = Array.from({ length: 6 }, (_, row) => row);

const SendBones = () => (
  <Skeleton label="Loading sends">
    {rowNumbers.map((row) => (
      <div key={row} className="flex h-18 items-center gap-3 border-line border-b px-6 phone:px-4">
        <Bone className="h-3 w-52" />
        <Bone className="ml-20 h-3 w-72 phone:hidden" />
      </div>
    ))}
  </Skeleton>
);

type SendRowProps = { send: SendRecord; onReport: ((reportID: string) => void) | null };

/** Shows one send: which report and when, then how many it reached, and each person whom it did not. */
function SendRow({ send, onReport }: SendRowProps) {
  const { emailSent, isForApproval, recipients, copies } = send;
  const arrived = emailSent.filter(({ status }) => status === "OK");
  const others = [...emailSent, ...copies].filter(({ status }) => status !== "OK");
  return (
    <li className="grid grid-cols-[280px_minmax(0,1fr)] gap-x-6 gap-y-2 border-line border-b px-6 py-3 phone:grid-cols-1 phone:px-4">
      <div className="min-w-0">
        <SentReport send={send} onReport={onReport} />
        <p className="num flex flex-wrap items-center gap-2 text-fg-3 text-sm">
          {dateTime(send.sentAt)}
          {send.hasPasscode && <Tag>Passcode</Tag>}
          {send.isOfCampaign && <Tag>Campaign</Tag>}
          {send.isOfAlert && <Tag>Lock alert</Tag>}
          {send.isAskedAgain && <Tag>Link sent again at the client's request</Tag>}
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
              <RecipientOutcomes
                key={one.id}
                one={one}
                values={send}
                onSent={send.isOfCampaign || send.isOfAlert ? undefined : () => void refreshApi("/v2/share/sends")}
              />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The report's name narrows the list to that report. */
function SentReport({ send: { reportID, reportName }, onReport }: SendRowProps) {
  if (!reportID) return <p className="truncate font-medium">{reportName || "A file"}</p>;
  if (!onReport) return <p className="truncate font-medium">{reportName}</p>;
  return (
    <button
      type="button"
      onClick={() => onReport(reportID)}
      title={`Show only the sends of ${reportName}`}
      className="block max-w-full truncate rounded-xs text-left font-medium hover:underline"
    >
      {reportName}
    </button>
  );
}
