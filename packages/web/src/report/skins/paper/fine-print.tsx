import { isComputed } from "../../columns";
import { disclaimersOf, marksOf } from "../../disclaimers/disclaimers";
import type { PrintedReport } from "./report";
import { useWords } from "./words";

/** What has to be read beside the figures; the marks of the corporation close the report. */
export function FinePrint({ report: { basis, brand, columns } }: { report: PrintedReport }) {
  const words = useWords();
  const paragraphs = disclaimersOf(basis, columns.filter(isComputed), brand, words.lang, words);
  const marks = marksOf(brand, words.disclaimers);
  return (
    <section className="fine">
      <h2>{words.disclaimers.title}</h2>
      <div className="cols">
        {paragraphs.map(({ id, title, text, lang }) => (
          <p key={id} lang={lang && lang !== words.lang ? lang : undefined}>
            {title && <b>{title} </b>}
            {text}
          </p>
        ))}
      </div>
      <footer className="marks">
        {marks.map(({ code, name }) => (
          <span key={code}>
            <Mark code={code} />
            {name}
          </span>
        ))}
        {brand.poweredBy && <span className="by">{words.disclaimers.poweredBy}</span>}
      </footer>
    </section>
  );
}

/** The equals sign in a house is the mark that 24 CFR 110.25 asks of lenders; the insurers' marks are their names. */
const Mark = ({ code }: { code: 1 | 2 | 3 | 4 }) =>
  code === 2 || code === 3 ? (
    <svg width={20} height={18} viewBox="0 0 20 18" aria-hidden="true" fill="currentColor">
      <path d="M10 0 0 6v2.5h1.6V18h16.8V8.500H20V6zM16 15.600H4V7.300l6-3.700 6 3.700z" />
      <path d="M6.500 7.800h7v2h-7zM6.500 11.200h7v2h-7z" />
    </svg>
  ) : null;
