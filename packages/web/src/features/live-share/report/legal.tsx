import { disclaimersOf, marksOf } from "../../../lib/disclaimers";
import { useWords } from "../words";
import { useShared } from "./report-context";

/** What must be said below every payment that a client reads, and by whom. */
export function Legal() {
  const { brand, basis, offers } = useShared();
  const words = useWords();
  const { lang, client } = words;
  const paragraphs = disclaimersOf(basis.document, offers, brand, lang, words);
  const marks = marksOf(brand, words.disclaimers);
  const pages = [
    ["privacy-policy", client.legal.privacy],
    ["terms-of-service", client.legal.terms],
    ["accessibility", client.legal.accessibility],
  ];
  return (
    <footer
      data-section="legal"
      className="mt-2 border-paper-line border-t bg-surface px-5 pt-6 pb-8 text-fg-3 text-sm leading-[18px] wide:mt-6 wide:px-[max(32px,calc((100vw-1136px)/2))] wide:pt-8 wide:pb-12 print:px-0"
    >
      <div className="grid max-w-[860px] gap-3 [&_b]:font-semibold [&_b]:text-fg-2">
        {marks.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2 font-medium text-fg-2">
            {marks.map(({ code, name }) => (
              <Mark key={code} code={code} name={name} />
            ))}
          </p>
        )}
        {paragraphs.map(({ id, title, text, lang: typedIn }) => (
          <p key={id} lang={typedIn} className="wrap-anywhere">
            {title && <b>{title}</b>} {text}
          </p>
        ))}
        <p className="flex flex-wrap items-center gap-x-4 border-paper-line border-t pt-3 print:hidden">
          {brand.poweredBy && <span>{client.poweredBy}</span>}
          {pages.map(([page, name]) => (
            <a
              key={page}
              href={`/members/${page}${lang === "es" ? "?lang=es" : ""}`}
              target="_blank"
              rel="noreferrer"
              className="py-2 text-fg-2 underline underline-offset-2"
            >
              {name}
            </a>
          ))}
        </p>
      </div>
    </footer>
  );
}

const Mark = ({ code, name }: { code: number; name: string }) => (
  <span className="inline-flex items-center gap-2.5">
    {(code === 2 || code === 3) && (
      <svg aria-hidden="true" width="28" height="28" viewBox="0 0 28 28" fill="currentColor">
        <path d="M14 2 1.5 9.3v4h2.3V25h20.4V13.3h2.3v-4zm6.6 19.4H7.4v-10L14 7.4l6.6 4z" />
        <path d="M10.2 12.4h7.6v2.5h-7.6zM10.2 16.6h7.6v2.5h-7.6z" />
      </svg>
    )}
    {name}
  </span>
);
