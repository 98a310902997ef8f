/** What a client does with a link, and how the stage is set for it: made by the officer that the page is, then opened by nobody in particular. */
import { expect, type Page } from "@playwright/test";
import { codeFor, mailTo } from "./people";
import { addClient, call, report, saveReport, unique } from "./stage";

/** Two loans on one house: something to pick. */
const two = () => {
  const { loans, ...rest } = report(`Shared ${unique()}`);
  return { ...rest, loans: [...loans, { ...loans[0]!, id: "short", name: "Fifteen years", rate: 5.75, term: 15 }] };
};

export const reportToShare = async (page: Page) =>
  saveReport(page, await addClient(page, `Jordan ${unique()} Davis`), two());

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** A home to buy or to rent: its page has a chart with names at its lines. */
export const rentOrBuy = async (page: Page) =>
  saveReport(page, await addClient(page, `Jordan ${unique()} Davis`), {
    ...report(`Rent ${unique()}`),
    toolName: "bvr",
    assumptions: { rent: 2400 },
  });

type Options = { isPreview?: boolean; lang?: "en" | "es"; tool?: "lc2" | "bvr" };

/** A link for anyone who has it. @returns its path, with the token */
export async function linkTo(page: Page, reportID: string, options: Options = {}): Promise<string> {
  const body = { reportID, tool: "lc2", ...options };
  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", body);
  return pathOf(url);
}

export type Mailed = { address: string; path: string; unsubscribe: string };

/** A link behind a passcode, as somebody finds it in the mail. */
export async function mailedLink(page: Page, reportID: string, lang: "en" | "es" = "en"): Promise<Mailed> {
  const address = `${unique()}${unique()}@example.com`;
  const body = { tool: "lc2", clientEmail: address, reportID, hasPasscode: true, lang };
  await call(page, "POST", "/v2/share/send-live-share", body);
  const { text } = await mailTo(page.request, address);
  expect(text).toContain("live-share?data=");
  const found = (pattern: RegExp) => pathOf(text.match(pattern)?.[0] ?? "");
  return {
    address,
    path: found(/https?:\S+live-share\?data=[\w-]{43}/),
    unsubscribe: found(/https?:\S+unsubscribe\?data=[\w.~-]+/),
  };
}

export const codeField = (page: Page) => page.getByRole("textbox");

/** Types the mailed code, or one so many further on, which is a wrong one. */
export async function enterCode(page: Page, { address }: Mailed, further = 0) {
  const code = (Number(await codeFor(page.request, address)) + further) % 1_000_000;
  await codeField(page).fill("");
  await codeField(page).fill(String(code).padStart(6, "0"));
}

/** The answer of the entry as it would be later on: what takes three pauses of 15 minutes is not waited for. */
export async function pretend(page: Page, changes: object) {
  await page.route("**/v2/share/live-share-view?*", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: [{ ...data[0], ...changes }] } });
  });
}
