import { draftStatus, expectFigures, goToResults, typeInto } from "./editor";
import { figuresOf } from "./figures";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique } from "./stage";

const figures = (rate: number) =>
  figuresOf({
    properties: [{ purchaseDetails: [{ price: 450_000 }] }],
    loans: [{ program: "conventional", term: 30, rate, downPaymentPercentage: 20 }],
  })[0]!;

// The worker takes over a page that is still loading: Chromium then says that a file fetched ahead without the worker is fetched again from it.
const takenOver = "A preload for .* is found, but is not used because it is a cross-world service worker";
test.use({
  serviceWorkers: "allow",
  isFirstVisit: true,
  savesData: false,
  expected: [new RegExp(`ERR_INTERNET_DISCONNECTED|${takenOver}`)],
});

const isWhole = (text: Element) => text.scrollWidth <= text.clientWidth;

test("without a network every page opens, says what waits, and fills by itself when the network is back", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  const name = `Client ${unique()}`;
  const title = `Offline ${unique()}`;
  const client = await addClient(page, name);
  const id = await saveReport(page, client, report(title));
  await page.goto(`/lc2/property?reportID=${id}`);
  await expectFigures(page, 1, figures(6.5));
  await page.mouse.move(600, 400);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });

  // Of what was never typed here nothing is kept: the page says so, its head too.
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("You are offline. This page loads automatically")).toBeVisible();
  await expect(page.getByText("Scenario not loaded")).toBeVisible();
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  await page.context().setOffline(false);
  await expectFigures(page, 1, figures(6.5));

  await page.context().setOffline(true);
  await typeInto(page, "Rate", 1, "7");
  await expect(draftStatus(page)).toContainText("Offline");
  await goToResults(page);
  await expect(page.getByText(figures(7).total).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(figures(7).total).first()).toBeVisible();
  // Where it is kept gives way to what it is called.
  await expect(draftStatus(page)).toContainText("Offline");
  const shown = page.locator("main header").first().getByText(title);
  await expect.poll(() => shown.first().evaluate(isWhole), { message: "the name in the head" }).toBe(true);
  await expect(page.getByRole("button", { name: "Client not loaded" })).toBeVisible();

  await page.goto(`/members/clients/${client}`);
  await expect(page.getByRole("heading", { name: "Client not loaded" })).toBeVisible();
  await page.goto(`/lc2/property?clientID=${client}`);
  await expect(page.getByText("You are offline. This page loads automatically")).toBeVisible();
  await expect(page.getByText("Scenario not loaded")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.goto("/clients");
  await expect(page.getByText("You are offline. This page loads automatically")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(name)).toBeVisible();

  const kept = await page.evaluate(async () => {
    const caching = (await caches.keys()).map((name) => caches.open(name));
    const requests = (await Promise.all((await Promise.all(caching)).map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(100);
  expect(
    kept.filter((path) => !/^\/(?:assets\/[\w.-]+|index\.html|icon\.svg)$/.test(path)),
    "the code, and nothing of a person",
  ).toEqual([]);
});
