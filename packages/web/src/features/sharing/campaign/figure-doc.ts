/** A message as its editor holds it: paragraphs of text, line breaks and figures. Written out, a figure stands in double brackets. */
type Inline = { type: "text"; text: string } | { type: "hardBreak" } | { type: "figure"; attrs: { name: string } };
export type FigureDoc = { type: "doc"; content: { type: "paragraph"; content?: Inline[] }[] };

const figure = /\[\[([A-Z0-9]+)\]\]/;

const inlinesOf = (line: string): Inline[] =>
  // A split by an expression with a group answers text and names in turn.
  line
    .split(figure)
    .map((part, at): Inline => (at % 2 ? { type: "figure", attrs: { name: part } } : { type: "text", text: part }))
    .filter((part) => part.type !== "text" || part.text !== "");

/** Reads a written message. Writing it again gives the same letters. */
export const docOf = (body: string): FigureDoc => ({
  type: "doc",
  content: body.split("\n\n").map((paragraph) => ({
    type: "paragraph",
    content: paragraph
      .split("\n")
      .flatMap((line, at): Inline[] => [...(at > 0 ? [{ type: "hardBreak" } as const] : []), ...inlinesOf(line)]),
  })),
});

const writtenInline = (part: Inline) => {
  if (part.type === "hardBreak") return "\n";
  return part.type === "figure" ? `[[${part.attrs.name}]]` : part.text;
};

export const bodyOf = ({ content }: FigureDoc): string =>
  content.map((paragraph) => (paragraph.content ?? []).map(writtenInline).join("")).join("\n\n");
