import { Play } from "lucide-react";
import { BigButton, BigLink } from "../../../report/skins/client/big-button";
import { firstName } from "../first-name";
import { NoticePage } from "../notice-page";
import type { Place } from "../place";
import { WaitingPage } from "../waiting-page";
import { useClientWords } from "../words";
import { ReportScreen } from "./report-screen";
import { useSharedReport } from "./use-shared-report";
import { inNewTab, watchable } from "./video-line";

type Props = { link: string; tool: Place["tool"]; onReport: () => void };

/** The video behind a link: where it can be watched, or that there is none. */
export function VideoScreen({ link, tool, onReport }: Props) {
  const report = useSharedReport(link);
  const { video, meeting, somebody } = useClientWords();
  // The report's page says why nothing came, and mails the link again.
  if (report.state === "failed") return <ReportScreen link={link} tool={tool} />;
  if (report.state === "loading") return <WaitingPage />;
  const { recordingUrl } = report.loaded;
  const address = watchable(recordingUrl);
  const officer = firstName(report.brand.name) || somebody;
  return (
    <NoticePage title={address ? video.from(officer) : video.title}>
      <p className="mt-2 text-body text-fg-2">{address ? video.newTab : recordingUrl ? video.deleted : video.none}</p>
      {address && (
        <BigLink className="mt-4" icon={Play} href={address} {...inNewTab}>
          {video.watch}
        </BigLink>
      )}
      <BigButton className="mt-3" look={address ? "line" : "primary"} onClick={onReport}>
        {meeting.report}
      </BigButton>
    </NoticePage>
  );
}
