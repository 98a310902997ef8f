/** How long an errand takes a practised hand: its presses and pauses by a stated model, what it waits for by the clock. */
import type { Locator, Page } from "@playwright/test";
import { cell, field, priceField } from "./editor";
import { expect, mailsTo, people, test } from "./people";
import { addClient, call, readReport, unique } from "./stage";

/**
 * The keystroke-level model of Card, Moran and Newell ("The Psychology of Human-Computer Interaction", 1983, chapter 8), in seconds: a key of an
 * average typist, a chord being two or three; bringing the mouse to a place; pressing its button; a hand's way between mouse and keys; the
 * thought before each part of the errand.
 */
const takes = { key: 0.2, point: 1.1, button: 0.2, hand: 0.4, thought: 1.35 };

/** Types and presses as a hand does, and keeps count. */
function practised(page: Page) {
  const count = { key: 0, point: 0, button: 0, hand: 0, thought: 0 };
  let waited = 0;
  return {
    think: () => void count.thought++,
    type: async (text: string) => {
      await page.keyboard.type(text);
      count.key += text.length;
    },
    key: async (chord: string) => {
      await page.keyboard.press(chord);
      count.key += chord.split("+").length;
    },
    /** From the keys to the mouse. */
    click: async (target: Locator) => {
      await target.click();
      count.hand++;
      count.point++;
      count.button++;
    },
    /** A page, a window or a list that the product brings meanwhile. */
    wait: async (arrives: () => Promise<unknown>) => {
      const began = performance.now();
      await arrives();
      waited += (performance.now() - began) / 1000;
    },
    presses: () => count.key + count.button,
    seconds: () =>
      Object.entries(count).reduce((sum, [what, n]) => sum + n * takes[what as keyof typeof takes], waited),
  };
}

// What it waits for is what most people wait for.
test.use({ savesData: false });

test("from opening the app to a report of two loans in the client's inbox takes a minute at most", async ({
  page,
  be,
}, { annotations }) => {
  await be(people.officer);
  const [name, primaryEmail] = [`Mina ${unique()}`, `${unique()}@example.com`];
  await addClient(page, name, { primaryEmail });
  const hand = practised(page);
  const dialog = page.getByRole("dialog");

  await hand.wait(async () => {
    await page.goto("/members/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  hand.think();
  await hand.key("ControlOrMeta+k");
  await hand.wait(() => expect(page.getByRole("combobox", { name: /^Search/ })).toBeFocused());
  await hand.type(name.toLowerCase());
  await hand.wait(() => expect(page.getByRole("option", { name: `New comparison for ${name}` })).toBeVisible());
  hand.think();
  await hand.key("ArrowDown");
  await hand.key("Enter");
  await hand.wait(() => expect(priceField(page)).toBeFocused());

  hand.think();
  await hand.key("Shift+Tab");
  await hand.key("Enter");
  await hand.wait(() => expect(dialog.getByLabel("Location")).toBeFocused());
  await hand.type("412 brook");
  await hand.wait(() => expect(page.getByRole("option", { name: /Brookhaven/ })).toBeVisible());
  await hand.key("ArrowDown");
  await hand.key("Enter");
  await hand.wait(() => expect(dialog.getByLabel("ZIP")).not.toHaveValue(""));
  hand.think();
  await hand.key("Tab");
  await hand.type("450k");
  await hand.key("Enter");
  await hand.wait(() => expect(dialog).toBeHidden());

  hand.think();
  await hand.key("Tab");
  await hand.key("Enter");
  await hand.type("6.5");
  hand.think();
  await hand.key("ControlOrMeta+Enter");
  await hand.wait(() => expect(field(page, "Rate", 2)).toBeFocused());
  await hand.type("6.125");
  await hand.key("Enter");
  await hand.type("1");
  await hand.wait(() => expect(cell(page, "Total payment", 2)).toContainText("$"));

  hand.think();
  await hand.key("ControlOrMeta+s");
  await hand.wait(() => expect(page.getByText(/ saved\.$/)).toBeVisible());
  hand.think();
  await hand.key("ControlOrMeta+Shift+S");
  const send = dialog.getByRole("button", { name: "Send", exact: true });
  await hand.wait(() => expect(send).toBeVisible());
  hand.think();
  await hand.click(send);
  await hand.wait(() => expect(dialog.getByText("Share email sent.")).toBeVisible());

  expect(await mailsTo(page.request, primaryEmail)).toHaveLength(1);
  // What went out is what the hand meant: a key that led elsewhere would be no faster way.
  const { client, report } = await readReport(page, new URL(page.url()).searchParams.get("reportID") ?? "");
  expect(client.name).toBe(name);
  expect(report.properties.map(({ purchaseDetails: [ask] }) => ask?.price)).toEqual([450_000]);
  expect(report.loans).toMatchObject([{ rate: 6.5 }, { rate: 6.125, points: 1 }]);
  const [presses, seconds] = [hand.presses(), hand.seconds()];
  annotations.push({ type: "errand", description: `${presses} presses, ${seconds.toFixed(1)} seconds` });
  expect(presses, "keys and buttons").toBeLessThanOrEqual(60);
  expect(seconds, "of hand, head and waiting").toBeLessThanOrEqual(60);
});

test("a new officer's first lock alert takes four presses and what is on the screen", async ({ page, be }, {
  annotations,
}) => {
  const email = `first-${unique()}@summit.test`;
  await be(people.admin);
  await call(page, "POST", "/v1/corp/invitations", { email, fullName: "Elm Brandt" });
  await be(email);
  const hand = practised(page);
  await hand.wait(async () => {
    await page.goto("/members/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  hand.think();
  await hand.click(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Markets" }));
  hand.think();
  await hand.click(page.getByRole("navigation", { name: "Markets" }).getByRole("link", { name: "Lock alerts" }));
  hand.think();
  await hand.click(page.getByRole("button", { name: "Add your first alert" }));
  // It says beforehand how often it would have sent, and its button is in sight below the notice that a new officer has above the page.
  // Whether the day itself is known too depends on the hour and on what other journeys did to the market.
  await hand.wait(() =>
    expect(page.getByText(/It would have gone off on \d+ of the (last )?\d+ trading days/)).toBeVisible(),
  );
  await expect(page.getByRole("region", { name: "Branding" })).toBeVisible();
  const save = page.getByRole("button", { name: "Save alert" });
  await expect(save).toBeInViewport({ ratio: 1 });
  hand.think();
  await hand.click(save);
  await hand.wait(() =>
    expect(page.getByRole("listitem").filter({ hasText: "UMBS 30Y 6.0 falls 8/32" })).toBeVisible(),
  );
  const [presses, seconds] = [hand.presses(), hand.seconds()];
  annotations.push({ type: "errand", description: `${presses} presses, ${seconds.toFixed(1)} seconds` });
  expect(presses).toBe(4);
  expect(seconds, "of hand, head and waiting").toBeLessThanOrEqual(120);
});
