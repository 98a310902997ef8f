import { AudioLines, RotateCcw, Trash2, Upload, Video } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";
import { asApiError, useApi } from "../../../../lib/api/use-api";
import { closeWindow, lazyWindow } from "../../../../lib/loading/lazy-window";
import { Button } from "../../../../ui/button";
import { FieldError } from "../../../../ui/fields/field-error";
import { Icon } from "../../../../ui/icon";
import { UnsavedGuard } from "../../../../ui/overlays/discard-question";
import { clockText } from "../alert-parts";
import { keepFile, keepVideo, noRecording, type Recording } from "./keep-recording";

const RecorderWindow = lazyWindow(() => import("./recorder-window"), closeWindow);

type Query = { corpID: string };
type Props = {
  value: Recording;
  query: Query;
  /** Which part of a recording is sent by now; null while none is being sent. */
  part: number | null;
  onPart: (part: number | null) => void;
  error: string | null;
  onChange: (recording: Recording) => void;
};

/** Takes a recording, or records a video, which is sent right away and becomes the alert's when the alert is posted. */
export function RecordingField({ value, query, part, onPart, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  const [records, setRecords] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  /** Sends the video again that was recorded and did not arrive: it is nowhere else. */
  const [again, setAgain] = useState<(() => Promise<Recording>) | null>(null);
  const recording = value.sound ?? value.video;
  const says = wrong ?? error;
  const keep = async (send: () => Promise<Recording>, isRecorded = false) => {
    onPart(0);
    setWrong(null);
    try {
      onChange(await send());
      setAgain(null);
    } catch (problem) {
      setWrong(asApiError(problem).message);
      if (isRecorded) setAgain(() => send);
    }
    onPart(null);
  };
  const remove = () => {
    setAgain(null);
    setWrong(null);
    onChange(noRecording);
  };
  return (
    <section aria-label="Recording" aria-describedby={says ? note : undefined}>
      <h3 className="mb-1 flex flex-wrap justify-between gap-x-3 font-medium text-fg-2 text-sm">
        Recording or video{" "}
        <span className="font-normal text-fg-3">At most 5 minutes. Its sound plays in the banner.</span>
      </h3>
      <div className="flex flex-wrap items-start gap-4">
        {value.video && <Watched address={value.video.address} query={query} />}
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          {recording && (
            <p className="inline-flex items-center gap-2">
              <Icon of={value.video ? Video : AudioLines} className="text-fg-3" />
              {value.video ? "Video" : "Recording"}
              <span className="num">{clockText(recording.seconds)}</span>
            </p>
          )}
          <p className="flex flex-wrap items-center gap-2">
            <Button icon={Video} aria-disabled={part !== null} onClick={() => setRecords(true)}>
              {value.video ? "Record again" : "Record a video"}
            </Button>
            <Button icon={Upload} busy={part !== null} onClick={() => input.current?.click()}>
              {recording ? "Choose another file" : "Choose a file"}
            </Button>
            {again && (
              <Button icon={RotateCcw} busy={part !== null} onClick={() => void keep(again, true)}>
                Send the video again
              </Button>
            )}
            {(recording || again) && (
              <Button icon={Trash2} variant="quiet" onClick={remove}>
                Remove
              </Button>
            )}
          </p>
          <p className="text-fg-3 text-sm" aria-live="polite">
            {part ? `${Math.round(part * 100)}% sent` : "MP3, M4A or WAV up to 4 MB, MP4 or WebM up to 50 MB"}
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept="audio/mpeg,audio/mp4,audio/x-m4a,audio/wav,video/mp4,video/webm,.mp3,.m4a,.wav,.mp4,.webm"
          aria-label="Recording file"
          className="hidden"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void keep(() => keepFile(file, query, onPart));
            target.value = "";
          }}
        />
      </div>
      {says && <FieldError id={note}>{says}</FieldError>}
      <UnsavedGuard dirty={part !== null || again !== null}>
        {part === null ? "Your video is not added to the alert." : "Your recording is still being sent."}
      </UnsavedGuard>
      {records && (
        <Suspense fallback={null}>
          <RecorderWindow
            onClose={() => setRecords(false)}
            onRecorded={(blob, seconds) => {
              setRecords(false);
              void keep(async () => ({ sound: null, video: await keepVideo(blob, seconds, query, onPart) }), true);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The video as it is kept, for whoever attached it. */
function Watched({ address, query }: { address: string; query: Query }) {
  const videoID = address.slice(address.indexOf("=") + 1);
  const place = useApi("GET /v1/markets/news/alert-video", { query: { ...query, videoID } });
  return (
    <div className="aspect-video w-56 overflow-hidden rounded-md bg-sunken phone:w-full">
      {place.state === "ready" && (
        // biome-ignore lint/a11y/useMediaCaption: its words are written down beside it
        <video
          src={place.data[0].url}
          controls
          playsInline
          preload="metadata"
          aria-label="The video"
          className="size-full"
        />
      )}
    </div>
  );
}
