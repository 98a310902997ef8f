/** Draws a report by the print page and takes it as a PDF or a picture. */
import type { Drawing } from "@highway/core/exports/index";
import { logError } from "@highway/core/platform/log";
import { distrustBrowser } from "./chromium";
import { pack } from "./pack";
import { openPage, type PrintPage } from "./page";

/** Milliseconds. A file that takes longer has failed: two attempts, with all around them, end before the function does. */
const PATIENCE_MS = 25_000;
/** Chromium draws no taller picture, in its own pixels. */
const tallest = 16_384;

let spare: Promise<PrintPage> | undefined;

/** Has a page open before it is asked for. What keeps it from opening is said when a file needs it. */
export async function prepare(): Promise<void> {
  spare ??= openPage();
  await spare.catch(() => {
    spare = undefined;
  });
}

/** The page that waits, where it still does: a function may have slept for long. */
async function takePage(): Promise<PrintPage> {
  const waiting = await spare?.catch(() => undefined);
  spare = undefined;
  return waiting?.isThere() ? waiting : openPage();
}

export async function draw(drawing: Drawing): Promise<Uint8Array> {
  try {
    return await within(PATIENCE_MS, drawFile(drawing));
  } catch (error) {
    // What keeps a browser from drawing may keep it from all that follows.
    void distrustBrowser().catch(() => undefined);
    throw error;
  }
}

async function drawFile(drawing: Drawing): Promise<Uint8Array> {
  const page = await takePage();
  try {
    await page.show(drawing);
    return drawing.format === "pdf" ? small(await page.print()) : await page.picture(2, tallest);
  } finally {
    await page.close();
  }
}

/** What an unknown browser writes may not be as Chromium writes it: then the file is larger. */
function small(bytes: Uint8Array): Uint8Array {
  try {
    return pack(bytes);
  } catch (error) {
    logError(error, { doing: "packing a PDF" });
    return bytes;
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The file was not drawn in ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
