import { MOST_RECORDING_SECONDS } from "@highway/core/market/news/alerts/pure/limits";
import { Circle, RotateCcw, Square } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/button";
import { FieldError } from "../../../../ui/fields/field-error";
import { Dialog } from "../../../../ui/overlays/dialog";
import { UnsavedGuard } from "../../../../ui/overlays/discard-question";
import { clockText } from "../alert-parts";
import { type RecorderState, useRecorder } from "./use-recorder";

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
