/** The print page in the browser, loaded and waiting for its report. It reaches nothing but what it is given here. */

import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import type { Drawing } from "@highway/core/exports/index";
import { env } from "@highway/core/platform/declare/env";
import { defaultTool } from "@highway/core/tools/pure/names";
import type { BrowserContext, Page, Route } from "playwright-core";
import { closeContext, theBrowser } from "./chromium";
import { joinPictures } from "./join";

/** This name resolves nowhere (RFC 6761), so that a request which slips past the answers below goes nowhere. */
const origin = "http://print.invalid";
/** The width of a Letter page in CSS pixels. */
const width = 816;
/** A page that takes longer to open has failed. */
const PATIENCE_MS = 20_000;

/** A print page draws one report, so nothing of one person is there when the next one's report is drawn. */
export type PrintPage = {
  isThere: () => boolean;
  show: (drawing: Drawing) => Promise<void>;
  print: () => Promise<Uint8Array>;
  /** Takes the whole report as one tall picture, with `scale` pixels for each of the page's, or fewer where it would be taller than `tallest`. */
  picture: (scale: number, tallest: number) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

type Files = ReadonlyMap<string, PageFile>;
type Pictures = Drawing["pictures"];
type Wanted = Pick<Drawing, "printed" | "lang" | "kind" | "link">;
type Show = { printReport: (wanted: Wanted) => Promise<string> };

let files: Promise<Files> | undefined;
function buildFiles(): Promise<Files> {
  files ??= pageFiles(env("EXPORT_PAGE"));
  // A build that does not exist yet may exist for the next file.
  files.catch(() => {
    files = undefined;
  });
  return files;
}

export async function openPage(): Promise<PrintPage> {
  const [browser, page] = await Promise.all([theBrowser(), buildFiles()]);
  const context = await browser.newContext({ viewport: { width, height: 1056 }, serviceWorkers: "block" });
  try {
    return await openedPage(context, page);
  } catch (error) {
    await context.close();
    throw error;
  }
}

async function openedPage(context: BrowserContext, files: Files): Promise<PrintPage> {
  let pictures: Pictures = new Map();
  context.setDefaultTimeout(PATIENCE_MS);
  await context.route("**/*", (route) => answer(route, files, pictures));
  const page = await context.newPage();
  await page.goto(`${origin}/${defaultTool}/export?waits`);
  await page.waitForFunction(() => document.documentElement.dataset.state === "waiting");
  return {
    isThere: () => !page.isClosed() && context.browser()?.isConnected() === true,
    show: async ({ printed, lang, kind, link, ...drawing }) => {
      pictures = drawing.pictures;
      const asked = { printed, lang, kind, link };
      const state = await page.evaluate((wanted) => (window as unknown as Show).printReport(wanted), asked);
      if (state !== "drawn") throw new Error(`The print page failed: ${await page.innerText("body")}`);
    },
    print: () => printPage(page),
    picture: (scale, tallest) => pictureOf(page, scale, tallest),
    close: () => closeContext(context),
  };
}

/** Prints the report. Where it has a table of contents it is printed twice: the first time tells on which page each part begins. */
async function printPage(page: Page): Promise<Uint8Array> {
  const pdf = () => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const names = await page.$$eval("[data-page-of]", (all) => all.map((each) => each.getAttribute("data-page-of")!));
  const first = await pdf();
  if (names.length === 0) return first;
  await page.$$eval(
    "[data-page-of]",
    (all, pages) => {
      for (const each of all) each.textContent = String(pages[each.getAttribute("data-page-of")!] ?? "");
    },
    pagesOfPlaces(first, names),
  );
  return pdf();
}

/** Above 8,192 pixels Chromium repeats the top of a picture in place of its end. */
const tallestTile = 8000;
/** Scales go by this step and tiles by whole lines of it, so that each tile begins on a whole pixel. */
const scaleStep = 1 / 8;

/** Takes a picture in tiles that are drawn at their scale at once, even outside the window: a window of that size would lay the page out again. */
async function pictureOf(page: Page, wanted: number, tallest: number): Promise<Uint8Array> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const scale = Math.min(wanted, Math.max(scaleStep, Math.floor(tallest / height / scaleStep) * scaleStep));
  const tile = Math.floor(tallestTile / scale) & ~7;
  const session = await page.context().newCDPSession(page);
  const tiles: Uint8Array[] = [];
  for (let y = 0; y < height; y += tile) {
    const clip = { x: 0, y, width, height: Math.min(tile, height - y), scale };
    const { data } = await session.send("Page.captureScreenshot", { format: "png", clip, captureBeyondViewport: true });
    tiles.push(Buffer.from(data, "base64"));
  }
  return joinPictures(tiles);
}

/** Answers the page's own files and the brand's pictures, and refuses everything else. */
async function answer(route: Route, files: Files, pictures: Pictures): Promise<void> {
  const { pathname, search, origin: asked } = new URL(route.request().url());
  if (asked !== origin) return route.abort();
  const file = pathname.endsWith("/export") ? files.get("/") : files.get(pathname);
  if (file) return route.fulfill(file);
  const found = pictures.get(pathname + search);
  if (found) return route.fulfill({ body: Buffer.from(found.bytes), contentType: found.type });
  return route.fulfill({ status: 404, body: "" });
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

type PageFile = { body: Buffer; contentType: string };

const printDocument = "/export.html";
/** Files that the page loads are named by their content, so a file that is not the print page's is never asked for. */
const isOurs = (path: string) => path === printDocument || (path.startsWith("/assets/") && extname(path) in types);

/**
 * Reads the built print page, by the address under which it asks for each file; its document is "/".
 * @throws Error when there is no such build in the folder
 */
async function pageFiles(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const places = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const paths = places.map((place) => [place.slice(folder.length).replaceAll(sep, "/"), place] as const);
  const files = await Promise.all(
    paths
      .filter(([path]) => isOurs(path))
      .map(async ([path, place]) => {
        const file = { body: await readFile(place), contentType: types[extname(path)]! };
        return [path === printDocument ? "/" : path, file] as const;
      }),
  );
  const found = new Map(files);
  if (!found.has("/")) throw new Error(`The print page is not built in ${folder}.`);
  return found;
}

/** Lists the ids of the page objects in their order. Chromium keeps so many pages in a tree of a few levels. */
function pagesOf(text: string): string[] {
  const bodies = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g)].map(([, id, body]) => [id!, body!]),
  );
  const below = (id: string): string[] => {
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(bodies.get(id) ?? "")?.[1];
    return kids ? [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => below(kid!)) : [id];
  };
  const root = /\/Type\s*\/Catalog[\s\S]*?\/Pages (\d+) 0 R|\/Pages (\d+) 0 R[\s\S]*?\/Type\s*\/Catalog/.exec(text);
  const id = root?.[1] ?? root?.[2];
  return id ? below(id) : [];
}

/**
 * Finds the number of the page on which each named place begins, from 1; a place that the file does not name is left out. Chromium writes plain
 * objects, and named destinations (ISO 32000-1, 12.3.2.3).
 */
function pagesOfPlaces(pdf: Uint8Array, names: readonly string[]): Record<string, number> {
  const text = Buffer.from(pdf).toString("latin1");
  const pages = pagesOf(text);
  return Object.fromEntries(
    names.flatMap((name) => {
      const page = new RegExp(`/${name}\\s*\\[\\s*(\\d+) 0 R`).exec(text)?.[1];
      const at = page === undefined ? -1 : pages.indexOf(page);
      return at < 0 ? [] : [[name, at + 1]];
    }),
  );
}
