/**
 * From a frame of the market hub to the painted price, processor throttled fourfold: the built app in a real browser. Eight coupons change at once. The time
 * runs from the arrival of the message to the frame after the one in which the table shows the new price of the last of them. The market is told to be open.
 */
import type { Quotes } from "@highway/core/market/quotes/schema";
import { chromium } from "playwright-core";
import { chromiumLaunch } from "../e2e/chromium";
import { signIn, withProduct } from "./product";
import { median, percentile, report } from "./result";

const FRAMES = 40;
/** A Tuesday of trading, 10:42 AM Eastern. */
const AT = "2026-11-24T15:42:00.000Z";

/** Runs in the page before its own code: a socket that opens, and says what `hear` is given. @returns the milliseconds to the painted text */
function fakeSocket() {
  const sockets: { onopen?: () => void; onmessage?: (event: { data: string }) => void }[] = [];
  class Socket {
    onopen?: () => void;
    constructor() {
      sockets.push(this);
      setTimeout(() => this.onopen?.());
    }
    send() {}
    close() {}
  }
  const hear = (message: object, text: string) =>
    new Promise<number>((resolve) => {
      const began = performance.now();
      const seen = new MutationObserver(() => {
        if (!document.querySelector("main table")?.textContent?.includes(text)) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      });
      seen.observe(document, { childList: true, subtree: true, characterData: true });
      for (const { onmessage } of sockets) onmessage?.({ data: JSON.stringify(message) });
    });
  Object.assign(window, { WebSocket: Socket, hear, sockets });
}
type Page = Window & { hear: (message: object, text: string) => Promise<number>; sockets: { onmessage?: unknown }[] };

await withProduct(3946, async (base) => {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signIn(context, base);
    const page = await context.newPage();
    // The runner of this file gives functions their names by a helper, which the page does not have.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(fakeSocket);
    let quotes: Quotes | undefined;
    await page.route("**/v1/markets/coupons", async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: [Quotes] };
      quotes ??= {
        ...data[0],
        at: AT,
        heardAt: AT,
        feed: "live" as const,
        sequence: 1,
        coupons: data[0].coupons.map((coupon) => ({ ...coupon, couponDate: AT.slice(0, 10), lastTick: AT })),
      };
      await route.fulfill({ response: answer, json: { data: [quotes] } });
    });
    await page.goto(`${base}/members/markets`);
    await page.waitForFunction(() => (window as unknown as Page).sockets.some(({ onmessage }) => onmessage));
    await page.locator("main table").first().waitFor();
    // The line asks for the snapshot once it stands.
    await page.waitForTimeout(2_000);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const times: number[] = [];
    for (let number = 1; number <= FRAMES; number++) {
      const coupons = quotes!.coupons.map((coupon, at) => ({ ...coupon, currentPrice: 90 + at + number / 100 }));
      const last = coupons.at(-1)!.currentPrice.toFixed(2);
      const message = { action: "frame", sequence: number + 1, after: number, at: AT, coupons };
      times.push(
        await page.evaluate(([said, text]) => (window as unknown as Page).hear(said, text), [message, last] as const),
      );
      await page.waitForTimeout(250);
    }
    const p95 = percentile(times, 0.95);
    report({
      title: "Tick to painted price, 4 × throttle",
      rows: [
        { what: `a frame of eight coupons, median of ${FRAMES}`, value: `${median(times).toFixed(0)} ms` },
        { what: "95th percentile", value: `${p95.toFixed(0)} ms`, budget: "100 ms", ok: p95 <= 100 },
      ],
    });
  } finally {
    await browser.close();
  }
});
