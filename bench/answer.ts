/**
 * From a key to the painted answer of each tool that has one, processor throttled fourfold: the built app in a real browser.
 * The time runs from the key's event to the end of its frame, in which the answer (sentence, picture) shows its new figures; what the page leaves until
 * after that frame is not in it. A report card has no field that a key types in, and a bid is chosen with a press.
 */
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumLaunch } from "../e2e/chromium";
import { callsOf, signIn, withProduct } from "./product";
import { median, percentile, report } from "./result";

const keys = 40;
const assumptions = { rent: 2400 };
const home = { id: "home", address: "27 Larkspur Ln", purchaseDetails: [{ id: "ask", price: 450_000 }] };
const loan = { propertyID: "home", purchaseDetailsID: "ask", term: 30, rate: 6.5, downPaymentPercentage: 20 };
const bought = { properties: [home], loans: [loan], assumptions };
const owed = { balance: 285_000, monthsLeft: 300, rate: 3.25, propertyID: "home", purchaseDetailsID: "ask" };
const consolidated = {
  properties: [{ ...home, userEstimatedValue: 520_000 }],
  loans: [
    { ...loan, id: "next", category: "refinance", rate: 6.75, downPaymentPercentage: null, closingCosts: 6200 },
    { ...owed, id: "today", category: "existing" },
  ],
  debts: [
    { id: "a", name: "Card A", balance: 18_400, payment: 552, rate: 24.99, payOff: true },
    { id: "b", name: "Auto", balance: 23_600, payment: 612, rate: 8.9, monthsLeft: 46, payOff: true },
  ],
};
/** `typed`: what stands in the field, whose last digit is typed anew. */
const answers = [
  { tool: "bvr", name: "buying or renting", report: bought, field: "Monthly rent", typed: "2400" },
  {
    tool: "cow",
    name: "the cost of waiting",
    report: { ...bought, waiting: { laterRate: 6.5 } },
    field: "Monthly rent",
    typed: "2400",
  },
  { tool: "dc", name: "a debt consolidation", report: consolidated, field: "Rate", typed: "6.751" },
] as const;

/** Saves a report of the tool for a client whose taxes are known. @returns its id */
async function saved(context: BrowserContext, base: string, { tool, report: typed }: (typeof answers)[number]) {
  const { post } = callsOf(context, base);
  const known = { name: "Ada Answered", monthlyIncome: 8000, filingStatus: "single" };
  const { data: clients } = await post("/v2/client", known);
  const body = { name: tool, toolName: tool, ...typed };
  const { data } = await post("/v2/client/reports", { clientID: clients[0]._id, report: body });
  return data[0].report.id as string;
}

/** Notes how long the answer takes after each digit. */
async function listen(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let isAnswered = false;
    addEventListener(
      "keydown",
      ({ timeStamp, key }) => {
        isAnswered = false;
        if (!/^\d$/.test(key)) return;
        // Asked for before the page hears of the key, so that this frame's end comes before what the page leaves until after it.
        requestAnimationFrame(() => {
          if (isAnswered) setTimeout(() => times.push(performance.now() - timeStamp));
        });
      },
      true,
    );
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => {
      isAnswered = true;
      // The page's own title comes before the answer's.
    }).observe([...document.querySelectorAll("h1")].at(-1)!.parentElement!, changes);
  });
}

/** Milliseconds of each key. */
async function keysOn(context: BrowserContext, base: string, answer: (typeof answers)[number]): Promise<number[]> {
  const id = await saved(context, base, answer);
  const page = await context.newPage();
  await page.goto(`${base}/${answer.tool}/results?reportID=${id}`);
  const field = page.getByRole("textbox", { name: answer.field, exact: true }).last();
  await field.waitFor();
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await listen(page);
  await field.fill(answer.typed);
  for (let i = 0; i < keys; i++) {
    await page.keyboard.press("Backspace");
    // What the field without its digit draws is not the key's.
    await page.waitForTimeout(300);
    await page.keyboard.press(String((i % 8) + 1));
    await page.waitForTimeout(300);
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await page.close();
  if (times.length < keys) throw new Error(`Of ${keys} keys ${times.length} had their answer in their own frame.`);
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
