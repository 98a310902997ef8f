import { levelText, ruleText } from "@highway/core/alerts/pure/words";
import { shownPrice } from "@highway/engine/money/shown-price";
import { Bell } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon";
import { movedTo, type Standing } from "./alerts/chart-alerts";
import { goalFrom } from "./alerts/rule-figures";
import type { ChartAlerts } from "./alerts/use-chart-alerts";
import type { PriceAxis } from "./chart-scale";

type Moved = { id: string; price: number; byKeys: boolean };

/** An alert whose keys rest for so long is saved where it stands. */
const RESTS_MS = 900;

/** The alerts of the chart while one of them is on its way to another price. */
export function useMoving(alerts: ChartAlerts) {
  const [moved, setMoved] = useState<Moved | null>(null);
  const { standing } = alerts;
  const at = (each: Standing, move: Moved | null) =>
    move?.id === each.rule.id ? { ...each, price: move.price } : each;
  const waiting = useRef<{ standing: Standing; price: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const move = useRef(alerts.move);
  move.current = alerts.move;

  const save = async (of: Standing, price: number) => {
    await move.current(of, price);
    // Until the saved alerts are read again it stays where it was put; another move may have begun meanwhile.
    setMoved((now) => (now?.id === of.rule.id && now.price === price ? null : now));
  };
  /** Saves what the keys have moved, and would save in a moment. */
  const settle = () => {
    const kept = waiting.current;
    if (!kept) return;
    clearTimeout(kept.timer);
    waiting.current = null;
    void save(kept.standing, kept.price);
  };
  const cancel = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    setMoved(null);
  };
  const latest = useRef(settle);
  latest.current = settle;
  // A page that is left saves what the keys had moved.
  useEffect(() => () => latest.current(), []);
  return {
    /** Where the alerts stand as they are drawn. */
    shown: standing.map((each) => at(each, moved)),
    /** Where they stand for the axis, which holds still while one is dragged. */
    settled: standing.map((each) => at(each, moved?.byKeys ? moved : null)),
    drag: (of: Standing, price: number) => setMoved({ id: of.rule.id, price, byKeys: false }),
    drop: (of: Standing, price: number) => void save(of, price),
    step: (of: Standing, price: number) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      setMoved({ id: of.rule.id, price, byKeys: true });
      waiting.current = { standing: of, price, timer: setTimeout(() => latest.current(), RESTS_MS) };
    },
    settle,
    cancel,
  };
}
type Moving = ReturnType<typeof useMoving>;

type Props = {
  moving: Moving;
  alerts: ChartAlerts;
  axis: PriceAxis;
  /** The pixels from the left edge at which an alert's line begins. */
  left: (standing: Standing) => number;
  top: (price: number) => number;
  priceOf: (top: number) => number;
};

/** Fingers need this much room. */
const TARGET = 44;

/** The bells by which the alerts are moved up and down, beside each other where they would overlap. */
export function LevelHandles({ moving, alerts, axis, left, top, priceOf }: Props) {
  const placed: { x: number; y: number }[] = [];
  return moving.shown.map((shown) => {
    const standing = alerts.standing.find(({ rule }) => rule.id === shown.rule.id);
    if (!standing || shown.price < axis.low || shown.price > axis.high) return null;
    const y = top(shown.price);
    let x = left(shown) + TARGET / 2;
    while (placed.some((other) => Math.abs(other.x - x) < TARGET && Math.abs(other.y - y) < TARGET)) x += TARGET;
    placed.push({ x, y });
    return (
      <Handle
        key={shown.rule.id}
        standing={standing}
        price={shown.price}
        now={alerts.now}
        x={x}
        y={y}
        moving={moving}
        priceOf={priceOf}
        onOpen={() => void alerts.edit(standing.rule)}
      />
    );
  });
}

type HandleProps = Pick<Props, "moving" | "priceOf"> & {
  /** The alert as it is saved. */
  standing: Standing;
  /** The price at which it is shown. */
  price: number;
  now: number | null;
  x: number;
  y: number;
  onOpen: () => void;
};

const steps: Record<string, number> = { ArrowUp: 0.01, ArrowDown: -0.01, PageUp: 0.1, PageDown: -0.1 };
/** A pointer that moves less has pressed and not dragged. */
const STILL = 3;

function Handle({ standing, price, now, x, y, moving, priceOf, onOpen }: HandleProps) {
  const grip = useRef<{ by: number; from: number; hasMoved: boolean } | null>(null);
  /** The nearest price at which the alert may stand. */
  const allowed = (to: number) =>
    goalFrom(movedTo({ ...standing, price: shownPrice(to) }, now), standing.from) ?? price;
  const topOf = (event: PointerEvent) =>
    event.clientY - event.currentTarget.parentElement!.getBoundingClientRect().top - (grip.current?.by ?? 0);
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { by: 0, from: event.clientY, hasMoved: false };
    grip.current.by = topOf(event) - y;
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!grip.current) return;
    grip.current.hasMoved ||= Math.abs(event.clientY - grip.current.from) > STILL;
    if (grip.current.hasMoved) moving.drag(standing, allowed(priceOf(topOf(event))));
  };
  const onPointerUp = (event: PointerEvent) => {
    const was = grip.current;
    // The last move may not be drawn yet: the price is where the pointer is now.
    const to = allowed(priceOf(topOf(event)));
    grip.current = null;
    if (was?.hasMoved) moving.drop(standing, to);
    else if (was) onOpen();
  };
  const onPointerCancel = () => {
    grip.current = null;
    moving.cancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = steps[event.key];
    if (by === undefined && event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (by !== undefined) return moving.step(standing, allowed(price + by));
    if (event.key === "Escape") return moving.cancel();
    moving.settle();
    onOpen();
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`Alert: ${ruleText(standing.rule, standing.rule.name)}`}
      aria-valuemin={50}
      aria-valuemax={150}
      aria-valuenow={price}
      aria-valuetext={levelText(price)}
      title="Drag the alert or use the up and down arrow keys to move it. Press it to edit it."
      className="absolute grid size-6 -translate-x-1/2 -translate-y-1/2 cursor-ns-resize touch-none touch:size-11 select-none place-items-center rounded-full print:hidden"
      style={{ left: x, top: y }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      onKeyDown={onKeyDown}
      onBlur={moving.settle}
    >
      <span className="grid size-5 place-items-center rounded-full border border-warning bg-surface text-warning">
        <Icon of={Bell} size={12} />
      </span>
    </div>
  );
}
