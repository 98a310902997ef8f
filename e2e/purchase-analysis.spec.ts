/** A purchase analysis, from a saved comparison to the chapters that a client reads. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectReachable } from "./accessibility";
import { beginOnClientsPage, heading } from "./answer";
import { field, onPhone, priceField } from "./editor";
import { expect, mailsTo, people, test } from "./people";
import { addClient, call, saveReport, unique, visit } from "./stage";

const home = {
  id: "home",
  address: "27 Larkspur Ln",
  addressDisplay: "27 Larkspur Ln",
  state: "NC",
  county: "Wake",
  fip: "37183",
  appreciationTypes: ["custom"],
  customAppreciation: 4,
  purchaseDetails: [{ id: "ask", price: 450_000 }],
};
const loan = {
  id: "fixed",
  propertyID: "home",
  purchaseDetailsID: "ask",
  term: 30,
  rate: 6.5,
  downPaymentPercentage: 20,
};
const comparison = (name: string) => ({ name, properties: [home], loans: [loan] });

/** Drags a chapter by its grip onto the row of another: with the mouse, on a phone with a finger. */
async function dragChapter(page: Page, from: string, to: string) {
  const row = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  const grip = row(from).getByTitle("Drag to move");
  await grip.scrollIntoViewIfNeeded();
  const middle = async (of: typeof grip) => {
    const { x, y, width, height } = (await of.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await middle(grip), await middle(row(to))];
  const at = (share: number) => ({ x: start.x, y: start.y + (end.y - start.y) * share });
  const steps = [0.25, 0.5, 0.75, 1];
  if (!onPhone(page)) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const share of steps) await page.mouse.move(at(share).x, at(share).y);
    return page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, touchPoints: object[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints } as never);
  await touch("touchStart", [start]);
  for (const share of steps) await touch("touchMove", [at(share)]);
  await touch("touchEnd", []);
}

type Read = { report: { lastUpdated: string; chapters: { kind: string; id: string | null; hidden: boolean }[] } };

/** Opens the page that the client of an analysis reads. */
async function openClientsPage(page: Page, reportID: string) {
  const link = { reportID, tool: "pa" };
  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", link);
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
}

test("chapters are added, completed, ordered, hidden and removed, and the client reads what is shown", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const name = `Larkspur ${unique()}`;
  const clientID = await addClient(page, `Ines ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  await saveReport(page, clientID, comparison(name));
  await page.goto(`/pa/results?clientID=${clientID}`);
  await page.getByRole("button", { name: `Begin with ${name}` }).click();
  await expect(page.getByText("The chapter is complete.")).toBeVisible();
  const id = new URL(page.url()).searchParams.get("reportID")!;

  await page.getByRole("button", { name: "Add a chapter", exact: true }).click();
  await page.getByRole("menuitem", { name: "All of these" }).click();
  await expect(page.getByText("2 of 7 chapters are complete. Five need your input.")).toBeVisible();
  await page.getByRole("button", { name: "Hide all 5" }).click();
  await expect(page.getByText("All 2 chapters are complete.")).toBeVisible();
  await expectAccessible(page, "the contents");

  await page.getByRole("link", { name: "Add the rent: Buy or rent" }).click();
  await expect(page.getByText("Hidden from the report")).toBeVisible();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeHidden();
  await page
    .getByRole("textbox", { name: /^Monthly rent/ })
    .first()
    .fill("2400");
  await page.keyboard.press("ControlOrMeta+s");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Changes will be applied across all reports in Purchase Analysis");
  await expectAccessible(page, "the question");
  await question.getByRole("button", { name: "Save in all chapters" }).click();
  await expect(page.getByText(/ saved\.$/)).toBeVisible();
  await page.getByRole("navigation", { name: "Purchase analysis" }).getByRole("link", { name }).click();

  await page.getByRole("link", { name: "Open the card: The county's report card" }).click();
  await expect(page.getByRole("heading", { name: /^Prices in Wake County/ })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await question.getByRole("button", { name: "Save in all chapters" }).click();
  await page.getByRole("navigation", { name: "Purchase analysis" }).getByRole("link", { name }).click();
  await page.getByRole("button", { name: "The county's report card menu" }).click();
  await page.getByRole("menuitem", { name: "Show in the report" }).click();
  await expect(page.getByText("All 3 chapters are complete.")).toBeVisible();
  await expect(page.getByText(/^Prices in Wake County/)).toBeVisible();

  await page.getByRole("link", { name: "Open: Loan comparison" }).click();
  await expect(page.getByText("Chapter 1 of 3")).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Buy or rent menu" }).click();
  await page.getByRole("menuitem", { name: "Show in the report" }).click();
  await expect(page.getByText("All 4 chapters are complete.")).toBeVisible();
  await page.getByRole("link", { name: "Open: Buy or rent" }).press("Alt+ArrowUp");
  await expect(page.getByText("Buy or rent, 1 of 7")).toBeAttached();
  await expect(page.getByRole("listitem").filter({ hasText: "Renting wins" })).toContainText("1");

  await dragChapter(page, "The cost of waiting", "Loan comparison");
  await expect(page.getByText("The cost of waiting, 2 of 7")).toBeAttached();

  await page.getByRole("button", { name: "The cost of waiting menu" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "The cost of waiting" })).toHaveCount(0);
  await saveReport(page, clientID, { ...comparison("Elsewhere"), toolName: "cow", loans: [{ ...loan, id: "other" }] });
  await page.getByRole("button", { name: "Add a chapter", exact: true }).click();
  await page.getByRole("menuitem", { name: "A saved report" }).click();
  const saved = page.getByRole("dialog", { name: "Add a saved report" });
  await expect(saved.getByText("It is about another home or other loans.")).toBeVisible();
  await expectAccessible(page, "saved reports to add");
  await saved.getByRole("button", { name: `Add ${name}, cost of waiting` }).click();
  await expect(page.getByRole("link", { name: "Add the later rate: The cost of waiting" })).toBeVisible();
  await page.getByRole("button", { name: "The cost of waiting menu" }).click();
  await page.getByRole("menuitem", { name: "Hide from the report" }).click();
  await expect(page.getByText("All 4 chapters are complete.")).toBeVisible();

  const last = async () => {
    const [{ report }] = await call<[Read]>(page, "GET", `/v2/client/reports/${id}`);
    return report.chapters.at(-1);
  };
  await expect.poll(last).toMatchObject({ kind: "waiting", hidden: true });

  await openClientsPage(page, id);
  await expect(heading(page)).toHaveText("27 Larkspur Ln, in four chapters");
  await expect(page.getByRole("heading", { name: "Buy or rent", level: 2 })).toBeVisible();
  await expect(page.getByRole("img", { name: /with Wake County outlined/ })).toBeVisible();
  await expect(page.getByText(/cost of waiting/i)).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "Chapters" })
    .getByRole("link", { name: /Loan comparison/ })
    .click();
  await expect(page.getByRole("heading", { name: "Loan comparison", level: 2 })).toBeInViewport();
  await expectAccessible(page, "the client's page");
  const [{ report }] = await call<[Read]>(page, "GET", `/v2/client/reports/${id}`);
  expect(report.chapters.map(({ kind }) => kind)).toEqual([
    "rentOrBuy",
    "loans",
    "bidOver",
    "reportCard",
    "appreciation",
    "reinvestment",
    "waiting",
  ]);
});

test("an analysis is made from nothing by keyboard alone, from the palette to its chapters", async ({ page, be }) => {
  await be(people.officer);
  const client = `Ines ${unique()}`;
  await addClient(page, client, { monthlyIncome: 8000, filingStatus: "single" });
  await page.goto("/members/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("new pur");
  await expect(page.getByRole("option", { name: "New purchase analysis" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Price of Property 1" })).toBeFocused();
  await page.keyboard.type("450000");
  const rate = page.getByRole("textbox", { name: "Rate, loan A" });
  for (let tabs = 0; tabs < 24 && !(await rate.evaluate((field) => field === document.activeElement)); tabs++)
    await page.keyboard.press("Tab");
  await expect(rate).toBeFocused();
  await page.keyboard.type("6.5");
  // Going on without a save leads to the contents, which know what was typed.
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("The home and the loan are entered, but not saved yet")).toBeVisible();
  await expectAccessible(page, "the contents of what is not saved");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("dialog", { name: "Save scenario" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Choose a client", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type(client);
  await expect(page.getByRole("option", { name: client })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Client: ${client}. Change client` }).last()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Contents" })).toBeVisible();
  const add = page.getByRole("button", { name: "Add a chapter", exact: true });
  for (let tabs = 0; tabs < 24 && !(await add.evaluate((button) => button === document.activeElement)); tabs++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const all = page.getByRole("menuitem", { name: "All of these" });
  await expect(all).toBeVisible();
  for (let downs = 0; downs < 12 && !(await all.evaluate((item) => item === document.activeElement)); downs++)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Cost of waiting" })).toBeVisible();
});

test("an analysis is made from nothing and sent by thumb alone, in less than two minutes and 18 taps, and read on a phone", {
  tag: "@phone",
}, async ({ page, be }) => {
  test.skip(!onPhone(page), "A thumb needs a phone.");
  await be(people.officer);
  const { primaryEmail, began } = await beginOnClientsPage(page, "Ines", {
    tool: "pa",
    another: "New purchase analysis",
  });
  // The two that open the report on its client's page.
  let taps = 2;
  const tap = async (target: Locator) => {
    await target.tap();
    taps++;
  };
  await tap(page.getByRole("button", { name: /Add the location/ }));
  const location = page.getByRole("dialog");
  await location.getByLabel("Location").fill("412 brook");
  await tap(page.getByRole("option", { name: /Brookhaven/ }));
  await expect(location.getByLabel("ZIP")).not.toHaveValue("");
  await tap(location.getByRole("button", { name: "Done", exact: true }));
  await tap(priceField(page));
  await page.keyboard.type("450000");
  await tap(field(page, "Rate", 1));
  await page.keyboard.type("6.5");
  await expectReachable(page, "the home and the loan");
  await tap(page.getByRole("button", { name: "Save", exact: true }));
  await tap(page.getByRole("link", { name: "Go to the contents" }));
  await tap(page.getByRole("button", { name: "Add a chapter", exact: true }));
  await tap(page.getByRole("menuitem", { name: "All of these" }));
  await expect(page.getByText(/^\d missing$/)).toBeInViewport();
  await expectReachable(page, "the contents of which chapters lack something");
  await tap(page.getByRole("button", { name: /^Hide all/ }));
  await expect(page.getByRole("link", { name: "Review", exact: true })).toBeInViewport();
  await tap(page.getByRole("link", { name: "Review and share" }));
  const share = page.getByRole("button", { name: "Share", exact: true });
  await expect(share).toBeVisible();
  const place = await share.boundingBox();
  await expect(page.getByRole("list", { name: "Attached reports" }).getByRole("link")).toHaveCount(4);
  expect(await share.boundingBox(), "where Share stands once the chapters are named").toEqual(place);
  await tap(share);
  await tap(page.getByRole("menuitem", { name: /^Send/ }));
  await tap(page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }));
  await expect(page.getByText("Share email sent.")).toBeVisible();
  expect(taps, "taps from the client's page to the sent report").toBeLessThanOrEqual(18);
  expect((Date.now() - began) / 1000, "seconds from the client's page to the sent report").toBeLessThan(120);
  await expect
    .poll(async () => (await mailsTo(page.request, primaryEmail)).some(({ text }) => text.includes("/pa/live-share")))
    .toBe(true);

  const id = new URL(page.url()).searchParams.get("reportID")!;
  await test.step("a chapter is dragged by a finger", async () => {
    await visit(page, `/pa/results?reportID=${id}`);
    await expect(page.getByRole("heading", { name: "Contents" })).toBeVisible();
    await expectAccessible(page, "the contents");
    await dragChapter(page, "The cost of waiting", "A bid over asking");
    await expect(page.getByText("The cost of waiting, 4 of 7")).toBeAttached();
  });
  await test.step("the client goes from chapter to chapter by the contents", async () => {
    await openClientsPage(page, id);
    await expect(heading(page)).toHaveText(/, in two chapters$/);
    await page.getByRole("button", { name: /^Contents/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /Loan comparison/ })
      .click();
    await expect(page.getByRole("heading", { name: "Loan comparison", level: 2 })).toBeInViewport();
    await expectAccessible(page, "the client's page");
  });
});
