import type { DayPosts, OfficersUpdate, Watched } from "@highway/core/market/update/schema";
import { Download, Play, Send } from "lucide-react";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useActions } from "../../../lib/actions";
import { call } from "../../../lib/api/api";
import { refreshApi, useApi } from "../../../lib/api/use-api";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { momentOf, type Spoken } from "../../../report/market-update/text";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { PageTitle } from "../../../ui/page/page-header";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { downloadReport } from "../../every/download-report";
import { DayBody, spokenEnglish } from "./day-body";
import { DayBar, DayFacts, DayHead, GoToToday } from "./day-head";
import { beside, dayPath } from "./days";
import type { KeptDay } from "./share-day";

const ShareDay = lazyWindow(() => import("./share-day"), closeWindow);
/** Milliseconds between two requests of today's page while it is visible. */
const EVERY_MS = 60_000;

type Props = { day: string | null; clientID: string | null };

/** Today's current market update, or what is known about a past day. */
export function LiveDay({ day, clientID }: Props) {
  const answer = useApi(
    "GET /v1/markets/update",
    { query: day ? { day } : {} },
    { refreshInterval: day ? 0 : EVERY_MS, keepPreviousData: true },
  );
  if (answer.state === "ready") return <Ready told={answer.data[0]} clientID={clientID} />;
  return (
    <>
      <PageTitle>Market update</PageTitle>
      <DayHead briefing={null} />
      {answer.state === "failed" ? <Problem message={answer.message} onRetry={answer.retry} /> : <DaySkeleton />}
      {answer.state === "failed" && day && (
        <p className="text-center">
          <GoToToday />
        </p>
      )}
    </>
  );
}

export const DaySkeleton = () => (
  <Skeleton label="Loading the market update">
    <div className="grid gap-4 px-6 py-5 phone:px-4">
      <Bone className="h-9 w-2/3" />
      <Bone className="h-5 w-1/2" />
      <Bone className="h-72 w-full" />
      <Bone className="h-80 w-full" />
    </div>
  </Skeleton>
);

function Ready({ told, clientID }: { told: OfficersUpdate; clientID: string | null }) {
  const { briefing, isToday, posts, watched, today } = told;
  const [as, share] = useState<"link" | "file" | null>(null);
  const [downloaded, download] = useState<KeptDay | null>(null);
  const onHalf = useWatched(watched, isToday);
  const { earlier, later } = beside(briefing.day, today);
  useDayKeys({ earlier, later, today, onShare: () => share("link"), onFile: () => share("file") });
  const pathOf = (day: string | null) => day && dayPath(day === today ? null : day);
  const shareButton = (
    <Button variant="primary" icon={Send} onClick={() => share("link")}>
      Share this day
    </Button>
  );
  return (
    <>
      <PageTitle>Market update</PageTitle>
      <DayHead
        briefing={briefing}
        right={
          <>
            <Button icon={Download} onClick={() => share("file")}>
              PDF
            </Button>
            <span className="contents phone:hidden">{shareButton}</span>
          </>
        }
      />
      <DayFacts
        day={briefing.day}
        says={
          isToday ? `as of ${momentOf(briefing.madeAt, spokenEnglish)}` : "a past day, from what was published by then"
        }
        earlier={pathOf(earlier)}
        later={pathOf(later)}
      >
        {!isToday && <GoToToday />}
      </DayFacts>
      <DayBody
        briefing={briefing}
        isPast={!isToday}
        stance={posts.stance}
        video={
          posts.video && <Video key={posts.video.address} video={posts.video} spoken={spokenEnglish} onHalf={onHalf} />
        }
      />
      <DayBar briefing={briefing}>{shareButton}</DayBar>
      {as && (
        <Suspense fallback={null}>
          <ShareDay
            briefing={briefing}
            isToday={isToday}
            clientID={clientID}
            as={as}
            onClose={() => share(null)}
            onKept={(kept) => {
              share(null);
              download(kept);
            }}
          />
        </Suspense>
      )}
      {downloaded && (
        <Suspense fallback={null}>
          {downloadReport({ ...downloaded, tool: "mu", clientName: "", place: "" }, () => download(null))}
        </Suspense>
      )}
    </>
  );
}

type KeyProps = {
  earlier: string | null;
  later: string | null;
  today: string;
  onShare: () => void;
  onFile: () => void;
};

function useDayKeys({ earlier, later, today, onShare, onFile }: KeyProps) {
  const navigate = useNavigate();
  const to = (day: string | null) => () => day && navigate(dayPath(day === today ? null : day));
  useActions([
    { keys: "ArrowLeft", label: "Previous business day", disabled: !earlier, onSelect: to(earlier) },
    { keys: "ArrowRight", label: "Next business day", disabled: !later, onSelect: to(later) },
    { keys: "s", label: "Share this day", icon: Send, onSelect: onShare },
    { label: "Make a PDF of this day", icon: Download, onSelect: onFile },
  ]);
}

const SECONDS = 30;

/** Counts today's update as watched once its page was visible for 30 seconds, or half of its video was played. A day counts once, which the server ensures. @returns what the video calls */
function useWatched({ countedToday }: Watched, isToday: boolean): () => void {
  const isOver = useRef(false);
  isOver.current ||= countedToday || !isToday;
  const count = useCallback(async (what: "page" | "video") => {
    if (isOver.current) return;
    isOver.current = true;
    try {
      await call("POST /v1/markets/update/watched", { body: { what } });
      void refreshApi("/v1/markets/update");
    } catch {
      // It is only a count, and the next event tries again.
      isOver.current = false;
    }
  }, []);
  useEffect(() => {
    let seen = 0;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") seen++;
      if (seen >= SECONDS) {
        clearInterval(timer);
        void count("page");
      }
    }, 1_000);
    return () => clearInterval(timer);
  }, [count]);
  return useCallback(() => void count("video"), [count]);
}

type VideoProps = { video: NonNullable<DayPosts["video"]>; spoken: Spoken; onHalf: () => void };

/** Tells whether an address is a file that a browser plays; any other is a page of its own. */
const isFile = (address: string) => /\.(mp4|m4v|webm|mov)$/i.test(URL.parse(address)?.pathname ?? "");

/** The day's video, as the company posted it. */
function Video({ video: { title, address, by, at }, spoken, onHalf }: VideoProps) {
  const [failed, setFailed] = useState(false);
  const plays = isFile(address) && !failed;
  return (
    <section aria-label="Today's video" className="border-line border-b px-5 py-4">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {plays ? (
        // biome-ignore lint/a11y/useMediaCaption: whoever posts the video decides on its captions
        <video
          src={address}
          controls
          preload="none"
          aria-label={title}
          className="aspect-video w-full rounded-md bg-black"
          onTimeUpdate={({ currentTarget }) => playedHalf(currentTarget) && onHalf()}
          onError={() => setFailed(true)}
        />
      ) : (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-8 touch:min-h-11 items-center gap-1.5 font-medium text-accent-text hover:underline"
        >
          <Icon of={Play} />
          Watch it in a new tab
        </a>
      )}
      <p className="num mt-2 text-fg-3 text-sm">{`Posted by ${by}, ${momentOf(at, spoken)}. Officers only.`}</p>
    </section>
  );
}

/** Tells whether half of the video has been played, without skipped parts. */
function playedHalf({ played, duration }: HTMLVideoElement): boolean {
  let seconds = 0;
  for (let part = 0; part < played.length; part++) seconds += played.end(part) - played.start(part);
  return Number.isFinite(duration) && duration > 0 && seconds >= duration / 2;
}
