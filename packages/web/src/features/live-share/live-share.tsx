import { lazy, Suspense, useEffect } from "react";
import { BigButton } from "../../report/skins/client/big-button";
import type { Seen } from "./answers";
import { GateScreen } from "./entry/gate-screen";
import { type Entered, useEntry } from "./entry/use-entry";
import { useGate } from "./entry/use-gate";
import { firstName } from "./first-name";
import { GonePage } from "./gone-page";
import { FailedPage, NoticePage } from "./notice-page";
import type { Place, View } from "./place";
import { problemOf } from "./problem";
import { WaitingPage } from "./waiting-page";
import { WordlessPage } from "./wordless-page";
import { useClientWords, useSpoken } from "./words";

const report = () => import("./report/report-screen").then(({ ReportScreen }) => ({ default: ReportScreen }));
const ReportScreen = lazy(report);
/** Few open the address of a video. */
const VideoScreen = lazy(() => import("./report/video-screen").then((code) => ({ default: code.VideoScreen })));

/** All that a mailed address leads to. */
export function LiveShare({ place }: { place: Place }) {
  const entered = useEntry(place);
  const { words, isLost = false } = useSpoken();
  useEffect(() => void report().catch(() => {}), []);
  return words ? <Shown entered={entered} place={place} /> : <WordlessPage isLost={isLost} />;
}

function Shown({ entered, place }: { entered: Entered; place: Place }) {
  if (entered.state === "looking") return <WaitingPage />;
  if (entered.state === "gone") return <GonePage />;
  if (entered.state === "failed") return <Failed error={entered.error} onRetry={entered.retry} />;
  if (entered.state === "gate") return <Gated entered={entered} place={place} />;
  const { view, link, seen } = entered;
  return <Opened view={view} link={link} tool={place.tool} seen={seen} onReport={entered.toReport} />;
}

function Gated({ entered, place }: { entered: Extract<Entered, { state: "gate" }>; place: Place }) {
  const gate = useGate(place, entered.token, entered.seen, entered);
  return <GateScreen gate={gate} />;
}

type OpenedProps = { view: View; link: string; tool: Place["tool"]; seen: Seen | null; onReport: () => void };

function Opened({ view, link, tool, seen, onReport }: OpenedProps) {
  const words = useClientWords();
  if (view === "video")
    return (
      <Suspense fallback={<WaitingPage />}>
        <VideoScreen link={link} tool={tool} onReport={onReport} />
      </Suspense>
    );
  if (view === "live")
    return <MeetingPage officer={firstName(seen?.officer.name ?? "") || words.somebody} onReport={onReport} />;
  return (
    <Suspense fallback={<WaitingPage />}>
      <ReportScreen link={link} tool={tool} />
    </Suspense>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <FailedPage problem={problemOf(error, useClientWords())} onRetry={onRetry} />;
}

function MeetingPage({ officer, onReport }: { officer: string; onReport: () => void }) {
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
