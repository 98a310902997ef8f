import { match } from "./match";

/** A text with what answers the typed words set apart. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const spans = typed ? (match(typed, text)?.spans ?? []) : [];
  let at = 0;
  const parts = spans.flatMap(([from, to]) => {
    if (from < at) return [];
    const part = [
      text.slice(at, from),
      <mark key={from} className="bg-transparent font-semibold text-accent-text">
        {text.slice(from, to)}
      </mark>,
    ];
    at = to;
    return part;
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
