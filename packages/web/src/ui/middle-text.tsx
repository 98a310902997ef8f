import { lastLetters } from "@highway/engine/text/cut";
import { cx } from "../lib/class-names";

/** Names of at most this length are not split. */
const SHORT = 12;
/** Names of at most this length are split only between words, because a screen reader would read a split word as two. */
const USUAL = 24;
/** The length of the end, which distinguishes names that begin alike, by a last name or a street's number. */
const END = 10;

/** Hebrew, Arabic and their neighbors: two parts side by side would be read in the wrong order. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Returns the end of a name that is always shown, of whole words if they fit. Empty if the name is not split. */
function endShown(text: string): string {
  if (text.length <= SHORT || rightToLeft.test(text)) return "";
  const end = lastLetters(text, END);
  const word = end.search(/[ -]/);
  if (word >= 0 && word < END - 3) return end.slice(word);
  return text.length <= USUAL ? "" : end;
}

/** Text on one line that is shortened in its middle if there is no room: names that begin alike differ at their end. */
export function MiddleText({ children: text, className }: { children: string; className?: string }) {
  const end = endShown(text);
  if (!end)
    return (
      <span dir={rightToLeft.test(text) ? "rtl" : undefined} className={cx("block min-w-0 truncate", className)}>
        {text}
      </span>
    );
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
