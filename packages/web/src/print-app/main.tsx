import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Scene } from "../features/live-share/scene";
import { PrintedReport, pageFeet } from "../features/print/printed-report";
import { isPrintSection } from "../features/print/sections";
import type { Words } from "../features/print/words";
import { clientSections } from "../features/results/sections";
import { call } from "../lib/api";
import { savedOf } from "../lib/scenario/saved";
import { type Lang, langOf } from "../lib/words/lang";
import { loadPictures } from "./pictures";
import "./print.css";

/** Whoever prints the page waits for one of these on its document. */
type State = "drawn" | "failed";
const say = (state: State) => document.documentElement.setAttribute("data-state", state);

const wordsOf = async (lang: Lang): Promise<Words> =>
  lang === "es"
    ? (await import("../features/print/spanish")).spanish
    : (await import("../features/print/english")).english;

const root = createRoot(document.getElementById("root")!);
const search = new URLSearchParams(location.search);
const lang = langOf(search.get("lang"));

/** Page boxes are no elements, and the page's policy takes no style that is written into it. */
function applyPageFeet(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

/** Draws the report in the address once, whole: there is nothing to press on paper. */
async function draw(words: Words) {
  const [printed] = await call("GET /v2/report/printed", { query: { reportID: search.get("reportID") ?? "", lang } });
  const { report, client, brand } = printed;
  const pictures = await loadPictures(brand);
  const basis = { document: savedOf(printed).document, client };
  const sections = clientSections(report.toolMeta.highlightedTables).filter(isPrintSection);
  document.title = report.name;
  applyPageFeet(pageFeet({ basis, words }));
  flushSync(() =>
    root.render(<PrintedReport {...{ basis, brand, pictures, sections, words }} scene={<Scene hasSky />} />),
  );
  await document.fonts.ready;
}

async function start() {
  document.documentElement.lang = lang;
  const words = await wordsOf(lang);
  try {
    await draw(words);
    say("drawn");
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    root.render(
      <p className="failed">
        {words.print.failed} {reason}
      </p>,
    );
    say("failed");
  }
}

void start();
