import { metrics } from "@highway/engine/tools/report-card/metrics";
import type { Card, Cards, Spoken } from "./cards";
import { isLowBetter, methodOf, sourceOf } from "./text";

type Props = { card: Card; cards: Cards; spoken: Spoken };

/** The method in plain words, and the source and day of each figure. */
export function Method({ card, cards, spoken }: Props) {
  const { own } = spoken;
  return (
    <>
      <div className="mt-1 grid max-w-[80ch] gap-2 text-fg-2">
        {methodOf(cards, spoken).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <dl className="mt-4 max-w-[80ch]">
        {metrics.map((metric) => {
          const found = sourceOf(card.grades[metric], spoken);
          return (
            <div key={metric} className="break-inside-avoid border-line border-t py-2">
              <dt className="font-medium">
                {own.metrics[metric].long}
                <span className="ml-2 font-normal text-fg-3">
                  {isLowBetter(metric) ? own.method.low : own.method.high}
                </span>
              </dt>
              <dd className="text-fg-2">{own.metrics[metric].definition}</dd>
              <dd className="text-fg-3 text-sm">
                {found ? (
                  <>
                    <span lang="en">{found.source}</span>, {found.day}
                  </>
                ) : (
                  own.method.none
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
