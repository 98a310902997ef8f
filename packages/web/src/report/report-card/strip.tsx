import type { Metric } from "@highway/engine/tools/report-card/metrics";
import type { Strip as Counts } from "@highway/engine/tools/report-card/strip";
import { count } from "../../lib/format/format";
import { useWidth } from "../../ui/chart/use-width";
import { shortName, writtenShort } from "./text";
import type { ReportCardWords } from "./words.en";

type Props = { metric: Metric; strip: Counts; figure: number; name: string; own: ReportCardWords };

const HEIGHT = 44;
const ROOM = 20;
const BELOW = 16;
const LABEL = 90;

/** All counties along a scale of one figure, with one of them marked, at the full width of its place. */
export function Strip(props: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className="mt-1">
      <StripPlot {...props} width={width} />
    </div>
  );
}

export function StripPlot({ metric, strip, figure, name, own, width }: Props & { width: number }) {
  const { from, step, counts } = strip;
  const to = from + step * counts.length;
  const most = Math.max(...counts, 1);
  const x = (value: number) => ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * width;
  const bar = width / counts.length;
  const at = Math.min(width - 1, Math.max(1, x(figure)));
  const isLate = at > width - LABEL;
  const floor = ROOM + HEIGHT;
  const short = shortName(name);
  const write = (value: number) => writtenShort(metric, value);
  return (
    <svg
      width={width}
      height={floor + BELOW}
      viewBox={`0 0 ${width} ${floor + BELOW}`}
      role="img"
      aria-label={own.strip.label(short, write(figure), write(from), write(to), count(strip.below), count(strip.above))}
      className="num block max-w-full print:h-auto"
    >
      <title>{own.strip.title(short)}</title>
      {counts.map((each, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a step of the axis has no other name
          key={index}
          x={index * bar + 0.5}
          y={floor - (each / most) * HEIGHT}
          width={Math.max(0.5, bar - 1)}
          height={(each / most) * HEIGHT}
          fill="var(--line-strong)"
          fillOpacity={0.45}
        />
      ))}
      <line x2={width} y1={floor} y2={floor} stroke="var(--line-strong)" />
      <line x1={at} x2={at} y1={8} y2={floor} stroke="var(--chart-1)" strokeWidth={2} />
      <circle cx={at} cy={floor} r={4} fill="var(--chart-1)" stroke="var(--surface)" strokeWidth={1.5} />
      <text
        x={isLate ? at - 6 : at + 6}
        y={14}
        textAnchor={isLate ? "end" : "start"}
        fontSize={11}
        fontWeight={600}
        fill="var(--fg)"
      >
        {short} {write(figure)}
      </text>
      {(
        [
          [from, 0, "start"],
          [(from + to) / 2, width / 2, "middle"],
          [to, width, "end"],
        ] as const
      ).map(([value, place, anchor]) => (
        <text key={anchor} x={place} y={floor + 13} textAnchor={anchor} fontSize={11} fill="var(--fg-3)">
          {write(value)}
        </text>
      ))}
    </svg>
  );
}
