/**
 * Lighthouse on the editor and the results of six loans, and on the page that a client opens of them: the built app with compression, over HTTP/2
 * as CloudFront sends it, on a phone as Lighthouse simulates one, an officer signed in, nothing in the browser's cache. It is 170 MB with all that it needs, so it is no dependency: it is installed once into
 * `.cache`; where it cannot be had, nothing is measured and the page says so.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, chromium } from "playwright-core";
import { chromiumLaunch } from "../e2e/chromium";
import { overHttp2 } from "./over-http2";
import { callsOf, signIn, sixLoans, withProduct } from "./product";
import { median, type Result, report } from "./result";

const version = "13.5.0";
const folder = join(import.meta.dirname, `../.cache/lighthouse-${version}`);
const runs = 3;
const debugPort = 3949;
const budgets = { performance: 95, accessibility: 100, "best-practices": 100 } as const;
type Category = keyof typeof budgets;
const categories = Object.keys(budgets) as Category[];

/** Milliseconds to the largest paint of any page. */
const mostPaint = 2500;

type Audit = { id: string; score: number | null; title: string; displayValue?: string; numericValue?: number };
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: string },
) => Promise<{ lhr: { categories: Record<string, { score: number }>; audits: Record<string, Audit> } }>;

/** Null where the registry does not give it. */
async function had(): Promise<Lighthouse | null> {
  const entry = join(folder, "node_modules/lighthouse/core/index.js");
  try {
    if (!existsSync(entry)) {
      mkdirSync(folder, { recursive: true });
      // A package of its own, or npm would take the house's for it.
      writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
      const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock"];
      execFileSync("npm", ["install", ...quiet, `lighthouse@${version}`], { cwd: folder, stdio: "ignore" });
    }
    return (await import(pathToFileURL(entry).href)).default;
  } catch {
    return null;
  }
}

/** What a category's score lost by, for whoever reads the terminal. */
function tellLosses(name: string, audits: Record<string, Audit>) {
  for (const { id, score, displayValue = "" } of Object.values(audits))
    if (score !== null && score < 0.9) console.log(`${name}: ${id} ${score} ${displayValue}`);
}

type Row = Result["rows"][number];

async function judge(lighthouse: Lighthouse, name: string, url: string): Promise<Row[]> {
  const scores: Record<Category, number[]> = { performance: [], accessibility: [], "best-practices": [] };
  const paints: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { lhr } = await lighthouse(url, { port: debugPort, onlyCategories: categories, logLevel: "error" });
    for (const category of categories) scores[category].push(Math.round((lhr.categories[category]?.score ?? 0) * 100));
    paints.push(lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN);
    tellLosses(name, lhr.audits);
  }
  const judged = categories.map((category) => {
    const score = median(scores[category]);
    const budget = budgets[category];
    const what = `${name}: ${category.replace("-", " ")}, median of ${runs}`;
    return { what, value: String(score), budget: String(budget), ok: score >= budget };
  });
  const paint = median(paints);
  const value = `${(paint / 1000).toFixed(2)} s`;
  const what = `${name}: largest paint, median of ${runs}`;
  return [...judged, { what, value, budget: `${mostPaint / 1000} s`, ok: paint <= mostPaint }];
}

/** Lighthouse opens pages of its own in the browser's default context, so that is where the officer signs in. */
async function inBrowser(use: (context: BrowserContext) => Promise<void>) {
  const profile = mkdtempSync(join(tmpdir(), "highway-lighthouse-"));
  const launch = await chromiumLaunch();
  // The certificate is this run's own, and nobody has signed it.
  const args = [...launch.args, `--remote-debugging-port=${debugPort}`, "--ignore-certificate-errors"];
  const context = await chromium.launchPersistentContext(profile, { ...launch, args });
  try {
    await use(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const title = "Lighthouse, mobile";
const lighthouse = await had();
if (!lighthouse)
  report({ title, rows: [], notes: [`Not measured: lighthouse ${version} could not be had from the npm registry.`] });
else
  await withProduct(3945, (product) =>
    overHttp2(product, 3948, (base) =>
      inBrowser(async (context) => {
        // The session's cookie holds for every port of a host.
        await signIn(context, product);
        const id = await sixLoans(context, product);
        // The app notes in its own storage that somebody has signed in here.
        const page = await context.newPage();
        await page.goto(`${base}/members/dashboard`);
        await page.getByText("Six loans").first().waitFor();
        await page.close();
        const rows: Row[] = [];
        for (const [name, path] of [["editor", "property"] as const, ["results", "results"] as const])
          rows.push(...(await judge(lighthouse, name, `${base}/lc2/${path}?reportID=${id}`)));
        const { data } = await callsOf(context, product).post("/v2/share/get-live-share", {
          reportID: id,
          tool: "lc2",
        });
        rows.push(
          ...(await judge(lighthouse, "client's page", base + data[0].url.slice(new URL(data[0].url).origin.length))),
        );
        const notes = [
          `Lighthouse ${version}, simulated throttling, cold cache, HTTP/2 and TLS as CloudFront sends it, six loans on two properties.`,
        ];
        report({ title, rows, notes });
      }),
    ),
  );
