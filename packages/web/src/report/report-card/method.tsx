import { cx } from "../../lib/class-names";
import type { CardSelection, Spoken } from "./cards";
import { isLowBetter, methodOf, sourceOf } from "./text";

type Props = { shown: CardSelection; spoken: Spoken };

/** The method in plain words, with the source and day of each figure. */
export const Method = ({ shown, spoken }: Props) => (
  <>
    <div className="mt-1 grid max-w-[80ch] gap-2 text-fg-2">
      {methodOf(shown, spoken).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
    <MetricSources shown={shown} spoken={spoken} className="mt-4 max-w-[80ch]" row="py-2" />
  </>
);

/** The meaning of each shown figure, which end of it is better, and where and when it was published. */
export const MetricSources = ({ shown, spoken, className, row }: Props & { className: string; row: string }) => (
  <dl className={className}>
    {shown.metrics.map((metric) => {
      const { own } = spoken;
      const found = sourceOf(shown.card.grades[metric], spoken);
      return (
        <div key={metric} className={cx("break-inside-avoid border-line border-t", row)}>
          <dt className="font-medium">
            {own.metrics[metric].long}{" "}
            <span className="ml-[.25em] font-normal text-fg-3">
              {isLowBetter(metric) ? own.method.low : own.method.high}
            </span>
          </dt>
          <dd className="text-fg-2">{own.metrics[metric].definition}</dd>
          <dd className="text-fg-3 text-sm">
            {found ? (
              <>
                {found.source}, {found.day}
              </>
            ) : (
              own.method.none
            )}
          </dd>
        </div>
      );
    })}
  </dl>
);
