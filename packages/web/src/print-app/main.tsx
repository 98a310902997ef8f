import type { Printed } from "@highway/core/exports/schema";
import { clientSections } from "@highway/core/reports/pure/sections";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { call } from "../lib/api/api";
import { type Lang, langOf, langs } from "../lib/words/lang";
import { Scene } from "../report/skins/client/scene";
import { PrintedReport, pageFeet } from "../report/skins/paper/printed-report";
import type { Words } from "../report/skins/paper/words";
import { savedOf } from "../scenario/store/saved-report";
import { loadPictures } from "./pictures";
import "./print.css";

type State = "drawn" | "failed";
declare global {
  interface Window {
    /** For whoever prints: draws what it is given, for the page was opened with `?waits` and asks for nothing. */
    printReport?: (printed: Printed, lang: Lang) => Promise<State>;
  }
}

const wordsOf = async (lang: Lang): Promise<Words> =>
  lang === "es"
    ? (await import("../report/skins/paper/spanish")).spanish
    : (await import("../report/skins/paper/english")).english;

const root = createRoot(document.getElementById("root")!);
const search = new URLSearchParams(location.search);

/** Page boxes are no elements, and the page's policy takes no style that is written into it. */
function applyPageFeet(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

/** Draws a report once, whole: there is nothing to press on paper. */
async function draw(printed: Printed, words: Words) {
  const { report, client, brand } = printed;
  const pictures = await loadPictures(brand);
  const basis = { document: savedOf(printed).document, client };
  const sections = clientSections(report.toolMeta.highlightedTables);
  document.title = report.name;
  applyPageFeet(pageFeet({ basis, words }));
  flushSync(() =>
    root.render(<PrintedReport {...{ basis, brand, pictures, sections, words }} scene={<Scene hasSky />} />),
  );
  await document.fonts.ready;
}

/** @returns what came of it, which the document says too */
async function show(given: () => Promise<Printed>, lang: Lang): Promise<State> {
  document.documentElement.lang = lang;
  const words = await wordsOf(lang);
  const state = await given()
    .then((printed) => draw(printed, words))
    .then(() => "drawn" as const)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : "";
      flushSync(() =>
        root.render(
          <p className="failed">
            {words.print.failed} {reason}
          </p>,
        ),
      );
      return "failed" as const;
    });
  document.documentElement.dataset.state = state;
  return state;
}

/** All that a report may need is there before it comes. */
async function wait() {
  window.printReport = (printed, lang) => show(async () => printed, lang);
  const weights = [400, 500, 600].map((weight) => document.fonts.load(`${weight} 1em Inter`));
  await Promise.all([...langs.map(({ value }) => wordsOf(value)), ...weights]);
  document.documentElement.dataset.state = "waiting";
}

async function printedOf(reportID: string, lang: Lang): Promise<Printed> {
  const [printed] = await call("GET /v2/report/printed", { query: { reportID, lang } });
  return printed;
}

const lang = langOf(search.get("lang"));
void (search.has("waits") ? wait() : show(() => printedOf(search.get("reportID") ?? "", lang), lang));
