/**
 * From a key to the painted answer of buying or renting and of the cost of waiting, processor throttled fourfold: the built app in a real browser.
 * The time runs from the key's event to the frame after the one in which the first sentence shows its new text.
 */
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumLaunch } from "../e2e/chromium";
import { callsOf, signIn, withProduct } from "./product";
import { median, percentile, report } from "./result";

const keys = 40;
const assumptions = { rent: 2400 };
const answers = [
  { tool: "bvr", name: "buying or renting", more: { assumptions } },
  { tool: "cow", name: "the cost of waiting", more: { assumptions, waiting: { laterRate: 6.5 } } },
] as const;

/** Saves a report of the tool for a client whose taxes are known. @returns its id */
async function saved(context: BrowserContext, base: string, { tool, more }: (typeof answers)[number]): Promise<string> {
  const { post } = callsOf(context, base);
  const known = { name: "Ada Answered", monthlyIncome: 8000, filingStatus: "single" };
  const { data: clients } = await post("/v2/client", known);
  const home = { id: "home", address: "27 Larkspur Ln", purchaseDetails: [{ id: "ask", price: 450_000 }] };
  const loan = { propertyID: "home", purchaseDetailsID: "ask", term: 30, rate: 6.5, downPaymentPercentage: 20 };
  const body = { name: tool, toolName: tool, properties: [home], loans: [loan], ...more };
  const { data } = await post("/v2/client/reports", { clientID: clients[0]._id, report: body });
  return data[0].report.id;
}

/** Notes how long the sentence takes after each digit. */
async function listen(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let began: number | null = null;
    addEventListener(
      "keydown",
      ({ timeStamp, key }) => {
        began = /^\d$/.test(key) ? timeStamp : null;
      },
      true,
    );
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => {
      if (began === null) return;
      const from = began;
      began = null;
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
      // The page's own title comes before the answer's.
    }).observe([...document.querySelectorAll("h1")].at(-1)!.parentElement!, changes);
  });
}

/** Milliseconds of each key. */
async function keysOn(context: BrowserContext, base: string, answer: (typeof answers)[number]): Promise<number[]> {
  const id = await saved(context, base, answer);
  const page = await context.newPage();
  await page.goto(`${base}/${answer.tool}/results?reportID=${id}`);
  const rent = page.getByRole("textbox", { name: "Rent a month" }).last();
  await rent.waitFor();
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await listen(page);
  await rent.fill("2400");
  for (let i = 0; i < keys; i++) {
    await page.keyboard.press("Backspace");
    await page.waitForTimeout(200);
    await page.keyboard.press(String((i % 8) + 1));
    await page.waitForTimeout(200);
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await page.close();
  if (times.length < keys) throw new Error(`Of ${keys} keys the sentence followed ${times.length}.`);
  return times;
}

await withProduct(3947, async (base) => {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signIn(context, base);
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    const rows = [];
    for (const answer of answers) {
      const times = await keysOn(context, base, answer);
      const p95 = percentile(times, 0.95);
      rows.push(
        { what: `${answer.name}: median of ${times.length} keys`, value: ms(median(times)) },
        { what: `${answer.name}: 95th percentile`, value: ms(p95), budget: "50 ms", ok: p95 <= 50 },
      );
    }
    report({ title: "Key to painted answer of a tool, 4 × throttle", rows });
  } finally {
    await browser.close();
  }
});
