import { type Stance, stanceNames, stances } from "@highway/core/market/update/pure/stances";
import type { DayPosts } from "@highway/core/market/update/schema";
import { useState } from "react";
import { call } from "../../lib/api/api";
import { callInTurn } from "../../lib/api/in-turn";
import { asApiError, refreshApi, useApi } from "../../lib/api/use-api";
import { dateTime } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Segmented } from "../../ui/fields/segmented";
import { TextField } from "../../ui/fields/text-field";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";

/** What the corporation's officers find beside today's market update: the stance and a video. */
export function UpdatePostsCard({ corpID }: { corpID: string }) {
  const answer = useApi("GET /v1/markets/update/posts", { query: { corpID } });
  const took = (posts: DayPosts) => {
    if (answer.state === "ready") answer.replace([posts]);
    void refreshApi("/v1/markets/update?");
    void refreshApi("/v1/markets/update/posts");
  };
  return (
    <Card title="Today's market update">
      <p className="mt-1 mb-4 max-w-[60ch] text-pretty text-fg-3 text-sm">
        Officers find both beside today's market update; clients never do. They disappear on the next business day.
      </p>
      {answer.state === "failed" && <Problem message={answer.message} onRetry={answer.retry} />}
      {answer.state === "loading" && (
        <Skeleton label="Loading the posts">
          <Bone className="h-8 w-72" />
        </Skeleton>
      )}
      {answer.state === "ready" && (
        <div className="grid gap-6">
          <StanceChoice corpID={corpID} posted={answer.data[0].stance} onPosted={took} />
          <VideoForm corpID={corpID} posted={answer.data[0].video} onPosted={took} />
        </div>
      )}
    </Card>
  );
}

type Posted<What extends keyof DayPosts> = {
  corpID: string;
  posted: DayPosts[What];
  onPosted: (all: DayPosts) => void;
};

const choices = [
  { value: "none", label: "None" } as const,
  ...stances.map((value) => ({ value, label: stanceNames[value] })),
];

function StanceChoice({ corpID, posted, onPosted }: Posted<"stance">) {
  /** The choice that shows before the server has answered. A group that is out of use meanwhile would drop the focus. */
  const [ahead, setAhead] = useState<Stance | "none" | null>(null);
  const choose = async (value: Stance | "none") => {
    setAhead(value);
    try {
      const body = { stance: value === "none" ? null : value };
      const [all] = await callInTurn("stance of the day", () =>
        call("PUT /v1/markets/update/stance", { query: { corpID }, body }),
      );
      onPosted(all);
      notify.success(value === "none" ? "The stance was removed." : `The stance is ${stanceNames[value]}.`);
    } catch (error) {
      notify.error(asApiError(error).message);
    } finally {
      setAhead((last) => (last === value ? null : last));
    }
  };
  return (
    <div>
      <p className="mb-1 font-medium text-fg-2 text-sm">Stance</p>
      <Segmented<Stance | "none">
        label="Stance"
        value={ahead ?? posted?.stance ?? "none"}
        onChange={(value) => void choose(value)}
        segments={choices}
      />
      <p className="num mt-1 text-fg-3 text-sm">
        {posted ? `Posted by ${posted.by}, ${dateTime(posted.at)}.` : "No stance is posted for today."}
      </p>
    </div>
  );
}

type Video = { title: string; address: string };
const videoOf = (posted: DayPosts["video"]): Video => ({ title: posted?.title ?? "", address: posted?.address ?? "" });
const isSame = (one: Video, other: Video) =>
  one.title.trim() === other.title.trim() && one.address.trim() === other.address.trim();

function VideoForm({ corpID, posted, onPosted }: Posted<"video">) {
  const now = videoOf(posted);
  const [typed, setTyped] = useState(now);
  const [shown, setShown] = useState(now);
  if (!isSame(now, shown)) {
    setShown(now);
    // What is typed and not posted stays when another video is posted.
    if (isSame(typed, shown)) setTyped(now);
  }
  const { title, address } = typed;
  const [fields, setFields] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const post = async (video: Video | null) => {
    setBusy(true);
    setFields({});
    try {
      const [all] = await call("PUT /v1/markets/update/video", { query: { corpID }, body: { video } });
      onPosted(all);
      notify.success(video ? "The video is posted." : "The video was removed.");
    } catch (error) {
      const { message, fields: wrong } = asApiError(error);
      if (wrong && Object.keys(wrong).length > 0) setFields(wrong);
      else notify.error(message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void post(typed);
      }}
    >
      <TextField
        label="Video title"
        maxLength={120}
        value={title}
        error={fields["video.title"]}
        onChange={(event) => setTyped({ title: event.target.value, address })}
      />
      <TextField
        label="Video address"
        type="url"
        placeholder="https://"
        hint="A file that ends in .mp4 or .webm plays on the page; any other address opens in a new tab."
        value={address}
        error={fields["video.address"]}
        onChange={(event) => setTyped({ title, address: event.target.value })}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          Post the video
        </Button>
        {posted && (
          <Button busy={busy} onClick={() => void post(null)}>
            Remove the video
          </Button>
        )}
        <span className="num text-fg-3 text-sm">
          {posted ? `Posted by ${posted.by}, ${dateTime(posted.at)}.` : "No video is posted for today."}
        </span>
      </p>
      <UnsavedGuard dirty={!isSame(typed, now)}>Your changes to the video are not posted.</UnsavedGuard>
    </form>
  );
}
