/** A market alert of a corporation: its administrator posts it, whoever has a page open sees it within seconds, and it goes when it is ended. */

import { easternInstant, inEastern } from "@highway/core/market/quotes/pure/eastern";
import { tradingDayBefore } from "@highway/core/market/quotes/pure/trading-days";
import type { Locator } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { found } from "./lender";
import { expect, mailsTo, test } from "./people";
import { unique } from "./stage";

const headline = "Consumer confidence beats forecasts; mortgage bonds at the day's low";

/** Two seconds of silence as a sound file: the header of a WAV, and as many zeros as it says. */
function recording(): Buffer {
  const bytes = Buffer.alloc(44 + 16_000);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + 16_000, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8_000, 24);
  bytes.writeUInt32LE(8_000, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(16_000, 40);
  bytes.fill(0x80, 44);
  return bytes;
}

test.describe("a market alert", () => {
  // It sets the clock, which a browser keeps for whoever comes next.
  test.use({ isFirstVisit: true });

  test("is posted, seen on an open page within seconds, heard, folded away and ended", async ({
    page,
    context,
    be,
  }) => {
    const id = unique();
    const admin = `mia-${id}@lender.test`;
    await found(page, `Maple ${id}`, admin);
    await be(admin);

    // A page that lies open while the market is, at whatever hour the test runs.
    const other = await context.newPage();
    const day = tradingDayBefore(inEastern(Date.now()).day);
    // The clock is that of all pages. One at work would read 1970 while it is set.
    await page.goto("about:blank");
    await other.clock.setFixedTime(easternInstant(day, 10 * 60 + 42));
    const connected = new Promise((resolve) => other.once("websocket", resolve));
    await other.goto("/members/dashboard");
    await other.mouse.wheel(0, 1);
    await connected;

    await page.goto("/admin?tab=alerts");
    const card = page.locator("section").filter({ has: page.getByRole("heading", { name: "Post an alert" }) });
    // Whoever has an alert to post is in a hurry: nothing stands before its form.
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Post an alert");
    await card.getByRole("button", { name: "Post alert" }).click();
    await expect(card.getByText("Headline is required")).toBeVisible();
    await card.getByLabel("Headline").fill(headline);
    await card
      .getByRole("textbox", { name: "Text" })
      .fill("UMBS 6.0 has lost 8/32 since most lenders' morning sheets.");
    await card.getByRole("radio", { name: "Lock" }).click();
    await card.getByLabel("Ends").selectOption({ label: "In 4 hours" });
    const file = { name: "confidence.wav", mimeType: "audio/wav", buffer: recording() };
    await card.getByLabel("Recording file").setInputFiles(file);
    await expect(card.getByText("0:02")).toBeVisible();
    await card.getByRole("button", { name: "Post alert" }).click();
    await expect(card.getByText("Enter the transcript for those who cannot listen")).toBeVisible();
    await card.getByLabel("Transcript of the recording").fill("Bonds are at the day's low.");
    await card.getByRole("switch", { name: "Email" }).click();
    const preview = page.getByTestId("alert-preview");
    await expect(preview.getByText(headline)).toBeVisible();
    await page.getByRole("radio", { name: "Window" }).click();
    await expect(preview.getByText("Stance: lock")).toBeVisible();
    await expectAccessible(page, "an alert that is being written");
    await card.getByRole("button", { name: "Send myself a test" }).click();
    const shown = page.getByRole("alertdialog", { name: "Market alert" });
    await expect(shown.getByText("Test", { exact: true })).toBeVisible();
    await expect(shown.getByText("Stance: lock")).toBeVisible();
    await shown.getByRole("button", { name: "OK" }).click();
    const tests = (await mailsTo(page.request, admin)).filter(({ subject }) => subject === `Test: ${headline}`);
    expect(tests.map(({ text }) => text)).toEqual([expect.stringContaining("UMBS 6.0 has lost 8/32")]);
    await card.getByRole("button", { name: "Post alert" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Post alert" }).click();
    await expect(page.getByText("Alert posted.")).toBeVisible();

    const opened = other.getByRole("alertdialog", { name: "Market alert" });
    await expect(opened.getByRole("heading", { name: headline })).toBeVisible({ timeout: 10_000 });
    await other.bringToFront();
    await expect(opened.getByText("since most lenders' morning sheets.")).toBeVisible();
    await expect(opened.getByRole("button", { name: "OK" })).toBeFocused();
    await opened.getByText("Read the transcript").click();
    await expect(opened.getByText("Bonds are at the day's low.")).toBeVisible();
    await expectAccessible(other, "the window of an alert");
    await opened.getByRole("button", { name: "OK" }).click();
    const banner = other.getByRole("region", { name: "Market alert" });
    expect((await banner.boundingBox())!.height).toBeGreaterThanOrEqual(71);
    // The page that has the alert first plays it by itself, which the browser refuses where nobody has pressed anything.
    await banner.getByRole("button", { name: /Listen/ }).click();
    await banner.getByRole("button", { name: "Collapse the alert" }).click();
    await expect(banner).toBeHidden();

    // Whoever posted it sees it too, and ends it everywhere.
    await page.bringToFront();
    const own = page.getByRole("alertdialog", { name: "Market alert" });
    await own.getByRole("button", { name: "OK" }).click();
    await expect(page.getByText(/, opened by \d, emailed to 0$/)).toBeVisible();
    await expectAccessible(page, "the alerts that were posted, below the banner");
    await page.getByRole("button", { name: "End now" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End alert" }).click();
    await expect(page.getByText("Alert ended.")).toBeVisible();
    await expect(banner).toBeHidden();
  });
});

test.describe("the video of a market alert", () => {
  test("is recorded in the page, seen and heard by officers @phone", async ({ page, be, isMobile }) => {
    test.skip(!isMobile, "it goes on from a phone to a screen by itself");
    const id = unique();
    const admin = `max-${id}@lender.test`;
    await found(page, `Birch ${id}`, admin);
    await be(admin);
    await page.addInitScript(standInForCamera);
    await page.goto("/admin?tab=alerts");
    const card = page.locator("section").filter({ has: page.getByRole("heading", { name: "Post an alert" }) });
    await card.getByLabel("Headline").fill(headline);
    await card.getByRole("button", { name: "Record a video" }).click();
    const recorder = page.getByRole("dialog", { name: "Record a video" });
    await recorder.getByRole("button", { name: "Start recording" }).click();
    await expect(recorder.getByText("Recording 0:01 of 5:00")).toBeVisible();
    await expectAccessible(page, "a video that is being recorded");
    await recorder.getByRole("button", { name: "Stop recording" }).click();
    await recorder.getByRole("button", { name: "Use this video" }).click();
    await expect(card.getByText(/^Video/)).toBeVisible();
    // What is kept plays from where the files are, and the page's policy lets it.
    const kept = card.getByLabel("The video", { exact: true });
    await expect.poll(() => kept.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(320);
    await card.getByLabel("Transcript of the video").fill("0:00 Bonds are at the day's low: 101-09 < 101-15.");
    await expectAccessible(page, "an alert with a video that is being written");
    await card.getByRole("button", { name: "Post alert" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Post alert" }).click();
    await expect(page.getByText("Alert posted.")).toBeVisible();

    const shown = page.getByRole("alertdialog", { name: "Market alert" });
    const video = shown.getByLabel(`Video: ${headline}`);
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.videoWidth)).toBe(320);
    await video.evaluate((player: HTMLVideoElement) => player.play());
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.2);
    await expect(shown.getByText("Read the transcript")).toBeVisible();
    const captions = await video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => [
      track!.mode,
      (track!.activeCues![0] as VTTCue).getCueAsHTML().textContent,
    ]);
    expect(captions).toEqual(["showing", "Bonds are at the day's low: 101-09 < 101-15."]);
    expect(await captionSize(video)).toBeGreaterThanOrEqual(14);
    await expectAccessible(page, "the window of an alert with a video");
    await shown.getByRole("button", { name: "OK" }).click();

    // The first is the banner itself, whose whole bar opens the window; the other is its preview.
    await page.getByRole("region", { name: "Market alert" }).first().getByRole("button").click();
    await expect(video).toBeVisible();

    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await captionSize(video)).toBeGreaterThanOrEqual(14);
    await expectAccessible(page, "the window of an alert with a video on a screen");
    await shown.getByRole("button", { name: "OK" }).click();
    // Its headline among the news opens it again.
    await page.getByRole("button", { name: "Collapse the alert" }).click();
    await page.getByRole("region", { name: "Market news" }).getByRole("button", { name: headline }).click();
    await expect(video).toBeVisible();
  });
});

/** The size of a video's captions, of which no browser tells: that of our own style where one reaches them, else a twentieth of the picture's height. */
const captionSize = (video: Locator) =>
  video.evaluate((element) => {
    const within = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        const isOff = rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches;
        return rule instanceof CSSGroupingRule && !isOff ? within(rule.cssRules) : [];
      });
    const own = [...document.styleSheets]
      .flatMap(({ cssRules }) => within(cssRules))
      .find(({ selectorText: of }) => of.includes("::cue") && element.matches(of.replace("::cue", "")));
    if (!own) return element.clientHeight / 20;
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.fontSize = own.style.fontSize;
    const size = Number.parseFloat(getComputedStyle(probe).fontSize);
    probe.remove();
    return size;
  });

/** A camera that shows two colors in turn: the browser of the tests has none. */
function standInForCamera() {
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
    const drawing = canvas.getContext("2d")!;
    let count = 0;
    setInterval(() => {
      drawing.fillStyle = count++ % 2 ? "teal" : "navy";
      drawing.fillRect(0, 0, 320, 180);
    }, 50);
    return canvas.captureStream(20);
  };
}
