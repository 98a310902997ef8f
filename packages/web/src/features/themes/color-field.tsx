import { HexColor } from "@highway/core/branding/color.schema";
import { type Channels, channelsOf, clampChannel, hexOf } from "@highway/core/branding/pure/ink";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { cx } from "../../lib/class-names";
import { percent } from "../../lib/format/format";
import { TextField } from "../../ui/fields/text-field";

const channelNames = ["Red", "Green", "Blue"] as const;

/** Chooses a color by eye, by its digits or by its channels: each follows the others. `value` is the typed text, a color or not yet. */
export function ColorField({
  label,
  name,
  value,
  error,
  onChange,
  onLeave,
}: {
  label: string;
  name: string;
  value: string;
  error: string | null;
  onChange: (typed: string) => void;
  onLeave: () => void;
}) {
  const parsed = HexColor.safeParse(value);
  const color = parsed.success ? parsed.data : "#000000";
  const channels = channelsOf(color);
  const setChannel = (at: number, typed: string) => {
    const next: [...Channels] = [...channels];
    next[at] = clampChannel(Number(typed));
    onChange(hexOf(next));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex gap-4">
        <ColorPicker label={label} value={color} onChange={onChange} />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <TextField
            label="Hex"
            name={name}
            aria-label={`${label}, hex`}
            value={value}
            maxLength={7}
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onLeave}
            error={error}
            className="num"
          />
          <div className="grid grid-cols-3 gap-2">
            {channelNames.map((channel, at) => (
              <TextField
                key={channel}
                label={channel}
                aria-label={`${label}, ${channel.toLowerCase()}`}
                inputMode="numeric"
                value={String(channels[at])}
                onChange={({ target }) => setChannel(at, target.value.replace(/[^\d-]/g, ""))}
              />
            ))}
          </div>
        </div>
      </div>
    </fieldset>
  );
}

const clampToUnit = (value: number) => Math.min(1, Math.max(0, value));
const STEP = 0.02;
const moves: Record<string, [saturation: number, value: number]> = {
  ArrowRight: [STEP, 0],
  ArrowLeft: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};
/** The ring on the line of hues is white and dark, as the one in the square, so that it shows on every color in every theme. */
const hueLine = cx(
  "mt-3 h-3 w-full cursor-pointer appearance-none rounded-full bg-[linear-gradient(to_right,#f00,#ff0,#0f0,#0ff,#00f,#f0f,#f00)]",
  "touch:h-11 touch:border-y-16 touch:border-transparent touch:bg-clip-padding",
  "[&::-webkit-slider-thumb]:size-4.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-transparent [&::-webkit-slider-thumb]:[border:2px_solid_#fff] [&::-webkit-slider-thumb]:[box-shadow:0_0_0_1px_rgb(0_0_0/45%),inset_0_0_0_1px_rgb(0_0_0/45%)]",
  "[&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:bg-transparent [&::-moz-range-thumb]:[border:2px_solid_#fff] [&::-moz-range-thumb]:[box-shadow:0_0_0_1px_rgb(0_0_0/45%),inset_0_0_0_1px_rgb(0_0_0/45%)]",
);
const share = (part: number) => percent(part * 100, 0);

/** Saturation and brightness in a square of 174 px, hue on a line below. Own code: the libraries write style elements, which the content security policy refuses. */
function ColorPicker({ label, value, onChange }: { label: string; value: string; onChange: (hex: string) => void }) {
  // Gray has no hue and black no saturation: what was chosen is kept while the color stays the same.
  const [chosen, setChosen] = useState<Hsv>(() => hsvOf(value));
  const hsv = hexOfHsv(chosen) === value ? chosen : hsvOf(value);
  const choose = (next: Hsv) => {
    setChosen(next);
    onChange(hexOfHsv(next));
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const s = clampToUnit((event.clientX - left) / width);
    choose({ h: hsv.h, s, v: clampToUnit(1 - (event.clientY - top) / height) });
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    choose({ h: hsv.h, s: clampToUnit(hsv.s + move[0]), v: clampToUnit(hsv.v + move[1]) });
  };
  return (
    // A color that is chosen by eye is seen, whatever colors the reader chose for the page.
    <div className="w-[174px] forced-color-adjust-none">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${label}, saturation and brightness`}
        aria-valuenow={Math.round(hsv.s * 100)}
        aria-valuetext={`saturation ${share(hsv.s)}, brightness ${share(hsv.v)}`}
        onPointerDown={drag}
        onPointerMove={drag}
        onKeyDown={press}
        className="relative size-[174px] cursor-crosshair touch-none rounded-md border border-line-strong"
        style={{
          background: `linear-gradient(to top, #000, transparent), linear-gradient(to right, #fff, hsl(${hsv.h} 100% 50%))`,
        }}
      >
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-4 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-[#fff] shadow-[0_0_0_1px_rgb(0_0_0/45%),inset_0_0_0_1px_rgb(0_0_0/45%)]"
          style={{ left: share(hsv.s), bottom: share(hsv.v), background: value }}
        />
      </div>
      <input
        type="range"
        min={0}
        max={360}
        value={Math.round(hsv.h)}
        aria-label={`${label}, hue`}
        onChange={({ target }) => choose({ ...hsv, h: Number(target.value) % 360 })}
        className={hueLine}
      />
    </div>
  );
}

/** Hue from 0 to 360, saturation and value from 0 to 1: the numbers of a color picker. */
type Hsv = { h: number; s: number; v: number };

export function hsvOf(hex: string): Hsv {
  const [r, g, b] = channelsOf(hex).map((channel) => channel / 255) as [number, number, number];
  const v = Math.max(r, g, b);
  const spread = v - Math.min(r, g, b);
  if (spread === 0) return { h: 0, s: 0, v };
  const sixth = v === r ? (g - b) / spread : v === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return { h: (sixth * 60 + 360) % 360, s: spread / v, v };
}

export function hexOfHsv({ h, s, v }: Hsv): string {
  const channel = (n: number) => {
    const k = (n + h / 60) % 6;
    return 255 * (v - v * s * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return hexOf([channel(5), channel(3), channel(1)]);
}
