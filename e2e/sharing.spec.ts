/** From the officer's share window to the client's phone and back: mails are read in the inbox, links are opened as clients open them. */
import type { Browser, Page } from "@playwright/test";
import { pressSlider, tabTo } from "./hand";
import { expect, mailsTo, people, test } from "./people";
import { addClient, call, report, saveReport, touchPage, unique, visit } from "./stage";

const address = () => `${unique()}-${unique()}@example.com`;
const window = (page: Page) => page.getByRole("dialog");
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** A saved report of a client who has this address, in the results. */
async function openReport(page: Page, primaryEmail: string) {
  const id = unique();
  const clientID = await addClient(page, `Jordan ${id}`, { primaryEmail });
  const name = `Lake ${id}`;
  const reportID = await saveReport(page, clientID, report(name));
  await page.goto(`/lc2/results?reportID=${reportID}`);
  return { name, reportID };
}

async function openShare(page: Page) {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Send/ }).click();
  await expect(window(page).getByRole("textbox", { name: "Message" })).toBeVisible();
}

async function sent(page: Page, button: string) {
  await window(page).getByRole("button", { name: button, exact: true }).click();
  await expect(window(page).getByText("Share email sent.")).toBeVisible();
  await window(page).getByRole("button", { name: "Done" }).click();
}

/** The newest mail to this address that says so; in the body of its text, the first thing like `part`. */
async function fromMail(page: Page, to: string, part: RegExp): Promise<string> {
  const find = async () => (await mailsTo(page.request, to)).map(({ text }) => text.match(part)?.[0]).find(Boolean);
  await expect.poll(find, { message: `a mail to ${to} with ${part}` }).toBeTruthy();
  return (await find())!;
}
const linkIn = /\/lc2\/live-share\?data=[\w-]{43}/;
const wayOutIn = /\/unsubscribe\?data=\S+/;

/** Somebody else's phone. */
async function onTheirPhone(browser: Browser, baseURL: string | undefined, run: (page: Page) => Promise<void>) {
  const size = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...size, reducedMotion: "reduce" });
  await run(await context.newPage());
  await context.close();
}

/** What a page learns when its phone is put away, which is when it tells what was seen of it. */
const putAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });

const enter = (page: Page, code: string) => page.getByLabel("Six-digit code").fill(code);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("a shared report", () => {
  // A wrong code, and what is asked of a link that has ended.
  test.use({ expected: [/status of 40[0-9]/] });

  test("goes out by mail, opens with its passcode on a phone, and comes back as an idea that becomes a loan", async ({
    page,
    be,
    browser,
    baseURL,
  }) => {
    await be(people.officer);
    const client = address();
    const { name, reportID } = await openReport(page, client);
    await openShare(page);
    await expect(window(page).getByRole("heading", { name: `Send ${name}` })).toBeVisible();
    const message = window(page).getByRole("textbox", { name: "Message" });
    await message.fill("Here is what we talked about.");
    await message.press("ControlOrMeta+a");
    await window(page).getByRole("button", { name: "Link", exact: true }).click();
    const link = window(page).getByLabel("Link address");
    await link.fill("summithome.example");
    await link.press("Enter");
    await expect(message.getByRole("link")).toHaveAttribute("href", "https://summithome.example");
    await window(page).getByRole("switch", { name: "Require a passcode" }).click();
    await expect(window(page).getByRole("button", { name: "Copy link" })).toBeDisabled();
    await sent(page, "Send");
    const [mail] = await mailsTo(page.request, client);
    expect(mail?.text).toContain("Here is what we talked about.");
    expect(mail?.subject).not.toContain(name);

    const path = await fromMail(page, client, linkIn);
    await onTheirPhone(browser, baseURL, async (phone) => {
      await test.step("the client enters by the mailed code", async () => {
        await phone.goto(path);
        await expect(heading(phone)).toHaveText(/^A report for J••• .••$/);
        await expect(phone).toHaveURL(/live-share\?link=lnk_\w+$/);
        await expect(phone.getByText("Loan officer, NMLS #1482093")).toBeVisible();
        await phone.getByRole("button", { name: "Email me the code" }).click();
        await expect(phone.getByText(/You can ask for a new code in/)).toBeVisible();
        await expect(phone.getByLabel("Six-digit code")).toBeFocused();
        const code = await fromMail(page, client, /^\d{6}$/m);
        await enter(phone, code === "000000" ? "000001" : "000000");
        await expect(phone.getByText("You have 4 tries left.")).toBeVisible();
        await enter(phone, code);
        await expect(heading(phone)).toHaveText("18 Tidewater Ln");
        await expect(phone).toHaveURL(/live-share\/report\?link=lnk_\w+$/);
        expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      });
      await test.step("and sends an idea", async () => {
        // A visit counts from its first second on, and is told while it lasts.
        const counted = phone.waitForResponse((response) => {
          if (!/share\/views/.test(response.url())) return false;
          const { sections, seconds } = response.request().postDataJSON();
          return sections.includes("ideas") && seconds >= 1;
        });
        const effect = phone
          .getByRole("region", { name: "Try an idea" })
          .getByRole("status")
          .filter({ hasText: "each month" });
        await expect(effect).toContainText("As prepared, each month");
        const before = await effect.textContent();
        const price = phone.getByRole("slider", { name: "Home price" });
        await pressSlider(price);
        for (let step = 0; step < 10; step++) await price.press("ArrowLeft");
        await phone.getByRole("slider", { name: "Extra payment each month" }).fill("200");
        await expect(effect).toContainText("Your extra$200.00");
        await expect(effect).toContainText("sooner");
        expect(await effect.textContent()).not.toBe(before);
        await phone.getByLabel("Add a note (optional)").fill("Could we try this?");
        await phone.getByRole("button", { name: /^Send this idea/ }).click();
        await expect(phone.getByText(/has your idea/)).toBeVisible();
        await counted;
        await putAway(phone);
      });
    });

    await test.step("the officer learns of it", async () => {
      expect(await call<object[]>(page, "GET", `/v2/client/reports/${reportID}/ideas`)).toMatchObject([
        { loanID: "loan", changes: { price: 440_000, extraPayment: 200 }, note: "Could we try this?" },
      ]);
      const told = async () =>
        (await mailsTo(page.request, people.officer)).map(({ text, subject }) => [subject, text]);
      const about = (what: RegExp) => async () =>
        (await told()).some(([subject, text]) => what.test(subject!) && text!.includes(name));
      await expect.poll(about(/viewed your report$/)).toBe(true);
      await expect.poll(about(/sent you an idea$/)).toBe(true);
      await visit(page, `/members/shared-links?report=${reportID}`);
      await page.getByRole("button", { name: new RegExp(`^${client}`) }).click();
      await expect(window(page).getByText(new RegExp(`^${client}: .*Trying an idea`))).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(window(page)).toBeHidden();

      // Home has the news, and the client's page the whole story.
      await visit(page, "/members/dashboard");
      await page.getByRole("link", { name: `Sent an idea about ${name}` }).click();
      await expect(heading(page)).toHaveText(/^Jordan /);
      await expect(page.getByText("Jordan sent an idea about loan A today. A reply is due.")).toBeVisible();
      await expect(page.getByText(`${client} opened ${name}`)).toBeVisible();
      await expect(page.getByText(`${client}: Sent, with a passcode, opened once`)).toBeVisible();
      await page.getByRole("link", { name: "Open the idea" }).click();
      await touchPage(page);
      await page.getByRole("button", { name: "Idea from Jordan" }).click();
      await page.getByRole("button", { name: "Add as a loan" }).click();
      await expect(toast(page, "Added as loan B.")).toBeVisible();
    });
  });

  test("is sent by the keyboard, and reaches nobody who unsubscribed, which is said to the letter; its link ends when it is revoked", async ({
    page,
    be,
    browser,
    baseURL,
  }) => {
    await be(people.officer);
    const [client, friend] = [address(), address()];
    const { reportID } = await openReport(page, client);
    await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+Shift+S");
    await tabTo(window(page).getByRole("button", { name: "Send", exact: true }));
    await page.keyboard.press("Enter");
    await expect(window(page).getByText("Share email sent.")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(window(page)).toHaveCount(0);
    const [path, wayOut] = [await fromMail(page, client, linkIn), await fromMail(page, client, wayOutIn)];
    await onTheirPhone(browser, baseURL, async (phone) => {
      await phone.goto(wayOut);
      await phone.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(heading(phone)).toHaveText("You are unsubscribed");

      await openShare(page);
      await window(page).getByRole("combobox", { name: "To" }).fill(`${friend} `);
      await window(page).getByRole("button", { name: "Send to 2 people" }).click();
      const alert = window(page).getByRole("alert");
      const sentence = `The following recipient(s) unsubscribed from Highway: ${client}. We can't email them right now, but you can try reaching them using your own email address.`;
      await expect(alert).toContainText("Some emails were unable to send:");
      await expect(alert).toContainText(sentence);
      await expect(window(page).getByRole("heading", { name: "Sent to 1 of 2 people" })).toBeVisible();
      await window(page).getByRole("link", { name: "See who viewed it" }).click();
      await expect(toast(page, `Some emails were unable to send: ${sentence}`)).toBeVisible();
      expect((await mailsTo(page.request, client)).length).toBe(1);
      expect((await mailsTo(page.request, friend)).length).toBe(1);

      await phone.goto(path);
      await expect(heading(phone)).toHaveText("18 Tidewater Ln");
      await page.getByRole("button", { name: client }).click();
      await window(page).getByRole("button", { name: "Revoke link" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Revoke link" }).click();
      await expect(toast(page, "Link revoked.")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(window(page)).toHaveCount(0);
      for (const again of [() => phone.reload(), () => phone.goto(path)]) {
        await again();
        await expect(heading(phone)).toHaveText("This link no longer works");
      }
    });
    await visit(page, `/members/shared-links?report=${reportID}&show=ended`);
    await expect(page.getByRole("button", { name: client })).toBeVisible();
    await expect(page.getByRole("button", { name: friend })).toHaveCount(0);
    await page.getByRole("radio", { name: "Sends" }).click();
    await expect(page.getByText("Sent to 1 of 2 people")).toBeVisible();
  });
});

test("the list of links says whole what became of each email, on a phone too", async ({ page, be }) => {
  await be(people.officer);
  const client = await addClient(page, `Jordan ${unique()}`);
  const reportID = await saveReport(page, client, report(`Lake ${unique()}`));
  for (const fate of ["silent", "bounce"])
    await call(page, "POST", "/v2/share/send-live-share", {
      tool: "lc2",
      clientEmail: `${fate}+${unique()}@simulator.test`,
      reportID,
    });
  await page.goto(`/members/shared-links?report=${reportID}`);
  const isWhole = (badge: Element) => {
    const { right } = badge.getBoundingClientRect();
    for (let around: Element | null = badge; around; around = around.parentElement)
      if (around.getBoundingClientRect().right + 1 < right) return false;
    return right <= innerWidth;
  };
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const state of ["Email not confirmed", "Email not delivered"])
      await expect
        .poll(() => page.getByText(state).evaluate(isWhole), { message: `${state} at ${width} px` })
        .toBe(true);
  }
});
