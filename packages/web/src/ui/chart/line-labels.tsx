import { type Bounds, type Label, type Line, layLabels, textWidth } from "./lay-labels";

type Words = { text: string; isName?: boolean; ink?: string };
/** A label at a point of a drawing, in one row or several. */
export type LineLabel = Omit<Label, "width" | "height"> & { key: string; rows: readonly (readonly Words[])[] };

type Props = {
  labels: readonly LineLabel[];
  /** The bounds within which they are placed. */
  bounds: Bounds;
  /** The lines that they avoid if they can. */
  lines?: readonly Line[];
  size?: number;
};

/** The height of a row of text, and of its baseline, at a size of 11 pixels. */
const row = { height: 14, base: 11 };
/** A halo in the page's color around the letters. */
const halo = { stroke: "var(--surface)", strokeWidth: 4, paintOrder: "stroke", strokeLinejoin: "round" } as const;

const wordsOf = (words: readonly Words[]) => words.map(({ text }) => text).join(" ");

/** Names and figures at the points of a drawing's lines, placed so that none overlap. */
export function LineLabels({ labels, bounds, lines, size = 11 }: Props) {
  const scale = size / 11;
  const places = layLabels(
    labels.map(({ rows, ...point }) => ({
      ...point,
      width: Math.max(...rows.map((words) => textWidth(wordsOf(words), size))),
      height: rows.length * row.height * scale,
    })),
    bounds,
    lines,
  );
  return labels.map(({ key, rows, x }, at) => {
    const { left, top } = places[at]!;
    const width = Math.max(...rows.map((words) => textWidth(wordsOf(words), size)));
    const isBefore = left + width <= x;
    return rows.map((words, index) => (
      <text
        key={`${key} ${wordsOf(words)}`}
        x={isBefore ? left + width : left}
        y={top + (index * row.height + row.base) * scale}
        textAnchor={isBefore ? "end" : "start"}
        fontSize={size}
        {...halo}
      >
        {words.map(({ text, isName, ink }, place) => (
          <tspan key={text} fontWeight={isName ? 600 : 400} fill={ink ?? (isName ? "var(--fg)" : "var(--fg-2)")}>
            {place > 0 ? ` ${text}` : text}
          </tspan>
        ))}
      </text>
    ));
  });
}
