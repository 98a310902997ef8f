/** Files of the four-loan report, by the function that makes them: what it takes of time and of bytes, warm and in a process that has just begun. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeBrowser } from "../packages/functions/src/print/chromium";
import { draw, prepare } from "../packages/functions/src/print/draw";
import { drawingOf, shapes } from "../packages/functions/src/print/reports.fixture";
import { median, report } from "./result";

const most = { warm: 500, cold: 3000, bytes: 400_000 };
const times = { warm: 15, cold: 3, picture: 3 };
const format = process.argv[2] === "cold" ? "cold" : "all";

/** Milliseconds and bytes of one file, from what was read of the table to what goes to S3. */
async function one(kind: "pdf" | "png", lang: "en" | "es" = "en") {
  const drawing = drawingOf(shapes.fourLoans, { format: kind, lang });
  const began = performance.now();
  const { length } = await draw(drawing);
  return { took: performance.now() - began, length };
}

/** The first file of a process: the browser is unpacked into an empty folder, started, and its page loaded. */
async function coldHere() {
  const { took } = await one("pdf");
  await closeBrowser();
  console.log(took);
}

function cold(): number {
  const folder = mkdtempSync(join(tmpdir(), "highway-cold-"));
  try {
    const env = { ...process.env, TMPDIR: folder };
    const run = spawnSync("tsx", ["bench/export.ts", "cold"], { env, encoding: "utf8" });
    if (run.status !== 0) throw new Error(run.stderr);
    return Number(run.stdout.trim());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function several(kind: "pdf" | "png", count: number) {
  const all: Awaited<ReturnType<typeof one>>[] = [];
  for (let time = 0; time < count; time++) {
    await prepare();
    all.push(await one(kind, time % 2 ? "es" : "en"));
  }
  return { took: median(all.map(({ took }) => took)), length: Math.max(...all.map(({ length }) => length)) };
}

const ms = (value: number) => `${Math.round(value)} ms`;
const kb = (value: number) => `${(value / 1000).toFixed(0)} KB`;

async function all() {
  const page = mkdtempSync(join(tmpdir(), "highway-print-"));
  Object.assign(process.env, { EXPORT_PAGE: page, CHROMIUM_PATH: process.env.CHROMIUM_PATH || "none" });
  try {
    execFileSync("tsx", ["packages/web/print-page.ts", page]);
    const first = median(Array.from({ length: times.cold }, cold));
    await one("pdf");
    const pdf = await several("pdf", times.warm);
    const png = await several("png", times.picture);
    await closeBrowser();
    report({
      title: "Files of a report (four loans, header with pictures, every usual section)",
      rows: [
        {
          what: `PDF, warm, median of ${times.warm}`,
          value: ms(pdf.took),
          budget: ms(most.warm),
          ok: pdf.took <= most.warm,
        },
        {
          what: `PDF, cold: browser unpacked and started, median of ${times.cold}`,
          value: ms(first),
          budget: ms(most.cold),
          ok: first <= most.cold,
        },
        {
          what: "PDF, English or Spanish, the larger",
          value: kb(pdf.length),
          budget: kb(most.bytes),
          ok: pdf.length <= most.bytes,
        },
        { what: `PNG at two pixels for one, warm, median of ${times.picture}`, value: ms(png.took) },
        { what: "PNG", value: kb(png.length) },
      ],
      notes: [
        "From what was read of the table to what goes to S3; the page waits loaded, as after each file in Lambda.",
      ],
    });
  } finally {
    rmSync(page, { recursive: true, force: true });
  }
}

await (format === "cold" ? coldHere() : all());
