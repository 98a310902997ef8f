/** `npm run screens`: the pictures in docs/screens, taken of the demo in a real browser. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type APIRequestContext, type Browser, chromium, type Page } from "playwright-core";
import { chromiumLaunch } from "./chromium";

const port = Number(process.env.PORT ?? 3943);
const base = `http://127.0.0.1:${port}`;
const officer = "officer@highway.test";
const folder = "docs/screens";
const customMessage = "<p>Here are the loans that we talked about. Call me with any questions.</p>";
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

type Session = {
  cookies: Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["cookies"]>>;
  reportID: string;
  /** What a client opens: the link with a passcode, the one without, and the mail that brought the first. */
  client: { gate: string; report: string; mail: string };
};

/** The newest mail to this address, as soon as there is one: a machine that is busy sends it after its call was answered. */
async function mailTo(request: APIRequestContext, address: string): Promise<{ text: string; html: string }> {
  for (let turn = 0; turn < 100; turn++) {
    const response = await request.get("/_local/inbox", {
      params: { to: address },
      headers: { accept: "application/json" },
    });
    const [mail] = await response.json();
    if (mail) return mail;
    await setTimeout(100);
  }
  throw new Error(`No mail to ${address} came within ten seconds.`);
}

async function signIn(browser: Browser): Promise<Session> {
  const context = await browser.newContext({ baseURL: base });
  const post = (path: string, data: object) => context.request.post(path, { data, headers: { origin: base } });
  await post("/v1/auth/code", { email: officer });
  const mail = await mailTo(context.request, officer);
  await post("/v1/auth/session", { email: officer, code: mail.text.match(/\b\d{6}\b/)?.[0] });
  const { data } = await (await context.request.get("/v2/client/reports?count=10")).json();
  const four = data.find(({ report }: { report: { loans: unknown[] } }) => report.loans.length === 4);
  const reportID = four.report.id;
  const to = `${four.client.name.split(" ")[0].toLowerCase()}@example.com`;
  await post("/v2/share/send-live-share", {
    reportID,
    tool: "lc2",
    clientEmail: [to],
    hasPasscode: true,
    customMessage,
  });
  const sent = await mailTo(context.request, to);
  const copied = await (await post("/v2/share/get-live-share", { reportID, tool: "lc2" })).json();
  const client = {
    gate: sent.text.match(/https?:\S+\/live-share\?\S+/)![0],
    report: copied.data[0].url,
    mail: sent.html,
  };
  return { cookies: await context.cookies(), reportID, client };
}

/** Name, address, and what to press before the picture is taken. */
const screens = ({ reportID }: Session): [name: string, path: string, act?: (page: Page) => Promise<void>][] => [
  ["home", "/members/dashboard"],
  ["clients", "/clients"],
  ["editor", `/lc2/property?reportID=${reportID}`],
  ["results", `/lc2/results?reportID=${reportID}`],
  ["review", `/lc2/review?reportID=${reportID}`],
  [
    "working",
    `/lc2/results?reportID=${reportID}`,
    (page) =>
      page
        .getByRole("grid", { name: "First figures" })
        .getByRole("button", { name: /^APR, Loan B/ })
        .click(),
  ],
  ["saved", "/members/dashboard", (page) => page.getByRole("button", { name: "View all scenarios" }).click()],
  [
    "palette",
    `/lc2/property?reportID=${reportID}`,
    async (page) => {
      await page.keyboard.press("ControlOrMeta+k");
      await page.getByRole("combobox", { name: /^Search/ }).fill("m");
      await page.getByRole("group", { name: "Clients" }).waitFor();
    },
  ],
  [
    "schedule",
    `/lc2/results/schedule?reportID=${reportID}`,
    (page) => page.getByRole("radio", { name: "Monthly" }).click(),
  ],
  [
    "reinvestment",
    `/lc2/property?reportID=${reportID}`,
    async (page) => {
      const more = page.getByRole("button", { name: "More", exact: true });
      const isPhone = await more.isVisible();
      if (isPhone) await more.click();
      await page.getByRole(isPhone ? "menuitem" : "button", { name: "Reinvestment calculator" }).click();
      const drawer = page.getByRole("dialog");
      await drawer.getByRole("textbox", { name: "Assumed Rate of Return" }).fill("6");
      await drawer.getByRole("textbox", { name: "Years" }).fill("10");
      await drawer.getByRole("textbox", { name: "Lump Sum Payment" }).fill("25000");
      await drawer.getByRole("textbox", { name: "Years" }).press("Home");
    },
  ],
  ["markets", "/members/markets"],
  ["lock-alerts", "/members/markets/lock-alerts"],
  ["market-calendar", "/members/markets/market-calendar"],
  ["market-update", "/mu/results"],
  ["profile", "/members/administration/profile"],
  ["security", "/members/administration/security"],
  [
    "send",
    `/lc2/results?reportID=${reportID}`,
    async (page) => {
      await page.getByRole("button", { name: "Share", exact: true }).click();
      await page.getByRole("menuitem", { name: "Send" }).click();
      await page.getByRole("dialog").waitFor();
    },
  ],
  ["links", "/members/shared-links"],
  ["brand", "/members/administration/custom-settings"],
];

/** The news comes once the page rests, after somebody has touched it: into the strip above, or on a phone into a card on Home. */
async function newsOf(page: Page, isPhone: boolean) {
  if (isPhone && !page.url().endsWith("/members/dashboard")) return;
  const { width, height } = isPhone ? phone : desktop;
  await page.mouse.move(width - 1, height / 2);
  await page.getByRole("button", { name: "All news" }).first().waitFor();
}

/** What clients see, who are not signed in. It is light in every theme. */
async function takeClient(browser: Browser, { client }: Session, kind: "light" | "phone") {
  const context = await browser.newContext(pageOf(kind === "phone"));
  for (const [name, address] of [
    ["client-passcode", client.gate],
    ["client-report", client.report],
  ] as const) {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "networkidle" });
    await page.screenshot({ path: `${folder}/${name}-${kind}.png` });
    await page.close();
  }
  const mail = await context.newPage();
  await mail.setContent(client.mail);
  await mail.screenshot({ path: `${folder}/client-mail-${kind}.png` });
  await context.close();
}

const pageOf = (isPhone: boolean) => ({
  baseURL: base,
  viewport: isPhone ? phone : desktop,
  deviceScaleFactor: isPhone ? 2 : 1,
  hasTouch: isPhone,
  isMobile: isPhone,
  reducedMotion: "reduce" as const,
});

async function take(browser: Browser, session: Session, kind: "light" | "dark" | "phone") {
  const isPhone = kind === "phone";
  const context = await browser.newContext(pageOf(isPhone));
  const theme = kind === "dark" ? "dark" : "light";
  const dress = (page: Page) =>
    page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
  const signIn = await context.newPage();
  await signIn.goto("/sign-in", { waitUntil: "networkidle" });
  await dress(signIn);
  await signIn.screenshot({ path: `${folder}/sign-in-${kind}.png` });
  await context.addCookies(session.cookies);
  for (const [name, path, act] of screens(session)) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await newsOf(page, isPhone);
    await act?.(page);
    await dress(page);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${folder}/${name}-${kind}.png` });
    await page.close();
  }
  await context.close();
}

const data = mkdtempSync(join(tmpdir(), "highway-screens-"));
const product = spawn("tsx", ["packages/local/src/start.ts"], {
  env: { ...process.env, PORT: String(port), HIGHWAY_DATA: data },
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise<void>((resolve) =>
  product.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("ready at") && resolve()),
);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunch());
try {
  const session = await signIn(browser);
  for (const kind of ["light", "dark", "phone"] as const) await take(browser, session, kind);
  for (const kind of ["light", "phone"] as const) await takeClient(browser, session, kind);
} finally {
  await browser.close();
  product.kill("SIGINT");
  await new Promise((resolve) => product.once("exit", resolve));
  rmSync(data, { recursive: true, force: true });
}
