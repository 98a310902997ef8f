import { cx } from "../../lib/class-names";

const phone =
  "in-data-[look*=phone]:line-clamp-2 in-data-[look*=phone]:text-right in-data-[look*=phone]:text-balance in-data-[look*=phone]:whitespace-normal in-data-[look*=phone]:leading-4";

/** Words beside a value. Where they have no room their end is left out, and pointing at them tells the whole; a phone takes two lines. */
export const Beside = ({ children: words, title = words }: { children: string; title?: string }) => (
  <span className={cx("num truncate", phone)} title={title}>
    {words}
  </span>
);

/** A name, or words that end in an amount. Where they have no room their middle is left out: the last word tells two names apart, and an amount is never cut. */
export function ShortInTheMiddle({ children: words }: { children: string }) {
  const end = endOf(words);
  return (
    <span className="flex min-w-0 in-data-[look*=phone]:block in-data-[look*=phone]:text-right" title={words}>
      <span className={cx("truncate whitespace-pre", phone)}>{words.slice(0, end)}</span>
      <span className="flex-none whitespace-pre">{words.slice(end)}</span>
    </span>
  );
}

/** Where the last word begins; of a single word, and of a long last one, its last letters. */
export function endOf(words: string): number {
  const last = words.lastIndexOf(" ") + 1;
  const isAmount = /\d/.test(words.slice(last));
  return last > 0 && (isAmount || words.length - last <= 9) ? last : Math.max(0, words.length - 4);
}
