/** Judges screens by axe: a test of its own opens each, and looks at it in all four themes. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { field, onPhone } from "./editor";
import { expect, test } from "./people";
import { addClient, dropDraft, findReport, report, saveReport, unique } from "./stage";

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();

/** A scenario of its own in the editor. @returns its id */
export async function openSaved(page: Page, document = report(`Seen ${unique()}`), rate = "6.500") {
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), document);
  await page.goto(`/lc2/property?reportID=${id}`);
  await expect(field(page, "Rate", 1)).toHaveValue(rate);
  return id;
}

/** The demo's four loans in the editor, as they were saved. @returns the scenario's id */
export async function openDemo(page: Page) {
  const id = await findReport(page, "Raleigh or Cary");
  await dropDraft(page, id);
  await page.goto(`/lc2/property?reportID=${id}`);
  await expect(field(page, "Rate", 1)).toBeVisible();
  return id;
}

/** What lies over the page, if anything does: the page below has a test of its own. */
const onTop = (page: Page) =>
  page.evaluate(() =>
    ["[role=alertdialog]", ":popover-open:not([role=tooltip])", "[role=dialog]"].find((selector) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    ),
  );

async function wear(page: Page, theme: string) {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  // What slides, fades or changes colour is judged where it ends.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
}

type Violation = { id: string; help: string; nodes: { html: string; any: { message: string }[] }[] };
type Axe = { run: (within: string | Document, options: object) => Promise<{ violations: Violation[] }> };

/** A theme is a set of colours and nothing else: what does not depend on them is judged once. Axe is in the page by then. */
const colourViolations = (page: Page, top: string | undefined) =>
  page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: Axe };
    const rules = { runOnly: ["color-contrast", "link-in-text-block"] };
    return (await axe.run(within ?? document, rules)).violations;
  }, top);

/** Axe finds nothing wrong with what is on the screen, in any theme; with `once`, themes are judged at one width alone. */
export async function expectAccessible(page: Page, { once = false } = {}) {
  const top = await onTop(page);
  await wear(page, "light");
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const found: [theme: string, all: Violation[]][] = [];
  found.push(["light", (await (top === undefined ? axe : axe.include(top)).analyze()).violations]);
  // A window has the same colours at both widths.
  const others = (top !== undefined || once) && onPhone(page) ? [] : ["dark", "cvd", "cvd-dark"];
  for (const theme of others) {
    await wear(page, theme);
    found.push([theme, await colourViolations(page, top)]);
  }
  const told = ([theme, all]: (typeof found)[number]) =>
    all.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => `${theme}: ${id}, ${help}\n  ${html}\n  ${any[0]?.message ?? ""}`),
    );
  expect(found.flatMap(told)).toEqual([]);
}

type Screen = { as?: string; open: (page: Page) => Promise<unknown>; expected?: RegExp[] };

/** A test for each screen, by its name. */
export function judge(screens: Record<string, Screen>) {
  for (const [name, { as, open, expected = [] }] of Object.entries(screens))
    test.describe(name, () => {
      test.use({ expected, contextOptions: { reducedMotion: "reduce" } });

      test("is accessible in all four themes", async ({ page, be }) => {
        if (as) await be(as);
        await open(page);
        await expectAccessible(page);
      });
    });
}
