import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "../button";
import { FieldError } from "../fields/field-error";
import { Segmented } from "../fields/segmented";
import { IconButton } from "../icon-button";
import { Dialog } from "../overlays/dialog";
import { type Area, cut, type Picture, type Shape, scaleCanvas, shapes } from "./picture";
import "react-easy-crop/react-easy-crop.css";

/** The zoom step of the specification. */
const ZOOM_STEP = 0.2;
const MOST_ZOOM = 4;

type Props = {
  picture: Picture;
  shape: Shape;
  /** Saves the cropped part. @throws Error whose message a person may read */
  onCut: (blob: Blob, onProgress: (part: number) => void) => Promise<void>;
  onClose: () => void;
};

type Sending = { state: "idle" } | { state: "sending"; part: number } | { state: "failed"; message: string };

/** Chooses the part of a picture that is shown, and sends it. */
export default function CropWindow({ picture, shape, onCut, onClose }: Props) {
  const { title, cuts, round, most } = shapes[shape];
  const [cutName, setCutName] = useState(cuts[0]!.name);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const whole = picture.canvas.width / picture.canvas.height;
  const aspect = cuts.find(({ name }) => name === cutName)?.aspect ?? whole;
  const step = (by: number) => setZoom((now) => Math.min(MOST_ZOOM, Math.max(1, Math.round((now + by) * 10) / 10)));
  const send = async () => {
    setSending({ state: "sending", part: 0 });
    try {
      const canvas = cut(picture, area, most);
      const blob = await compress(
        (scale) => new Promise((resolve) => scaleCanvas(canvas, scale).toBlob(resolve, picture.type, 0.9)),
      );
      await onCut(blob, (part) => setSending({ state: "sending", part }));
      onClose();
    } catch (error) {
      setSending({ state: "failed", message: error instanceof Error ? error.message : "Something went wrong." });
    }
  };
  const busy = sending.state === "sending";
  return (
    <Dialog
      open
      onClose={busy ? () => {} : onClose}
      title={title}
      width={480}
      footer={
        <>
          {busy && <Progress part={sending.part} />}
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" onClick={() => void send()} busy={busy} data-autofocus>
            {sending.state === "failed" ? "Try again" : "Use picture"}
          </Button>
        </>
      }
    >
      <div className="px-5 pb-4">
        <div className="relative h-72 overflow-hidden rounded-md bg-sunken">
          <Cropper
            image={picture.url}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={aspect}
            cropShape={round ? "round" : "rect"}
            showGrid={false}
            disableAutomaticStylesInjection
            cropperProps={{ role: "group", "aria-label": "Part of the picture that is shown: arrow keys move it" }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <Zoom value={zoom} onStep={step} onChange={setZoom} />
          {cuts.length > 1 && (
            <Segmented
              label="Shape"
              value={cutName}
              onChange={setCutName}
              segments={cuts.map(({ name }) => ({ value: name, label: name }))}
            />
          )}
        </div>
        {sending.state === "failed" && <FieldError id="crop-error">{sending.message}</FieldError>}
      </div>
    </Dialog>
  );
}

type ZoomProps = { value: number; onStep: (by: number) => void; onChange: (zoom: number) => void };
const Zoom = ({ value, onStep, onChange }: ZoomProps) => (
  <div className="flex items-center gap-1">
    <IconButton icon={Minus} label="Zoom out" disabled={value <= 1} onClick={() => onStep(-ZOOM_STEP)} />
    <input
      type="range"
      aria-label="Zoom"
      min={1}
      max={MOST_ZOOM}
      step={ZOOM_STEP}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className="w-32 accent-accent touch:h-11"
    />
    <IconButton icon={Plus} label="Zoom in" disabled={value >= MOST_ZOOM} onClick={() => onStep(ZOOM_STEP)} />
  </div>
);

const Progress = ({ part }: { part: number }) => (
  <progress aria-label="Upload" max={1} value={part} className="mr-auto h-1.5 min-w-0 max-w-32 flex-1 accent-accent" />
);

/** The most bytes of a picture, unless another limit is given. */
const TARGET_BYTES = 1.5 * 1024 * 1024;

/** Draws the picture at a scale; null if the browser could not. */
type Draw = (scale: number) => Promise<Blob | null>;

/** Returns the picture in at most so many bytes, drawn smaller by a tenth at a time. @throws Error whose message a person may read */
export async function compress(draw: Draw, most: number = TARGET_BYTES): Promise<Blob> {
  for (let tenths = 10; tenths > 0; tenths--) {
    const blob = await draw(tenths / 10);
    if (!blob) throw new Error("Could not obtain blob from canvas image");
    if (blob.size <= most) return blob;
  }
  throw new Error("Could not compress to desired size");
}
