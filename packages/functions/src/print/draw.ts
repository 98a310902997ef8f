/** Draws a report by the print page and takes it as a PDF or a picture. The page reaches nothing but what it is given here. */
import type { Drawing } from "@highway/core/exports/making/index";
import { env } from "@highway/core/platform/env";
import type { Browser, Page, Route } from "playwright-core";
import { theBrowser } from "./chromium";
import { type PageFile, pageFiles } from "./page-files";

/** A name that resolves nowhere (RFC 6761): what slips past the answers below goes nowhere. */
const origin = "http://print.invalid";

/** A page that takes longer has failed. */
const PATIENCE_MS = 20_000;
/** CSS pixels: the width of a Letter page. */
const width = 816;
/** Chromium draws no taller picture, in its own pixels. */
const tallest = 16_384;

let files: Promise<ReadonlyMap<string, PageFile>> | undefined;
function built(): Promise<ReadonlyMap<string, PageFile>> {
  files ??= pageFiles(env("EXPORT_PAGE"));
  // A build that is not there yet may be there for the next file.
  files.catch(() => {
    files = undefined;
  });
  return files;
}

export async function draw(drawing: Drawing): Promise<Uint8Array> {
  const [browser, page] = await Promise.all([theBrowser(), built()]);
  if (drawing.format === "pdf") return withPage(browser, page, drawing, 1, print);
  return picture(browser, page, drawing);
}

const print = (page: Page) => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });

/** The whole report as one tall picture, two pixels for each of the page's; less where it would be taller than can be drawn. */
async function picture(browser: Browser, files: ReadonlyMap<string, PageFile>, drawing: Drawing): Promise<Uint8Array> {
  const height = await withPage(browser, files, drawing, 1, heightOf);
  const scale = Math.min(2, tallest / height);
  return withPage(browser, files, drawing, scale, (page) => page.screenshot({ fullPage: true, type: "png" }));
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

type Files = ReadonlyMap<string, PageFile>;

/** A page of its own for each file: nothing of one person's report is there when the next one's is drawn. */
async function withPage<T>(
  browser: Browser,
  files: Files,
  drawing: Drawing,
  deviceScaleFactor: number,
  take: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width, height: 1056 },
    deviceScaleFactor,
    serviceWorkers: "block",
  });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    await context.route("**/*", answering(files, drawing));
    const { report } = drawing.printed;
    await page.goto(`${origin}/${report.toolName}/export?reportID=${report.id}&lang=${drawing.lang}`);
    const state = await page.waitForFunction(() => document.documentElement.dataset.state);
    if ((await state.jsonValue()) !== "drawn")
      throw new Error(`The print page failed: ${await page.innerText("body")}`);
    return await take(page);
  } finally {
    await context.close();
  }
}

/** The page's own files, the report that it asks for, the brand's pictures; all else is refused. */
function answering(files: Files, { printed, pictures }: Drawing) {
  return async (route: Route) => {
    const { pathname, search, origin: asked } = new URL(route.request().url());
    if (asked !== origin) return route.abort();
    const file = pathname.endsWith("/export") ? files.get("/") : files.get(pathname);
    if (file) return route.fulfill(file);
    if (pathname === "/v2/report/printed") return route.fulfill({ json: { data: [printed] } });
    const found = pictures.get(pathname + search);
    if (found) return route.fulfill({ body: Buffer.from(found.bytes), contentType: found.type });
    return route.fulfill({ status: 404, body: "" });
  };
}
