import { lastLetters } from "@highway/engine/text/cut";
import { cx } from "../../lib/class-names";

/** A phone takes two lines. */
const phone =
  "in-data-[look*=phone]:line-clamp-2 in-data-[look*=phone]:text-right in-data-[look*=phone]:text-balance in-data-[look*=phone]:whitespace-normal in-data-[look*=phone]:leading-tight";
/** A part of such words: it goes on in the line of the part before it. */
const phonePart =
  "in-data-[look*=phone]:inline in-data-[look*=phone]:overflow-visible in-data-[look*=phone]:whitespace-normal";

type BesideProps = {
  children: string;
  title?: string;
  /** Whether they are below the value on the smallest phone, because two lines beside it are too short. */
  below?: true;
};

/** Words beside a value. Where they have no room their end is left out, and pointing at them tells the whole; a phone takes two lines. */
export const Beside = ({ children: words, title = words, below }: BesideProps) => (
  <span className={cx("num truncate", phone)} title={title} data-below={below}>
    {words}
  </span>
);

/** A name, or words that end in an amount. If they do not fit, their middle is left out, then the end of the last word: the end distinguishes two names, and an amount is never cut. */
export function ShortInTheMiddle({ children: words }: { children: string }) {
  const end = endOf(words);
  return (
    <span className={cx("flex min-w-0", phone)} title={words}>
      <span className={cx("shrink-[1000] truncate whitespace-pre", phonePart)}>{words.slice(0, end)}</span>
      <span
        className={cx(isAmount(words.slice(end)) ? "flex-none whitespace-pre" : "truncate whitespace-pre", phonePart)}
      >
        {words.slice(end)}
      </span>
    </span>
  );
}

const isAmount = (word: string) => /\d/.test(word);

/** A single word of at most this length is not split, because a screen reader would read it as two. */
const SHORT = 12;

/** Returns where the last word begins; for a long one, where its last letters begin. A short word or an amount that stands alone is all end. */
export function endOf(words: string): number {
  const last = words.lastIndexOf(" ") + 1;
  if (last === 0 && (words.length <= SHORT || isAmount(words))) return 0;
  if (last > 0 && (isAmount(words.slice(last)) || words.length - last <= 9)) return last;
  return words.length - lastLetters(words, 4).length;
}
