/**
 * From a key to the painted payment, four loans on two properties, processor throttled fourfold: the built app in a real browser.
 * The time runs from the key's event to the frame after the one in which the sticky total shows its new text.
 */
import { type BrowserContext, chromium } from "playwright-core";
import { chromiumLaunch } from "../e2e/chromium";
import { fourLoans, signIn, withProduct } from "./product";
import { median, percentile, report } from "./result";

const keys = 60;

/** Milliseconds of each key. */
async function keysOn(context: BrowserContext, base: string): Promise<number[]> {
  await signIn(context, base);
  const id = await fourLoans(context, base);
  const page = await context.newPage();
  await page.goto(`${base}/lc2/property?reportID=${id}`);
  const rate = page.getByLabel(/rate/i).and(page.getByRole("textbox")).first();
  await rate.waitFor();
  const session = await context.newCDPSession(page);
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
  await rate.fill("6.1");
  for (let i = 0; i < keys; i++) {
    // The keyboard's own keys: to look the field up again would be work in the page that no person's key brings.
    await page.keyboard.press("Backspace");
    // What the field without its digit draws is not the key's.
    await page.waitForTimeout(120);
    await page.keyboard.press(String((i % 8) + 1));
    await page.waitForTimeout(120);
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

await withProduct(3942, async (base) => {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const times = await keysOn(await browser.newContext({ viewport: { width: 1440, height: 900 } }), base);
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    const p95 = percentile(times, 0.95);
    report({
      title: "Key to painted payment, four loans on two properties, 4 × throttle",
      rows: [
        { what: `median of ${times.length} keys`, value: ms(median(times)) },
        { what: "95th percentile", value: ms(p95), budget: "50 ms", ok: p95 <= 50 },
      ],
    });
  } finally {
    await browser.close();
  }
});
