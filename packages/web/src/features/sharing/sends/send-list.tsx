import { Mail } from "lucide-react";
import { useEffect } from "react";
import { usePages } from "../../../lib/api/use-pages";
import { Empty } from "../../../ui/page/empty";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { ViewMore } from "../../../ui/page/view-more";
import { OneSend } from "./one-send";

/** Sends a page. */
const size = 10;
/** Between two looks while a mail is on its way. */
const pause = 3000;

type Props = {
  reportID: string | null;
  /** Shows the sends of this report alone; null where they are. */
  onReport: ((reportID: string) => void) | null;
};

/** What was mailed, and what became of each mail; what did not arrive is sent again from here. */
export function SendList({ reportID, onReport }: Props) {
  const sends = usePages(
    "GET /v2/share/sends",
    (offset) => ({ query: { offset: String(offset), count: String(size), ...(reportID && { reportID }) } }),
    (answer) => answer,
    size,
  );
  const isOnItsWay =
    sends.state === "ready" &&
    sends.data.items.some(({ emailSent }) => emailSent.some(({ status }) => status === "QUEUED"));
  const again = sends.state === "ready" ? sends.refresh : null;
  useEffect(() => {
    if (!isOnItsWay || !again) return;
    const timer = setTimeout(again, pause);
    return () => clearTimeout(timer);
  });
  if (sends.state === "loading") return <Coming />;
  if (sends.state === "failed") return <Problem message={sends.message} onRetry={sends.retry} />;
  const { items, more, loadingMore, viewMore } = sends.data;
  if (items.length === 0)
    return (
      <Empty icon={Mail} title={reportID ? "This report was not sent yet" : "Nothing was sent yet"}>
        Whom a report was mailed to, and whether it could be delivered, stands here.
      </Empty>
    );
  return (
    <>
      <ul>
        {items.map((send) => (
          <OneSend key={send.sendID} {...{ send, onReport }} />
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

const Coming = () => (
  <Skeleton label="Loading sends">
    {rowNumbers.map((row) => (
      <div key={row} className="flex h-18 items-center gap-3 border-line border-b px-6 phone:px-4">
        <Bone className="h-3 w-52" />
        <Bone className="ml-20 h-3 w-72 phone:hidden" />
      </div>
    ))}
  </Skeleton>
);
