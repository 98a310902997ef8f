import { MOST_RECORDING_SECONDS } from "@highway/core/market/news/alerts/pure/limits";
import { Circle, RotateCcw, Square } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button";
import { FieldError } from "../../../../ui/fields/field-error";
import { Dialog } from "../../../../ui/overlays/dialog";
import { UnsavedGuard } from "../../../../ui/overlays/discard-question";
import { clockText } from "../alert-parts";

type Props = { onClose: () => void; onRecorded: (blob: Blob, seconds: number) => void };

/** Records a video with the camera and the microphone of this device. Nothing is sent before it is used. */
export default function RecorderWindow({ onClose, onRecorded }: Props) {
  const { state, ask, start, stop } = useRecorder();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Record a video"
      width={640}
      footer={
        <>
          <p className="num flex-1 text-fg-3 text-sm" role="timer">
            {state.kind === "recording"
              ? `Recording ${clockText(state.seconds)} of ${clockText(MOST_RECORDING_SECONDS)}`
              : state.kind === "done"
                ? clockText(state.seconds)
                : "At most 5 minutes"}
          </p>
          {(state.kind === "asking" || state.kind === "ready") && (
            <Button variant="primary" icon={Circle} busy={state.kind === "asking"} onClick={start}>
              Start recording
            </Button>
          )}
          {state.kind === "recording" && (
            <Button variant="primary" icon={Square} onClick={stop}>
              Stop recording
            </Button>
          )}
          {state.kind === "refused" && (
            <Button icon={RotateCcw} onClick={ask}>
              Try again
            </Button>
          )}
          {state.kind === "done" && (
            <>
              <Button icon={RotateCcw} onClick={ask}>
                Record again
              </Button>
              <Button variant="primary" onClick={() => onRecorded(state.blob, state.seconds)}>
                Use this video
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="px-5 pt-1 pb-5">
        {state.kind === "refused" ? (
          <FieldError>{state.says}</FieldError>
        ) : (
          <div className="aspect-video w-full overflow-hidden rounded-md bg-sunken">
            <Picture state={state} />
          </div>
        )}
      </div>
      <UnsavedGuard dirty={state.kind === "recording" || state.kind === "done"}>
        Your video is not added to the alert.
      </UnsavedGuard>
    </Dialog>
  );
}

function Picture({ state }: { state: RecorderState }) {
  const screen = useRef<HTMLVideoElement>(null);
  const stream = "stream" in state ? state.stream : null;
  const blob = state.kind === "done" ? state.blob : null;
  useEffect(() => {
    if (screen.current) screen.current.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    if (!blob || !screen.current) return;
    const address = URL.createObjectURL(blob);
    screen.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  if (!stream && !blob) return null;
  return (
    <video
      key={blob ? "recorded" : "live"}
      ref={screen}
      autoPlay={stream !== null}
      muted={stream !== null}
      controls={blob !== null}
      playsInline
      aria-label={blob ? "What was recorded" : "What the camera sees"}
      className="size-full object-contain"
    />
  );
}

/** A megabit a second shows a person who speaks, and keeps five minutes below what an alert may have. */
const rates = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 96_000 };
/** Every browser plays the first; the others are what some browsers can record. */
const types = ["video/mp4;codecs=avc1.42E01E,mp4a.40.2", "video/webm;codecs=vp8,opus", "video/mp4", "video/webm"];
const wanted: MediaStreamConstraints = {
  audio: true,
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: "user" },
};

type RecorderState =
  | { kind: "asking" }
  | { kind: "refused"; says: string }
  | { kind: "ready"; stream: MediaStream }
  | { kind: "recording"; stream: MediaStream; seconds: number }
  | { kind: "done"; blob: Blob; seconds: number };

const cannot = "This browser cannot record. Choose a file instead.";
const nothing = "Nothing was recorded. Try again, or choose a file instead.";
const refusals: Record<string, string> = {
  NotAllowedError: "Allow the camera and the microphone for this page, then try again.",
  NotFoundError: "No camera or microphone was found. Choose a file instead.",
  NotReadableError: "Another program is using the camera or the microphone. Close it, then try again.",
};
const saysOf = (error: unknown) => (error instanceof DOMException && refusals[error.name]) || cannot;

/** Records camera and microphone, five minutes at most. Both are let go when a recording ends and when the window closes. */
function useRecorder() {
  const [state, setState] = useState<RecorderState>({ kind: "asking" });
  const open = useRef<MediaStream>(null);
  const recorder = useRef<MediaRecorder>(null);
  const isClosed = useRef(false);

  const letGo = useCallback(() => {
    for (const track of open.current?.getTracks() ?? []) track.stop();
    open.current = null;
  }, []);
  const ask = useCallback(async () => {
    letGo();
    setState({ kind: "asking" });
    try {
      if (typeof MediaRecorder === "undefined") return setState({ kind: "refused", says: cannot });
      const stream = await navigator.mediaDevices.getUserMedia(wanted);
      open.current = stream;
      // The window may have been closed while the browser asked.
      if (isClosed.current) letGo();
      else setState({ kind: "ready", stream });
    } catch (error) {
      setState({ kind: "refused", says: saysOf(error) });
    }
  }, [letGo]);
  useEffect(() => {
    isClosed.current = false;
    void ask();
    return () => {
      isClosed.current = true;
      letGo();
    };
  }, [ask, letGo]);

  const start = () => {
    const stream = open.current;
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
    if (!stream || !mimeType) return setState({ kind: "refused", says: cannot });
    const parts: Blob[] = [];
    const began = performance.now();
    const passed = () => (performance.now() - began) / 1_000;
    const own = new MediaRecorder(stream, { mimeType, ...rates });
    recorder.current = own;
    own.ondataavailable = ({ data }) => void parts.push(data);
    const clock = setInterval(() => {
      if (passed() >= MOST_RECORDING_SECONDS) own.stop();
      else setState({ kind: "recording", stream, seconds: passed() });
    }, 250);
    own.onstop = () => {
      clearInterval(clock);
      const seconds = Math.min(passed(), MOST_RECORDING_SECONDS);
      letGo();
      if (isClosed.current) return;
      const blob = new Blob(parts, { type: mimeType.split(";")[0]! });
      setState(blob.size > 0 ? { kind: "done", blob, seconds } : { kind: "refused", says: nothing });
    };
    setState({ kind: "recording", stream, seconds: 0 });
    own.start(1_000);
  };
  const stop = () => recorder.current?.stop();
  return { state, ask, start, stop };
}
