import { moveIn32nds, moveInBasisPoints, thirtySecondsOf } from "@highway/engine/money/shown-price";
import { cx } from "../../lib/class-names";

/** Up is good for the borrower of a price, and bad of a rate. */
type Good = "up" | "down";

const arrows = { up: "M4 1 7.5 7H.5z", down: "M4 7 .5 1h7z", none: "M1 3.2h6v1.6H1z" } as const;

/** A change: the arrow and the sign tell its direction, the color whether it is good for the borrower. An old one has no color. */
export function Move({
  value,
  text,
  good = "up",
  isOld = false,
  className,
}: {
  value: number;
  /** The size in words, without its sign: "28". */
  text: string;
  good?: Good;
  isOld?: boolean;
  className?: string;
}) {
  const way = value > 0 ? "up" : value < 0 ? "down" : "none";
  const color = way === "none" ? "text-fg-3" : way === good ? "text-positive" : "text-danger";
  return (
    <span
      className={cx(
        "num inline-flex items-center justify-end gap-1 whitespace-nowrap",
        isOld ? "text-fg-3" : color,
        className,
      )}
    >
      <svg viewBox="0 0 8 8" aria-hidden="true" className="size-[0.6em] shrink-0 fill-current">
        <path d={arrows[way]} />
      </svg>
      <span>{`${value > 0 ? "+" : value < 0 ? "−" : ""}${text}`}</span>
    </span>
  );
}

/** A move of a price in basis points: "▼ −28". */
export function BasisPoints({
  from,
  to,
  isOld,
  unit = "",
  className,
}: {
  from: number;
  to: number;
  isOld: boolean;
  unit?: string;
  className?: string;
}) {
  const value = moveInBasisPoints(from, to);
  return <Move value={value} text={`${Math.abs(value)}${unit}`} isOld={isOld} className={className} />;
}

/** The half of a 32nd has a place of its own, so that digits stand below each other. */
const Plus = ({ on }: { on: boolean }) => <span className="inline-block w-[0.62em] text-left">{on ? "+" : ""}</span>;

/** A price in 32nds: "101-09", "99-14+". */
export function Thirtyseconds({ price }: { price: number }) {
  const { points, ticks, plus } = thirtySecondsOf(price);
  return (
    <span className="num whitespace-nowrap">
      {points}
      <span className="px-[0.5px] [font-variant-numeric:proportional-nums]">-</span>
      {String(ticks).padStart(2, "0")}
      <Plus on={plus} />
    </span>
  );
}

/** A move in 32nds: "−9", "+6+". */
export function MoveIn32nds({ from, to }: { from: number; to: number }) {
  const { sign, ticks, plus } = moveIn32nds(from, to);
  return (
    <span className="num whitespace-nowrap">
      {sign < 0 ? "−" : sign > 0 ? "+" : ""}
      {ticks}
      <Plus on={plus} />
    </span>
  );
}

/** What stands where nothing is known: never a zero. */
export const Unknown = () => (
  <span className="text-fg-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">not known</span>
  </span>
);
