/**
 * From a key to the painted payment, four loans on two properties, processor throttled fourfold: the built app in a real browser.
 * The time runs from the key's event to the frame after the one in which the sticky total shows its new text. After it a page
 * of one field that writes what is typed: what the browser takes of that time by itself, on this machine in these minutes.
 */
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumLaunch } from "../e2e/chromium";
import { fourLoans, signIn, withProduct } from "./product";
import { median, percentile, report } from "./result";

const keys = 60;

/** Notes how long each digit takes to be painted. */
async function listen(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    addEventListener(
      "keydown",
      ({ timeStamp, key }) => {
        if (!/^\d$/.test(key)) return;
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
      },
      true,
    );
  });
}

/** Types a digit in the field that has the focus, in place of the one that stands there. */
async function type(page: Page, digit: number) {
  // The keyboard's own keys: to look the field up again would be work in the page that no person's key brings.
  await page.keyboard.press("Backspace");
  // What the field without its digit draws is not the key's.
  await page.waitForTimeout(120);
  await page.keyboard.press(String(digit));
  await page.waitForTimeout(120);
}

/** Milliseconds of each key. */
async function keysOn(page: Page): Promise<number[]> {
  for (let i = 0; i < keys; i++) await type(page, (i % 8) + 1);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await page.close();
  return times;
}

async function editor(context: BrowserContext, base: string): Promise<Page> {
  await signIn(context, base);
  const id = await fourLoans(context, base);
  const page = await context.newPage();
  await page.goto(`${base}/lc2/property?reportID=${id}`);
  const rate = page.getByLabel(/rate/i).and(page.getByRole("textbox")).first();
  await rate.waitFor();
  await listen(page);
  await rate.fill("6.1");
  return page;
}

async function oneField(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setContent("<input value='6.1' autofocus><output>6.1</output>");
  await page.evaluate(() => {
    const [field, shown] = [document.querySelector("input"), document.querySelector("output")];
    field?.addEventListener("input", () => shown?.replaceChildren(field.value));
  });
  await listen(page);
  await page.locator("input").press("End");
  return page;
}

await withProduct(3942, async (base) => {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const times = await keysOn(await editor(context, base));
    const least = await keysOn(await oneField(context));
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    const p95 = percentile(times, 0.95);
    report({
      title: "Key to painted payment, four loans on two properties, 4 × throttle",
      rows: [
        { what: `median of ${times.length} keys`, value: ms(median(times)) },
        { what: "95th percentile", value: ms(p95), budget: "50 ms", ok: p95 <= 50 },
        {
          what: `one field in a page of its own: median and 95th percentile of ${least.length} keys`,
          value: `${ms(median(least))}, ${ms(percentile(least, 0.95))}`,
        },
      ],
    });
  } finally {
    await browser.close();
  }
});
