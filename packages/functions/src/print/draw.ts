/** Draws a report with the print page and takes it as a PDF or a picture. */
import type { Drawing } from "@highway/core/exports/index";
import { logError } from "@highway/core/platform/log";
import { leaveBrowser } from "./chromium";
import { pack } from "./pack";
import { openPage, type PrintPage } from "./page";

/** A file that takes longer than this, in milliseconds, has failed: two attempts, with all around them, end before the function does (queues.ts). */
const PATIENCE_MS = 24_000;
/** Viewers show no picture that is taller than this, in its own pixels. */
const tallest = 16_384;

let spare: Promise<PrintPage> | undefined;

/** Opens a page before it is asked for. What keeps it from opening is reported when a file needs it, for which another browser is started. */
export async function prepare(): Promise<void> {
  spare ??= openPage();
  const opening = spare;
  await opening.catch(() => {
    if (spare !== opening) return;
    spare = undefined;
    leaveBrowser();
  });
}

/** Takes the page that waits, if it still does: a function may have slept for long. */
async function takePage(): Promise<PrintPage> {
  const waiting = await spare?.catch(() => undefined);
  spare = undefined;
  return waiting?.isThere() ? waiting : openPage();
}

export async function draw(drawing: Drawing): Promise<Uint8Array> {
  try {
    return await within(PATIENCE_MS, drawFile(drawing));
  } catch (error) {
    // What keeps a browser from drawing one file may keep it from drawing all that follow.
    leaveBrowser();
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

/** Makes a PDF smaller. An unknown browser may not write it as Chromium does, and then the file stays larger. */
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
