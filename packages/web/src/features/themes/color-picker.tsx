import { type KeyboardEvent, type PointerEvent, useState } from "react";
import "./color-picker.css";
import { type Hsv, hexOfHsv, hsvOf } from "./hsv";

const bounded = (value: number) => Math.min(1, Math.max(0, value));
const STEP = 0.02;
const moves: Record<string, [saturation: number, value: number]> = {
  ArrowRight: [STEP, 0],
  ArrowLeft: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};
const percent = (part: number) => `${Math.round(part * 100)}%`;

/** Saturation and brightness in a square of 174 px, hue on a line below. Own code: the libraries write style elements, which the content security policy refuses. */
export function ColorPicker({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (hex: string) => void;
}) {
  // Grey has no hue and black no saturation: what was chosen is kept while the color is the same.
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
    const s = bounded((event.clientX - left) / width);
    choose({ h: hsv.h, s, v: bounded(1 - (event.clientY - top) / height) });
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    choose({ h: hsv.h, s: bounded(hsv.s + move[0]), v: bounded(hsv.v + move[1]) });
  };
  return (
    <div className="w-[174px]">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${label}, saturation and brightness`}
        aria-valuenow={Math.round(hsv.s * 100)}
        aria-valuetext={`saturation ${percent(hsv.s)}, brightness ${percent(hsv.v)}`}
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
          className="pointer-events-none absolute size-4 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/45%),inset_0_0_0_1px_rgb(0_0_0/45%)]"
          style={{ left: percent(hsv.s), bottom: percent(hsv.v), background: value }}
        />
      </div>
      <input
        type="range"
        min={0}
        max={360}
        value={Math.round(hsv.h)}
        aria-label={`${label}, hue`}
        onChange={({ target }) => choose({ ...hsv, h: Number(target.value) % 360 })}
        className="hue mt-3"
      />
    </div>
  );
}
