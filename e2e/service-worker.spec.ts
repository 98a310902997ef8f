/**
 * What the app's service worker does, which takes a while to be there: it opens the app without a network, and shows alerts that are pushed. The push
 * service of the browser's maker alone is played: the product's own stand-in takes what is sent, the test reads it as a browser does, and the browser
 * is handed what was read.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { pushReceiver } from "../packages/core/src/alerts/push-message.fixture";
import type { PushedPage } from "../packages/local/src/push";
import { draftStatus, expectFigures, goToResults, typeInto } from "./editor";
import { figuresOf } from "./figures";
import { found } from "./lender";
import { expect, test } from "./people";
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

type Shown = { title: string; body: string; tag: string; data: { path: string } };
type Subscription = { endpoint: string; keys: object };

/** Lets the page add itself as a device that is notified. */
async function playDevice(page: Page, context: BrowserContext, origin: string) {
  await context.grantPermissions(["notifications"], { origin });
  const sent = async (): Promise<PushedPage> => (await page.request.get("/_local/pushed")).json();
  const receiver = pushReceiver();
  const endpoint = `${(await sent()).service}/device-${unique()}`;
  await page.addInitScript(
    (subscription: Subscription) => {
      // A browser without a window asks nobody, and answers no.
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
      Notification.requestPermission = async () => "granted";
      PushManager.prototype.subscribe = async (options) => {
        // The public half of the product's key: 65 bytes.
        if (String(options?.applicationServerKey).length !== 87) throw new TypeError("There is no such key.");
        return { toJSON: () => subscription } as PushSubscription;
      };
    },
    { endpoint, keys: receiver.keys },
  );
  return { sent, receiver, endpoint };
}
type Device = Awaited<ReturnType<typeof playDevice>>;

async function workWithoutNetwork(page: Page) {
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
}

async function beNotified(page: Page, context: BrowserContext, origin: string, { sent, receiver, endpoint }: Device) {
  await page.goto("/members/markets/lock-alerts");
  await page.getByRole("button", { name: "Show alerts here" }).click();
  const devices = page.getByRole("region", { name: "Devices" });
  await expect(devices.getByText("Alerts show on 1 device")).toBeVisible();

  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const deliver = (data: string) => session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  // A browser without a window shows no notification either: what the worker has it show is written down.
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(self, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      const { body, tag, data } = options as Omit<Shown, "title">;
      const before = shown.findIndex((notice) => notice.tag === tag);
      shown.splice(before < 0 ? shown.length : before, 1, { title, body, tag, data });
    };
  });
  const notices = () => worker!.evaluate(() => (self as unknown as { shown: Shown[] }).shown);

  // What the product sends is what a lock screen shows.
  await page.getByRole("button", { name: /^(New alert|Alert)$/ }).click();
  await page.getByRole("checkbox", { name: "Notifications" }).check();
  await page.getByRole("button", { name: "Save alert" }).click();
  await page.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect.poll(async () => (await sent()).pushed.some(({ address }) => address === endpoint)).toBe(true);
  const { body } = (await sent()).pushed.find(({ address }) => address === endpoint)!;
  const said = receiver.read(Buffer.from(body, "base64"));
  const { title, body: text, tick, tag, path } = JSON.parse(said) as Record<string, string>;
  expect(title).toMatch(/^Test: /);
  await deliver(said);
  await deliver(said);
  // Beside the tick's time stands that of its arrival on this device.
  const told = expect.stringMatching(/\nTick \d+:\d\d:\d\d [AP]M, here \d+:\d\d:\d\d [AP]M ET$/);
  await expect.poll(notices).toEqual([{ title, body: told, tag, data: { path } }]);
  const [{ body: shownText }] = (await notices()) as [Shown];
  expect(shownText.startsWith(`${text}\nTick ${tick}, here `)).toBe(true);

  // A push that cannot be read shows as well: a browser takes leave away from a worker that shows nothing.
  await deliver("no JSON");
  await expect
    .poll(notices)
    .toContainEqual(expect.objectContaining({ title: "Lock alert", body: "Open Highway to see it." }));

  // A press. Only the browser's own may bring a window to the front and keep a worker awake, so this one is spared both.
  await page.goto("/members/dashboard");
  const closed = await worker!.evaluate(async () => {
    const scope = self as unknown as { shown: Shown[]; WindowClient: { prototype: { focus: () => Promise<unknown> } } };
    scope.WindowClient.prototype.focus = async function () {
      return this;
    };
    let isClosed = false;
    const notification = {
      ...scope.shown[0],
      close: () => {
        isClosed = true;
      },
    };
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promised: Promise<unknown>) => {
      work = promised;
    };
    self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
    await work;
    return isClosed;
  });
  expect(closed).toBe(true);
  expect(path).toMatch(/^\/members\/markets\/lock-alerts\?alert=/);
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path);
}

test("the app opens without a network and fills by itself when it is back, and shows a pushed alert that a press opens", async ({
  page,
  context,
  be,
  baseURL,
}) => {
  const email = `push-${unique()}@lender.test`;
  await found(page, `Cedar ${unique()}`, email);
  await be(email);
  const device = await playDevice(page, context, baseURL!);
  await test.step("without a network every page opens, says what waits, and fills by itself when the network is back", () =>
    workWithoutNetwork(page));
  await test.step("a device is added, gets what only it can read, shows it, and a press opens the alert", () =>
    beNotified(page, context, baseURL!, device));
});
