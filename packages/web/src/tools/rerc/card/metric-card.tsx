import type { Grade, Overall } from "@highway/engine/tools/report-card/grades";
import type { Metric } from "@highway/engine/tools/report-card/metrics";
import type { Strip as Counts } from "@highway/engine/tools/report-card/strip";
import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import type { Spoken } from "../../../report/report-card/cards";
import { GradeFrame } from "../../../report/report-card/grade-frame";
import { Strip } from "../../../report/report-card/strip";
import { figureText, overallSays, saysOf, sourceOf, writtenPercentile } from "../../../report/report-card/text";
import type { ReportCardWords } from "../../../report/report-card/words.en";
import { Figure } from "../../every/answer/working";

type Props = {
  metric: Metric;
  grade: Grade;
  strip: Counts | null;
  name: string;
  asOf: string;
  /** The key of its working. */
  working: string;
  /** Whether the map shows this figure. */
  isOpen: boolean;
  /** Whether the client sees it. */
  isShown: boolean;
  onOpen: () => void;
  spoken: Spoken;
};

const figureClass = "text-first font-semibold touch:*:min-h-11";

/** One figure of a county: letter, figure, standing among all counties, for whom it is good, source and day. */
export function MetricCard(props: Props) {
  const { metric, grade, strip, name, asOf, working, isOpen, isShown, onOpen, spoken } = props;
  const { own } = spoken;
  const { label } = own.metrics[metric];
  const says = saysOf(metric, grade, asOf, spoken);
  const notShown = !isShown && <NotShown />;
  if (grade.kind === "notGraded")
    return (
      <Place>
        <GradeFrame letter={null} title={label} figure={<NotGraded own={own} />} says={says} />
        {notShown}
      </Place>
    );
  const source = sourceOf(grade, spoken);
  return (
    <Place isOpen={isOpen}>
      <GradeFrame
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
          <span className={figureClass}>
            <Figure of={working} name={label}>
              {figureText(metric, grade.figure)}
            </Figure>
          </span>
        }
        says={says}
      >
        {strip && <Strip metric={metric} strip={strip} figure={grade.figure} name={name} own={own} />}
        {source && (
          <p className="mt-1 text-fg-3 text-sm">
            {source.source}, {source.day}
          </p>
        )}
        {notShown}
      </GradeFrame>
    </Place>
  );
}

const NotShown = () => <p className="mt-1 text-fg-3 text-sm">Your client is not shown this.</p>;
const NotGraded = ({ own }: { own: ReportCardWords }) => (
  <span className="whitespace-nowrap text-fg-3">{own.notGraded}</span>
);

const Place = ({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) => (
  <section className={cx("border-line border-b px-6 py-4 phone:px-4", isOpen && "bg-canvas")}>{children}</section>
);

type OverallProps = { overall: Overall; asOf: string; working: string; isShown: boolean; own: ReportCardWords };

/** The mean of the percentiles, ranked among all counties with enough of them. */
export const OverallCard = ({ overall, asOf, working, isShown, own }: OverallProps) => (
  <section className="border-line border-b bg-canvas px-6 py-4 phone:px-4">
    <GradeFrame
      letter={overall.kind === "graded" ? overall.letter : null}
      title={own.overall.label}
      figure={
        overall.kind === "graded" ? (
          <span className={figureClass}>
            <Figure of={working} name={own.overall.label}>
              {writtenPercentile(overall.percentile)}
            </Figure>
          </span>
        ) : (
          <NotGraded own={own} />
        )
      }
      says={overallSays(overall, asOf, own)}
    >
      {!isShown && <NotShown />}
    </GradeFrame>
  </section>
);
