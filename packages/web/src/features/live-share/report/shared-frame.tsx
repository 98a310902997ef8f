import { FileText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { call } from "../../../lib/api/api";
import { cx } from "../../../lib/class-names";
import { useFocusInPlace } from "../../../lib/focus-in-place";
import { fillsPage, oneColumn, useMedia } from "../../../lib/use-media";
import { disclaimersOf, marksOf } from "../../../report/disclaimers/disclaimers";
import { BigButton } from "../../../report/skins/client/big-button";
import { Card } from "../../../report/skins/client/card";
import { ComplianceMark } from "../../../ui/compliance-mark";
import { BackToTop } from "../../../ui/page/back-to-top";
import { brandStyle } from "../brand-style";
import { problemOf } from "../problem";
import { TopBar } from "../top-bar";
import { useClientWords, useWords } from "../words";
import { OfficerCard, OfficerMore } from "./officer-card";
import { pictureOf } from "./pictures";
import { useSharedPage } from "./report-context";
import { VideoLine } from "./video-line";

type Props = {
  /** What stands beside the page between the officer and the copy. */
  rail?: ReactNode;
  /** A bar lies over the end of the page. */
  hasBar?: boolean;
  children: ReactNode;
};

/** The page around every shared report: whose it is above and beside it, what must be said below. On a phone the officer comes after it. */
export function SharedFrame({ rail, hasBar = false, children }: Props) {
  const { brand, link, isPreview } = useSharedPage();
  const words = useClientWords();
  const isNarrow = useMedia(oneColumn);
  const main = useFocusInPlace<HTMLElement>();
  return (
    <div className={cx("min-h-dvh bg-paper print:bg-surface", hasBar && "pb-14")} style={brandStyle(brand.colors)}>
      {isPreview && <p className="bg-fg px-5 py-2 text-center text-note text-surface print:hidden">{words.preview}</p>}
      <TopBar company={brand.company} logo={brand.logo ? pictureOf(link, "logo") : null} hasLangs={brand.langVis} />
      <VideoLine />
      <main
        ref={main}
        id="report"
        tabIndex={-1}
        className="px-4 outline-none pt-4 wide:mx-auto wide:grid wide:max-w-[1200px] wide:grid-cols-[minmax(0,1fr)_288px] wide:items-start wide:gap-6 wide:px-8 wide:pt-7 print:flex print:flex-col print:gap-4 print:px-0"
      >
        <div className="@container grid min-w-0 gap-4 wide:gap-6">
          {children}
          {isNarrow && (
            <>
              <OfficerMore />
              <KeepCopy />
            </>
          )}
        </div>
        {!isNarrow && <Rail>{rail}</Rail>}
      </main>
      <Legal />
      <BackToTop
        label={words.backToTop}
        to="#report"
        fills={fillsPage}
        className={hasBar ? "bottom-14" : "bottom-0 min-[1280px]:right-1.5 min-[1280px]:bottom-6"}
      />
    </div>
  );
}

/** As tall as the window at most, so that nothing of it is out of reach while it stays. */
const Rail = ({ children }: { children: ReactNode }) => (
  <aside className="sticky top-4 -mx-1 grid max-h-[calc(100dvh-32px)] min-w-0 gap-3 overflow-y-auto px-1 pb-1 print:static print:order-first print:mx-0 print:px-0 [&>*]:min-w-0">
    <OfficerCard />
    {children}
    <KeepCopy isBrief />
  </aside>
);

/** What must be said below every payment that a client reads, and by whom. */
function Legal() {
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
      className="mt-2 border-paper-line border-t bg-surface px-5 pt-6 pb-11 text-fg-3 text-sm leading-[18px] wide:mt-6 wide:px-[max(32px,calc((100vw-1136px)/2))] wide:pt-8 wide:pb-12 print:px-0"
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
              className="py-2 text-fg-2 touch:min-w-11 touch:py-[13px] underline underline-offset-2"
            >
              {name}
            </a>
          ))}
        </p>
      </div>
    </footer>
  );
}

function KeepCopy({ isBrief = false }: { isBrief?: boolean }) {
  const { link } = useSharedPage();
  const words = useClientWords().keep;
  const { copy, fetchCopy } = useCopy(link);
  return (
    <Card name="copy" title={words.title} lead={isBrief ? undefined : words.lead} isSide className="print:hidden">
      <BigButton
        look="line"
        icon={FileText}
        className="mt-2.5"
        aria-busy={copy.state === "preparing"}
        onClick={fetchCopy}
      >
        {copy.state === "preparing" ? words.preparing : words.pdf}
      </BigButton>
      <p role="status" className="sr-only">
        {copy.state === "preparing" ? words.preparing : ""}
      </p>
      {copy.state === "failed" && (
        <p role="alert" className="mt-2 text-danger text-note">
          {copy.message}
        </p>
      )}
    </Card>
  );
}

type Copy = { state: "idle" | "preparing" } | { state: "failed"; message: string };

/** How often is asked whether the file is there; after so many times it is given up. */
const every = 700;
const mostAsked = 85;

const pause = () => new Promise((resolve) => setTimeout(resolve, every));

/** The report as a PDF: made when it is first asked for, and then downloaded. */
function useCopy(link: string) {
  const { lang, client } = useWords();
  const [copy, setCopy] = useState<Copy>({ state: "idle" });
  const fetchCopy = async () => {
    if (copy.state === "preparing") return;
    setCopy({ state: "preparing" });
    try {
      setCopy((await download(link, lang)) ? { state: "idle" } : { state: "failed", message: client.keep.failed });
    } catch (error) {
      setCopy({ state: "failed", message: problemOf(error, client) });
    }
  };
  return { copy, fetchCopy };
}

/** @returns whether the file came */
async function download(link: string, lang: "en" | "es"): Promise<boolean> {
  for (let asked = 0; asked < mostAsked; asked++) {
    const [job] = await call("GET /v2/share/export", { query: { link, lang, format: "pdf" } });
    if (job.status === "failed") return false;
    if (job.status === "done" && job.url) {
      const anchor = document.createElement("a");
      Object.assign(anchor, { href: job.url, download: job.name });
      anchor.click();
      return true;
    }
    await pause();
  }
  return false;
}
