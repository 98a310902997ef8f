import type { Metric } from "@highway/engine/tools/report-card/metrics";
import { letterNames } from "@highway/engine/tools/report-card/percentiles";
import { useEffect, useState } from "react";
import type { Spoken, StateCounties } from "./cards";
import { countyName, figureText, shortName } from "./text";

type Outlines = { width: number; height: number; counties: Record<string, string> };
const files = import.meta.glob<Outlines>("./outlines/*.json", { import: "default" });

const scrolledLook = "mt-1 max-h-72 overflow-y-auto rounded-md border border-line";

/** The strength of each letter's shade. A county without a grade has the tint of the background. */
const strength = { A: 0.95, B: 0.72, C: 0.5, D: 0.31, F: 0.15 } as const;

function useOutlines(state: string): Outlines | null {
  const [found, setFound] = useState<{ state: string; outlines: Outlines } | null>(null);
  useEffect(() => {
    let isWanted = true;
    files[`./outlines/${state}.json`]?.().then(
      (outlines) => isWanted && setFound({ state, outlines }),
      // Without a network there is no map, and the table behind it says the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [state]);
  return found?.state === state ? found.outlines : null;
}

type Props = {
  of: { fip: string; name: string; state: string };
  /** The counties of its state. */
  counties: StateCounties;
  metric: Metric;
  spoken: Spoken;
};

/** A map of one state's counties shaded by their letters, one of them outlined, with the same as a table. Other states are not drawn. */
export function CountyMap({ of, counties, metric, spoken }: Props) {
  const { own } = spoken;
  const { long } = own.metrics[metric];
  const outlines = useOutlines(of.fip.slice(0, 2));
  const letters = new Map(counties.map((county) => [county.fip, county.letters[metric]?.letter ?? null]));
  const outlined = outlines?.counties[of.fip];
  return (
    <figure className="min-w-0 break-inside-avoid">
      {outlines && (
        <svg
          viewBox={`-6 -6 ${outlines.width + 12} ${outlines.height + 12}`}
          className="block max-h-60 w-full"
          role="img"
          aria-label={own.map.label(long, countyName(of, spoken))}
        >
          <title>{own.map.title(long)}</title>
          {Object.entries(outlines.counties).map(([each, path]) => {
            const letter = letters.get(each);
            return (
              <path
                key={each}
                d={path}
                fill={letter ? "var(--chart-1)" : "var(--sunken)"}
                fillOpacity={letter ? strength[letter] : 1}
                stroke="var(--surface)"
                strokeWidth={1.5}
                vectorEffect="non-scaling-stroke"
              />
            );
          })}
          {outlined && (
            <path d={outlined} fill="none" stroke="var(--fg)" strokeWidth={2.5} vectorEffect="non-scaling-stroke" />
          )}
        </svg>
      )}
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-fg-2 text-sm">
        <span>{long}</span>
        {letterNames.map((letter) => (
          <Tone key={letter} fill="var(--chart-1)" opacity={strength[letter]} label={letter} />
        ))}
        <Tone fill="var(--sunken)" opacity={1} label={own.notGraded} />
      </figcaption>
      {counties.length > 0 && (
        <details className="mt-1 text-sm print:hidden">
          <summary className="w-fit rounded-xs text-fg-3 hover:text-fg touch:py-3.5">{own.map.table}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
          <section aria-label={own.map.table} tabIndex={0} className={scrolledLook}>
            <table className="w-full">
              <caption className="sr-only">{own.map.title(long)}</caption>
              <tbody>
                {counties.map((county) => {
                  const found = county.letters[metric];
                  const short = shortName(county.name);
                  return (
                    <tr key={county.fip} className="border-line not-last:border-b">
                      <th scope="row" className="px-2 py-1 text-left font-normal">
                        {county.fip === of.fip ? <b>{short}</b> : short}
                      </th>
                      <td className="num px-2 py-1 text-right">
                        {found ? `${found.letter} · ${figureText(metric, found.figure)}` : own.notGraded}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </section>
        </details>
      )}
    </figure>
  );
}

const Tone = ({ fill, opacity, label }: { fill: string; opacity: number; label: string }) => (
  <span className="inline-flex items-center gap-1">
    <svg width={12} height={12} aria-hidden="true">
      <rect
        width={12}
        height={12}
        rx={3}
        fill={fill}
        fillOpacity={opacity}
        stroke="var(--line-strong)"
        strokeOpacity={0.4}
      />
    </svg>
    {label}
  </span>
);
