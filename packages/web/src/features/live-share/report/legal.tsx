import { disclaimersOf, marksOf } from "../../../report/disclaimers/disclaimers";
import { ComplianceMark } from "../../../ui/compliance-mark";
import { useWords } from "../words";
import { useSharedPage } from "./report-context";

/** What must be said below every payment that a client reads, and by whom. */
export function Legal() {
  const { brand, basis, offers } = useSharedPage();
  const words = useWords();
  const { lang, client } = words;
  const paragraphs = disclaimersOf(basis, offers, brand, lang, words);
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
              <span key={code} className="inline-flex items-center gap-2.5">
                <ComplianceMark code={code} size={28} />
                {name}
              </span>
            ))}
          </p>
        )}
        {paragraphs.map(({ id, title, text, lang: typedIn }) => (
          <p key={id} lang={typedIn} className="wrap-anywhere whitespace-pre-line">
            {title && <b lang={lang}>{title}</b>} {text}
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
              className="py-2 touch:py-[13px] text-fg-2 underline underline-offset-2"
            >
              {name}
            </a>
          ))}
        </p>
      </div>
    </footer>
  );
}
