/** Sets the stage by the product's own calls, as the person that the page is: what a test is not about need not be typed. */
import { expect, type Page, test } from "@playwright/test";
import { documentOf, documents } from "../packages/web/documents";

/** Where the product stands: asked before the first page is open, too. */
const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;

export async function call<Answer>(page: Page, method: "GET" | "POST" | "PUT" | "DELETE", path: string, data?: object) {
  const response = await page.request.fetch(path, { method, data, headers: { origin: origin() } });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  const { data: answer }: { data: Answer } = await response.json();
  return answer;
}

/** Different in every run and at every width, so that tests that share a person do not meet. It begins as no word does that a journey searches for. */
export const unique = () => `q${Math.random().toString(36).slice(2, 7).replace(/\d/g, "x")}`;

export async function addClient(page: Page, name: string, more: object = {}): Promise<string> {
  const [client] = await call<[{ _id: string }]>(page, "POST", "/v2/client", { name, taxRate: 24, ...more });
  return client._id;
}

const isOfTheApp = (address: URL) => address.origin === origin() && documentOf(address.pathname) === documents.app;

/**
 * Goes to a page as a link of the app does, which is a sixth of the work of loading it; by the address where the app is not open yet, or the page is
 * another document. `page.goto` is for journeys about loading, for what must be fetched anew, and for leaving what was typed.
 */
export async function visit(page: Page, path: string) {
  const isOpen = page.url().startsWith("http") && isOfTheApp(new URL(page.url()));
  if (!isOpen || !isOfTheApp(new URL(path, origin()))) return page.goto(path);
  await page.evaluate((address) => {
    // As React Router writes it: the number tells a step forward from a step back.
    history.pushState({ key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 }, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);
}

/** Makes the window another size: a page follows it within a frame, and fetches what it shows only at that size. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
}

/** What waits until somebody touches the page, or has read for a while, comes now. */
export const touchPage = (page: Page) => page.mouse.move(2, 2);

/** One loan on one house, complete. */
export const report = (name: string, loan: object = {}) => ({
  name,
  properties: [
    { id: "house", address: "18 Tidewater Ln", city: "Cary", purchaseDetails: [{ id: "ask", price: 450_000 }] },
  ],
  loans: [{ id: "loan", rate: 6.5, term: 30, downPaymentPercentage: 20, ...loan }],
});

export async function saveReport(page: Page, clientID: string, document: object): Promise<string> {
  const [saved] = await call<[{ report: { id: string } }]>(page, "POST", "/v2/client/reports", {
    clientID,
    report: document,
  });
  return saved.report.id;
}

type Read = {
  client: { _id: string; name: string };
  report: {
    name: string;
    lastUpdated: string;
    properties: { purchaseDetails: { price: number }[] }[];
    loans: { rate: number; closingCosts: number | null; apor?: number }[];
  };
};

export async function readReport(page: Page, id: string): Promise<Read> {
  const [found] = await call<[Read]>(page, "GET", `/v2/client/reports/${id}`);
  return found;
}

/** What the server keeps of a scenario that was typed and not saved. */
export async function readDraft(page: Page, id: string) {
  const [kept] = await call<[{ document: Read["report"] }]>(page, "GET", `/v2/client/working-copies/${id}`);
  return kept.document;
}

/** The saved scenario of this name, however long ago it was saved. */
export async function findReport(page: Page, name: string): Promise<string> {
  const found = await call<{ report: { id: string; name: string } }[]>(
    page,
    "GET",
    `/v2/client/reports?count=10&searchText=${encodeURIComponent(name)}`,
  );
  const id = found.find(({ report }) => report.name === name)?.report.id;
  if (!id) throw new Error(`No scenario is named ${name}.`);
  return id;
}

/** The demo's four loans on two homes, in a report of the test's own: what one journey types, another must not find. */
export async function copyDemo(page: Page, name = `Seen ${unique()}`) {
  const path = `/v2/client/reports/${await findReport(page, "Raleigh or Cary")}`;
  const [{ report }] = await call<[{ report: { id: string } }]>(page, "GET", path);
  const { id: _, ...demo } = report;
  const clientID = await addClient(page, `Client ${unique()}`);
  return { id: await saveReport(page, clientID, { ...demo, name }), clientID, name };
}

/** Ends the page's session elsewhere: the page learns of it at its next call. */
export const endSession = (page: Page) => call(page, "DELETE", "/v1/auth/session");
