/** A market alert of a corporation: its administrator posts it, whoever has a page open sees it within seconds, and it goes when it is ended. */
import { easternInstant, inEastern } from "@highway/core/market/quotes/pure/eastern";
import { tradingDayBefore } from "@highway/core/market/quotes/pure/trading-days";
import { expectAccessible } from "./accessibility";
import { found } from "./lender";
import { expect, mailsTo, signIn, test } from "./people";
import { unique } from "./stage";

const headline = "Consumer confidence beats forecasts; mortgage bonds at the day’s low";

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
  test.use({ expected: [/status of 401/] });

  test("is posted, seen on an open page within seconds, heard, folded away and ended @phone", async ({
    page,
    context,
  }) => {
    const id = unique();
    const admin = `mia-${id}@lender.test`;
    await found(page, `Maple ${id}`, admin);
    await signIn(page, admin);
    const isPhone = page.viewportSize()!.width < 720;

    // A page that lies open while the market is, at whatever hour the test runs.
    const other = await context.newPage();
    const day = tradingDayBefore(inEastern(Date.now()).day);
    await other.clock.setFixedTime(easternInstant(day, 10 * 60 + 42));
    const connected = other.waitForEvent("websocket");
    await other.goto("/members/dashboard");
    await other.mouse.wheel(0, 1);
    await connected;

    await page.goto("/admin?tab=alerts");
    const card = page.locator("section").filter({ has: page.getByRole("heading", { name: "Post an alert" }) });
    await card.getByRole("button", { name: "Post alert" }).click();
    await expect(card.getByText("Headline is required")).toBeVisible();
    await card.getByLabel("Headline").fill(headline);
    await card
      .getByRole("textbox", { name: "Text" })
      .fill("UMBS 6.0 has lost 8/32 since most lenders’ morning sheets.");
    await card.getByRole("radio", { name: "Lock" }).click();
    await card.getByLabel("Ends").selectOption({ label: "In 4 hours" });
    const file = { name: "confidence.wav", mimeType: "audio/wav", buffer: recording() };
    await card.getByLabel("File of the recording").setInputFiles(file);
    await expect(card.getByText("0:02")).toBeVisible();
    await card.getByRole("button", { name: "Post alert" }).click();
    await expect(card.getByText("Write down what is said, for those who cannot listen")).toBeVisible();
    await card.getByLabel("What is said in the recording").fill("Bonds are at the day’s low.");
    await card.getByRole("switch", { name: "Email" }).click();
    const preview = page.getByTestId("alert-preview");
    await expect(preview.getByText(headline)).toBeVisible();
    await page.getByRole("radio", { name: "Window" }).click();
    await expect(preview.getByText("Stance: lock")).toBeVisible();
    await expectAccessible(page, "an alert that is being written");
    await card.getByRole("button", { name: "Test to myself" }).click();
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
    await expect(opened.getByText("since most lenders’ morning sheets.")).toBeVisible();
    // Where fingers are used the window itself has the focus, so that no button looks pressed.
    if (!isPhone) await expect(opened.getByRole("button", { name: "OK" })).toBeFocused();
    await opened.getByText("Read what is said").click();
    await expect(opened.getByText("Bonds are at the day’s low.")).toBeVisible();
    await expectAccessible(other, "the window of an alert");
    await opened.getByRole("button", { name: "OK" }).click();
    const banner = other.getByRole("region", { name: "Market alert" });
    expect((await banner.boundingBox())!.height).toBeGreaterThanOrEqual(71);
    await expectAccessible(other, "the banner of an alert");
    if (isPhone) {
      await banner.getByRole("button").click();
      await expect(opened).toBeVisible();
      await other.keyboard.press("Escape");
    } else {
      await banner.getByRole("button", { name: /^Listen/ }).click();
      await banner.getByRole("button", { name: "Collapse the alert" }).click();
      await expect(banner).toBeHidden();
    }

    // Whoever posted it sees it too, and ends it everywhere.
    await page.bringToFront();
    const own = page.getByRole("alertdialog", { name: "Market alert" });
    await own.getByRole("button", { name: "OK" }).click();
    await expect(page.getByText(/, opened by \d, emailed to 0$/)).toBeVisible();
    await expectAccessible(page, "the alerts that were posted");
    await page.getByRole("button", { name: "End now" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End alert" }).click();
    await expect(page.getByText("Alert ended.")).toBeVisible();
    await expect(banner).toBeHidden();
  });
});
