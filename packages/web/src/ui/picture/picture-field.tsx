import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { cx } from "../../lib/class-names";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { Button } from "../button";
import { FieldError } from "../fields/field-error";
import type { Shape } from "./picture";
import { decode, type Picture } from "./picture";

const CropWindow = lazyWindow(
  () => import("./crop-window"),
  ({ onClose }) => onClose(),
);

type Props = {
  /** The word for the picture on the buttons: "photo". */
  noun: string;
  shape: Shape;
  /** The current picture, or what is shown in its place. */
  shown: ReactNode;
  hasPicture: boolean;
  hint: string;
  /** The name of the field, in a form that can mark the picture as wrong. */
  name?: string;
  error?: string | null;
  onCut: (blob: Blob, onProgress: (part: number) => void) => Promise<void>;
  onRemove: () => Promise<void>;
};

/** Lets a person choose or drop a picture, crop it, and upload it immediately: the picture is not part of the form around it. */
export function PictureField({ noun, shape, shown, hasPicture, hint, name, error, onCut, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<Picture | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const [removing, setRemoving] = useState(false);
  const note = useId();
  const wrong = failed ?? error;
  const pick = async (file: File | undefined) => {
    setFailed(null);
    if (!file) return;
    try {
      setPicked(await decode(file));
    } catch (failure) {
      setFailed(failure instanceof Error ? failure.message : "Failed to upload.");
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void pick(event.dataTransfer.files[0]);
  };
  const remove = async () => {
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button beside it is the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        "-m-2 flex items-center gap-4 rounded-md border border-dashed p-2",
        over ? "border-accent bg-accent-soft" : "border-transparent",
      )}
    >
      {shown}
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          <Button icon={Upload} name={name} aria-describedby={note} onClick={() => input.current?.click()}>
            {hasPicture ? `Replace ${noun}` : `Add ${noun}`}
          </Button>
          {hasPicture && (
            <Button variant="quiet" busy={removing} onClick={() => void remove()}>
              Remove<span className="sr-only"> {noun}</span>
            </Button>
          )}
        </div>
        {wrong ? (
          <FieldError id={note}>{wrong}</FieldError>
        ) : (
          <p id={note} className="mt-1 text-fg-3 text-sm">
            {hint}
          </p>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={`Choose ${noun}`}
          className="sr-only"
          onChange={(event) => {
            void pick(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = "";
          }}
        />
      </div>
      {picked && (
        <Suspense fallback={null}>
          <CropWindow picture={picked} shape={shape} onCut={onCut} onClose={() => setPicked(null)} />
        </Suspense>
      )}
    </div>
  );
}
