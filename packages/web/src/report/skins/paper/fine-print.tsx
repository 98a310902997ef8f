import { cx } from "../../../lib/class-names";
import { isComputed } from "../../columns";
import { disclaimersOf, marksOf } from "../../disclaimers/disclaimers";
import type { PrintSource } from "./report";
import { useWords } from "./words";

/** The classes of a paragraph, whose typed line breaks are kept. */
const paragraphClass = "wrap-anywhere whitespace-pre-line [orphans:3] [widows:3]";

type Props = {
  report: PrintSource;
  /** Whether it is set small, on the page of a summary. */
  isSmall?: boolean;
};

/** The most characters that are kept on one page: about two fifths of it. Two lines of fewer would begin a page of their own; more of them kept together would leave the page before half empty. */
const MOST_TOGETHER = 2600;

const smallClass = "mt-auto pt-6 text-[length:var(--fine)] leading-[1.32]";

/** The disclosures. The marks of the corporation are above them, so that no page is begun only for the marks. */
export function FinePrint({ report: { basis, brand, columns }, isSmall = false }: Props) {
  const words = useWords();
  const all = disclaimersOf(basis, columns.filter(isComputed), brand, words.lang, words);
  // Earlier ways of calculating are explained once, for the whole report.
  const paragraphs = isSmall ? all.filter(({ id }) => id !== "mended") : all;
  const marks = marksOf(brand, words.disclaimers);
  const letters = paragraphs.reduce((sum, { title, text }) => sum + (title?.length ?? 0) + text.length, 0);
  return (
    <section
      className={cx(
        "border-paper-line border-t text-fg-2",
        isSmall ? smallClass : "mt-16 pt-12 text-fine",
        (isSmall || letters <= MOST_TOGETHER) && "break-inside-avoid",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-16 gap-y-4 break-after-avoid font-medium">
        <h2 className="mr-auto text-fg text-h3">{words.disclaimers.title}</h2>
        {marks.map(({ code, name }) => (
          <span key={code} className="flex items-center gap-6">
            <Mark code={code} />
            {name}
          </span>
        ))}
        {brand.poweredBy && <span>{words.disclaimers.poweredBy}</span>}
      </div>
      <div className={isSmall ? "mt-3 columns-3 gap-x-12" : "mt-5 columns-2 gap-x-22"}>
        {paragraphs.map(({ id, title, text, lang }) => (
          <p
            key={id}
            className={cx(paragraphClass, isSmall ? "not-first:mt-2" : "not-first:mt-5")}
            lang={lang && lang !== words.lang ? lang : undefined}
          >
            {title && (
              <b className="text-fg" lang={words.lang}>
                {title}{" "}
              </b>
            )}
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** A mark. The equals sign in a house is the one that 24 CFR 110.25 requires of lenders; insurers' marks are their names. */
const Mark = ({ code }: { code: 1 | 2 | 3 | 4 }) =>
  code === 2 || code === 3 ? (
    <svg width={20} height={18} viewBox="0 0 20 18" aria-hidden="true" fill="currentColor">
      <path d="M10 0 0 6v2.5h1.6V18h16.8V8.500H20V6zM16 15.600H4V7.300l6-3.700 6 3.700z" />
      <path d="M6.500 7.800h7v2h-7zM6.500 11.200h7v2h-7z" />
    </svg>
  ) : null;
