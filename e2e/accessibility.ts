/** Judges screens by axe: every rule at desktop in the light theme. Other themes are other colors, which the gallery and tokens.test.ts hold. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { field, onPhone } from "./editor";
import { expectFieldsTakePresses } from "./fields";
import { expectReadApart } from "./heard";
import { expect, test } from "./people";
import { addClient, copyDemo, report, saveReport, unique, visit } from "./stage";

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();

/** A page of a scenario, which the screen before may have been too: the title says when it is this one. */
export async function openScenario(page: Page, path: string, name: string) {
  await visit(page, path);
  await expect(page).toHaveTitle(new RegExp(name));
}

/** A scenario of its own on a page of the comparison. @returns its id */
export async function openSaved(page: Page, { tab = "property", loan = {} } = {}) {
  const name = `Seen ${unique()}`;
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(name, loan));
  await openScenario(page, `/lc2/${tab}?reportID=${id}`, name);
  return id;
}

/** The demo's four loans on a page of the comparison, in a scenario of its own. @returns its client's id */
export async function openDemo(page: Page, tab: "property" | "results" = "property") {
  const { id, clientID, name } = await copyDemo(page);
  await openScenario(page, `/lc2/${tab}?reportID=${id}`, name);
  if (tab === "property") await expect(field(page, "Rate", 1)).toBeVisible();
  return clientID;
}

/** What lies over the page, if anything does: the page below has a test of its own. */
const onTop = (page: Page) =>
  page.evaluate(() =>
    ["[role=alertdialog]", ":popover-open:not([role=tooltip])", "[role=dialog]"].find((selector) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    ),
  );

/** What slides, fades or changes color is judged where it ends. */
const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));

/** Closes what lies over the page, so that the next screen can go on from there. */
export async function closeTop(page: Page) {
  await page.keyboard.press("Escape");
  await expect.poll(() => onTop(page), { message: "nothing lies over the page" }).toBe(undefined);
}

/** Closes a window and throws away what was typed into it, which is asked about. */
export async function discardTop(page: Page) {
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard", exact: true }).click();
  await expect.poll(() => onTop(page), { message: "nothing lies over the page" }).toBe(undefined);
}

async function wear(page: Page, theme: string) {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  await atRest(page);
}

type Violation = { id: string; help: string; nodes: { html: string; any: { message: string }[] }[] };
type Axe = { run: (within: string | Document, options: object) => Promise<{ violations: Violation[] }> };

const axeFile = createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js");
const axeSource = readFileSync(axeFile, "utf8");

/**
 * In the page: the builder of its package carries out what is right too, which takes twice as long as the rules. The style sheets are not read first:
 * only an experimental rule asks for them, and to parse them takes a quarter of the time.
 */
const run = (page: Page, within: string | undefined, options: object) =>
  page.evaluate(
    async ([selector, chosen]) => {
      const { axe } = window as unknown as { axe: Axe };
      const settings = { ...chosen, resultTypes: ["violations"], preload: { assets: ["media"] } };
      return (await axe.run(selector ?? document, settings)).violations;
    },
    [within, options] as const,
  );

/** A theme is a set of colors and nothing else: what does not depend on them is judged once. */
const colors = ["color-contrast", "link-in-text-block"];
/** A phone lays the same colors out otherwise: to measure them takes half of the time of all rules, and is left to the desktop. */
const allButColors = { rules: Object.fromEntries(colors.map((rule) => [rule, { enabled: false }])) };

/** What axe finds wrong with the page as it is now, or with a part of it, by every rule that is not an experiment. */
export async function violationsOf(page: Page, within?: string): Promise<Violation[]> {
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return run(page, within, onPhone(page) ? allButColors : {});
}

const told = (theme: string, all: Violation[]) =>
  all.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${theme}: ${id}, ${help}\n  ${html}\n  ${any[0]?.message ?? ""}`),
  );

async function expectNothingWrong(page: Page, name: string) {
  await wear(page, "light");
  expect.soft(told("light", await violationsOf(page, await onTop(page))), name).toEqual([]);
}

/** Axe finds nothing wrong with what is on the screen, and a hand reaches all of it. One that fails does not hide the next. */
export async function expectAccessible(page: Page, name = "") {
  await expectNothingWrong(page, name);
  await expectReachable(page, name);
}

/** Judges the colors of what is on the screen in the theme that the person has chosen, which the page wears by itself. */
export async function expectReadableAsWorn(page: Page, theme: string, name: string) {
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  expect.soft(told(theme, await run(page, await onTop(page), { runOnly: colors })), name).toEqual([]);
}

export async function expectAccessibleInAllThemes(page: Page, name: string) {
  await expectNothingWrong(page, name);
  for (const theme of ["dark", "cvd", "cvd-dark"]) {
    await wear(page, theme);
    expect.soft(told(theme, await run(page, await onTop(page), { runOnly: colors })), name).toEqual([]);
  }
  await wear(page, "light");
}

/** Every field of what is on the screen takes a press anywhere in its box, and on a phone has room for a finger; no two texts are heard as one. */
export async function expectReachable(page: Page, name: string) {
  await atRest(page);
  const within = await onTop(page);
  await expectReadApart(page, within, name);
  await expectFieldsTakePresses(page, within, name);
}

/** Those that nobody signed in for come first. */
type Screen = {
  as?: string;
  open: (page: Page) => Promise<unknown>;
  expected?: RegExp[];
  /** Laid out differently on a phone, and judged there too: it does not go on from a screen that is not. */
  onPhone?: true;
  /** Laid out there alike, and full of fields: a hand walks over them on a phone too, where axe would say the same twice. */
  fingers?: true;
  /** Holds colors that are not the kit's own: the grid of loans, charts. Others have those of the gallery. */
  inAllThemes?: true;
  /** Something typed stays unsaved, which the app would ask about: the next screen loads its page anew. */
  staysUnsaved?: true;
};

/**
 * A test of all screens of a part, one after the other in one browser, as somebody would go through them: to start one and to sign in for each
 * would take longer than the judging. Each brings its own address, or goes on from where the one before left the page.
 */
export function judge(part: string, screens: Record<string, Screen>) {
  test.describe(part, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("is accessible", async ({ page, be, expected }) => {
      const judged = Object.entries(screens).filter(([, screen]) => !onPhone(page) || screen.onPhone || screen.fingers);
      test.skip(judged.length === 0, "laid out on a phone as on a desktop");
      test.setTimeout(15_000 * (3 + judged.length));
      let who: string | undefined;
      for (const [name, screen] of judged)
        await test.step(name, async () => {
          expected.splice(0, expected.length, ...(screen.expected ?? []));
          if (screen.as && screen.as !== who) {
            await be(screen.as);
            who = screen.as;
          }
          await screen.open(page);
          const look = screen.inAllThemes && !onPhone(page) ? expectAccessibleInAllThemes : expectNothingWrong;
          if (!onPhone(page) || screen.onPhone) await look(page, name);
          await expectReachable(page, name);
          await page.unrouteAll();
          if (screen.staysUnsaved) await page.goto("about:blank");
        });
    });
  });
}
