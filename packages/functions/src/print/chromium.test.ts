import { afterAll, beforeAll, expect, it } from "vitest";
import { closeBrowser, leaveBrowser, theBrowser } from "./chromium";

beforeAll(() => {
  process.env.CHROMIUM_PATH = "lambda";
});
afterAll(() => closeBrowser());

async function begunWith(): Promise<string> {
  const session = await (await theBrowser()).newBrowserCDPSession();
  const { commandLine } = await session.send("SystemInfo.getInfo");
  return commandLine;
}

it.runIf(process.platform === "linux" && process.arch === "x64")(
  "starts on Lambda as Lambda needs it, and after a browser that died another at once, the third time without care",
  async () => {
    const browser = await theBrowser();
    expect(await begunWith()).toMatch(/--single-process .*--no-zygote|--no-zygote .*--single-process/);
    const page = await browser.newPage();
    await page.setContent("<h1>Payments</h1>");
    expect((await page.pdf()).subarray(0, 5).toString()).toBe("%PDF-");
    const drawing = page.waitForFunction(() => document.title === "never");
    const session = await browser.newBrowserCDPSession();
    void session.send("Browser.crash").catch(() => undefined);
    await expect(drawing).rejects.toThrow(/closed/);
    leaveBrowser();
    expect(await begunWith()).toContain("--single-process");
    leaveBrowser();
    expect(await begunWith()).not.toContain("--single-process");
  },
);
