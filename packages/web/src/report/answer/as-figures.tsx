import type { ReactNode } from "react";

type Props = {
  /** The words that open the table: "As figures". */
  label: string;
  heads: readonly string[];
  rows: readonly { key: string; name: string; figures: readonly ReactNode[] }[];
};

/** The figures behind a chart, for readers who prefer figures. */
export const AsFigures = ({ label, heads, rows }: Props) => (
  <details className="text-sm">
    <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-xs font-medium text-accent-text touch:min-h-11">
      {label}
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys */}
    <section aria-label={label} tabIndex={0} className="mt-1 scrolls-sideways">
      <table className="num w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={`border-line border-b bg-canvas px-3 py-1.5 font-medium text-fg-2 text-xs ${at === 0 ? "sticky left-0 text-left" : "text-right"}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key} className="*:border-line *:border-b last:*:border-0 touch:h-11">
              <th
                scope="row"
                className="sticky left-0 whitespace-nowrap bg-surface px-3 py-1 text-left font-normal text-fg-2"
              >
                {name}
              </th>
              {figures.map((figure, at) => (
                <td key={heads[at + 1]} className="whitespace-nowrap px-3 py-1 text-right">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);
