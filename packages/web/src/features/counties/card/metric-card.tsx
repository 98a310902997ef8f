import type { Grade, Overall } from "@highway/engine/tools/report-card/grades";
import { metricLabels } from "@highway/engine/tools/report-card/input";
import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import type { Letter } from "@highway/engine/tools/report-card/percentiles";
import type { Strip as Counts } from "@highway/engine/tools/report-card/strip";
import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { count, date } from "../../../lib/format/format";
import { said, shareOf, standing, whyNot, written, writtenPercentile } from "./figures";
import { Strip } from "./strip";

/** A letter in its box. A and B are tinted; a C is no alarm. */
const LetterBox = ({ letter }: { letter: Letter | null }) => (
  <span
    className={cx(
      "flex size-9 shrink-0 items-center justify-center rounded-md font-semibold text-first",
      letter === "A" || letter === "B"
        ? "bg-accent-soft text-accent-text"
        : letter
          ? "bg-sunken text-fg"
          : "border border-line text-fg-3",
    )}
  >
    {letter ?? <span aria-hidden="true">—</span>}
  </span>
);

type FrameProps = { letter: Letter | null; title: ReactNode; figure: ReactNode; says: ReactNode; children?: ReactNode };

const Frame = ({ letter, title, figure, says, children }: FrameProps) => (
  <>
    <div className="flex items-start gap-3">
      <LetterBox letter={letter} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="font-semibold text-md">{title}</h3>
          {figure}
        </div>
        <p className="max-w-[48ch] text-fg-2">{says}</p>
      </div>
    </div>
    {children}
  </>
);

const notGraded = <span className="whitespace-nowrap text-fg-3">Not graded</span>;

type Props = {
  metric: Metric;
  grade: Grade;
  strip: Counts | null;
  name: string;
  asOf: string;
  /** Whether the map shows this figure. */
  isOpen: boolean;
  onOpen: () => void;
  onWorking: () => void;
};

/** One figure of a county: letter, figure, where it stands among all counties, for whom it is good, source and day. */
export function MetricCard({ metric, grade, strip, name, asOf, isOpen, onOpen, onWorking }: Props) {
  const label = metricLabels[metric];
  if (grade.kind === "notGraded")
    return (
      <Place>
        <Frame letter={null} title={label} figure={notGraded} says={whyNot(metric, grade, asOf)} />
      </Place>
    );
  return (
    <Place isOpen={isOpen}>
      <Frame
        letter={grade.letter}
        title={
          <button
            type="button"
            aria-pressed={isOpen}
            onClick={onOpen}
            className="rounded-xs text-left hover:underline touch:min-h-11"
          >
            {label}
          </button>
        }
        figure={
          <button
            type="button"
            onClick={onWorking}
            aria-label={`How ${label.toLowerCase()}, ${written(metric, grade.figure)}, is calculated`}
            className="num rounded-xs font-semibold text-first decoration-dotted underline-offset-4 hover:underline touch:min-h-11"
          >
            {written(metric, grade.figure)}
          </button>
        }
        says={`${standing(metric, grade)} ${said[metric].goodFor}`}
      >
        {strip && <Strip metric={metric} strip={strip} figure={grade.figure} name={name} />}
        <p className="mt-1 text-fg-3 text-sm">
          {grade.origin.source}, {date(grade.origin.date)}
        </p>
      </Frame>
    </Place>
  );
}

const Place = ({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) => (
  <section className={cx("border-line border-b px-6 py-4 phone:px-4", isOpen && "bg-canvas")}>{children}</section>
);

/** The plain mean of the percentiles, ranked among all counties with enough of them. */
export const OverallCard = ({ overall, least }: { overall: Overall; least: number }) => (
  <section className="border-line border-b bg-canvas px-6 py-4 phone:px-4">
    {overall.kind === "graded" ? (
      <Frame
        letter={overall.letter}
        title="Overall"
        figure={<span className="num font-semibold text-first">{writtenPercentile(overall.percentile)}</span>}
        says={`Better than ${shareOf(overall.percentile)} ${count(overall.counties)} counties by the plain mean of ${overall.graded} percentiles, ${writtenPercentile(overall.mean)}, without weights.`}
      />
    ) : (
      <Frame
        letter={null}
        title="Overall"
        figure={notGraded}
        says={`${overall.graded} of ${metrics.length} are known; ${least} are needed for a letter. The grade is the plain mean of the percentiles, without weights.`}
      />
    )}
  </section>
);
