import type { Brand } from "@highway/core/branding/schema";
import { picturePaths } from "@highway/core/exports/pure/picture-paths";
import type { FileKind, PaperLink, Printed } from "@highway/core/exports/schema";
import { clientSections } from "@highway/core/reports/pure/sections";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { call } from "../lib/api/api";
import { catalogOf, exportOf } from "../lib/words/catalog";
import { type Lang, langOf, langs } from "../lib/words/lang";
import * as catalogs from "../report/catalogs";
import { type PicturedHome, picturedHomes } from "../report/home-pictures";
import { Scene } from "../report/skins/client/scene";
import type { Pictures } from "../report/skins/paper/heads";
import { nameOfReport, PrintedReport, pageFeet } from "../report/skins/paper/printed-report";
import { fitOnPage, Summary } from "../report/skins/paper/summary";
import type { Words } from "../report/skins/paper/words";
import { savedOf } from "../scenario/store/saved-report";
import { paperName, paperOf } from "./paper";
import "./print.css";

type State = "drawn" | "failed";
type Wanted = { printed: Printed; lang: Lang; kind: FileKind; link: PaperLink | null };
declare global {
  interface Window {
    /** Called by the exporter: draws what it is given, because the page was opened with `?waits` and requests nothing itself. */
    printReport?: (wanted: Wanted) => Promise<State>;
  }
}

const printCatalog = catalogOf<Words>({
  en: exportOf(() => import("../report/skins/paper/english"), "english"),
  es: exportOf(() => import("../report/skins/paper/spanish"), "spanish"),
});

/** Fetches every word that a printed report can need in a language, because it is drawn in one step. */
async function wordsOf(lang: Lang): Promise<Words> {
  const [words] = await Promise.all([
    printCatalog.fetch(lang),
    ...Object.values(catalogs).map((each) => each.fetch(lang)),
  ]);
  return words;
}

const root = createRoot(document.getElementById("root")!);
const search = new URLSearchParams(location.search);

/** Sets the footers of printed pages. Page boxes are not elements, and the page's policy refuses inline styles. */
function applyPageFeet(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

/** Draws a report once, whole: there is nothing to press on paper. */
async function draw({ printed, kind, link }: Wanted, words: Words) {
  const { report, client, brand } = printed;
  const [ofBrand, ofHomes] = await Promise.all([loadPictures(brand), loadHomes(picturedHomes(report))]);
  const pictures = { ...ofBrand, homes: ofHomes };
  const basis = { document: savedOf(printed).document, client };
  const sections = clientSections(report.toolMeta.highlightedTables);
  const name = nameOfReport({ basis, words, ...paperName(printed, words.lang) });
  document.title = name;
  applyPageFeet(pageFeet({ name, brand, words }));
  const common = { basis, brand, pictures, words };
  const answered = paperOf(printed, common);
  const scene = <Scene hasSky className="h-full" />;
  const pageAt = (density: number) => {
    if (kind === "summary")
      return answered?.({ density, link }) ?? <Summary {...common} sections={sections} link={link} density={density} />;
    return answered?.() ?? <PrintedReport {...common} sections={sections} scene={scene} density={density} />;
  };
  const drawAt = (density: number) => {
    flushSync(() => root.render(pageAt(density)));
    return document.querySelector<HTMLElement>("[data-page]")!;
  };
  drawAt(0);
  // The summary's page, and the cover of a comparison, are set as densely as they must be. Their height is known only once fonts and pictures have loaded.
  if (kind === "summary" || !answered) {
    await Promise.all([
      fontsLoaded(),
      ...Array.from(document.images, (image) => image.decode().catch(() => undefined)),
    ]);
    fitOnPage(drawAt);
  }
  await document.fonts.ready;
}

/** Draws a report and marks the outcome on the document. @returns the outcome */
async function show(lang: Lang, given: () => Promise<Wanted>): Promise<State> {
  document.documentElement.lang = lang;
  const words = await wordsOf(lang);
  const state = await given()
    .then((wanted) => draw(wanted, words))
    .then(() => "drawn" as const)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : "";
      flushSync(() =>
        root.render(
          <p className="p-[1in] text-center">
            {words.print.failed} {reason}
          </p>,
        ),
      );
      return "failed" as const;
    });
  document.documentElement.dataset.state = state;
  return state;
}

const fontsLoaded = () => Promise.all([400, 500, 600].map((weight) => document.fonts.load(`${weight} 1em Inter`)));

/** Loads everything that a report can need before it arrives. */
async function wait() {
  window.printReport = (wanted) => show(wanted.lang, async () => wanted);
  await Promise.all([...langs.map(({ value }) => wordsOf(value)), fontsLoaded()]);
  document.documentElement.dataset.state = "waiting";
}

async function printedOf(reportID: string, lang: Lang): Promise<Printed> {
  const [printed] = await call("GET /v2/report/printed", { query: { reportID, lang } });
  return printed;
}

const lang = langOf(search.get("lang"));
/** The kind of report. A summary that an officer opens here has no code, because no link was made for it. */
const kind = search.get("kind") === "summary" ? "summary" : "report";
const askReport = async () =>
  ({ printed: await printedOf(search.get("reportID") ?? "", lang), lang, kind, link: null }) as const;
void (search.has("waits") ? wait() : show(lang, askReport));

/** The longer side of a portrait in pixels: sharp at three times its size on paper, and a few kilobytes whatever was uploaded. */
const face = 192;
const logo = 560;
const home = 960;

/** Loads a brand's pictures as data. One that cannot be loaded is left out, because a report without a portrait is still a report. */
async function loadPictures({ hasHeadshot, logo: whose, cobrand, useHeader }: Brand): Promise<Pictures> {
  const logoPath = whose === "user" ? picturePaths.userLogo : picturePaths.corpLogo;
  const [headshot, mark, partner] = await Promise.all([
    useHeader && hasHeadshot ? small(picturePaths.headshot, face, "image/jpeg") : undefined,
    useHeader && whose ? small(logoPath, logo, "image/png") : undefined,
    cobrand?.hasHeadshot ? small(picturePaths.cobrand(cobrand.cbID), face, "image/jpeg") : undefined,
  ]);
  return { ...(headshot && { headshot }), ...(mark && { logo: mark }), ...(partner && { cobrand: partner }) };
}

/** Loads the pictures of homes, by address. One that cannot be loaded is left out, and the cover shows its drawing. */
async function loadHomes(homes: readonly PicturedHome[]): Promise<ReadonlyMap<string, string>> {
  const addresses = [...new Set(homes.map(({ image }) => image))];
  const found = await Promise.all(addresses.map(async (at) => [at, await small(at, home, "image/jpeg")] as const));
  return new Map(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

async function small(path: string, side: number, type: "image/jpeg" | "image/png"): Promise<string | undefined> {
  try {
    const response = await fetch(path);
    if (!response.ok) return undefined;
    const picture = await createImageBitmap(await response.blob());
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext("2d");
    if (!pen) return undefined;
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL(type, 0.88);
  } catch {
    return undefined;
  }
}
