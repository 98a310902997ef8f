import { cx } from "../lib/class-names";

/** Up to so many characters a name has no end worth keeping apart. */
const SHORT = 12;
/** Up to so many characters no word is cut: whoever hears the page would hear two. */
const USUAL = 24;
/** As much of the end as tells two names apart that begin alike, such as a last name or a street's number. */
const END = 10;

/** The end of a name that is always shown: whole words, where they fit into it. Empty where the name stays in one piece. */
function endOf(text: string): string {
  if (text.length <= SHORT) return "";
  const end = text.slice(-END);
  const word = end.search(/[ -]/);
  if (word >= 0 && word < END - 3) return end.slice(word);
  return text.length <= USUAL ? "" : end;
}

/** Text in one line that gives way in its middle where there is no room: names that begin alike differ at their end. */
export function MiddleText({ children: text, className }: { children: string; className?: string }) {
  const end = endOf(text);
  if (!end) return <span className={cx("block min-w-0 truncate", className)}>{text}</span>;
  return (
    <span
      className={cx(
        "flex overflow-hidden whitespace-pre",
        text.length > USUAL ? "min-w-[13ch]" : "min-w-[7ch]",
        className,
      )}
      title={text}
    >
      <span className="min-w-[2ch] shrink-[1000] overflow-hidden text-ellipsis">{text.slice(0, -end.length)}</span>
      <span className="min-w-0 shrink overflow-hidden text-ellipsis">{end}</span>
    </span>
  );
}
