import { BigButton } from "./big-button";
import { NoticePage } from "./notice-page";
import { useClientWords } from "./words";

/** The same for links that never were, are over or were taken back. */
export function GonePage() {
  const { gone } = useClientWords();
  return (
    <NoticePage title={gone.title}>
      <p className="mt-2 text-body text-fg-2">{gone.lead}</p>
      <p className="mt-3 text-fg-3 text-md">{gone.again}</p>
    </NoticePage>
  );
}

/** Recordings are kept for 30 days. */
export function VideoPage() {
  const { video } = useClientWords();
  return (
    <NoticePage title={video.title}>
      <p className="mt-2 text-body text-fg-2">{video.deleted}</p>
    </NoticePage>
  );
}

export function MeetingPage({ officer, onReport }: { officer: string; onReport: () => void }) {
  const { meeting } = useClientWords();
  return (
    <NoticePage title={meeting.title}>
      <p className="mt-2 text-body text-fg-2">{meeting.lead(officer)}</p>
      <BigButton className="mt-4" onClick={onReport}>
        {meeting.report}
      </BigButton>
    </NoticePage>
  );
}
