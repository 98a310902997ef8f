/** What a browser prints of a page, as words with their places. */
import { expect, type Page } from "@playwright/test";
import { readPdf } from "../packages/functions/src/print/pdf.fixture";

/** Points of a Letter sheet, and of the margin at each of its sides (`theme/tokens.css`). */
const [sheet, margin] = [612, 0.6 * 72];

/** Prints the page, and holds that no word reaches beyond the margin or stands over another. @returns the words of each sheet */
export async function printedWhole(page: Page) {
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  for (const [at, { words }] of pages.entries()) {
    const cut = words.filter(({ right }) => right > sheet - margin + 1);
    expect(
      cut.map(({ text }) => text),
      `words beyond the margin of page ${at + 1}`,
    ).toEqual([]);
    const covered = words.filter((word) =>
      words.some(
        ({ left, right, bottom }) =>
          Math.abs(bottom - word.bottom) < 3 && left < word.left - 1 && right > word.left + 1,
      ),
    );
    expect(
      covered.map(({ text }) => text),
      `words over others on page ${at + 1}`,
    ).toEqual([]);
  }
  return pages.map(({ words }) => words);
}

/** The amounts, and the words of a pattern, that the page breaks in two lines. */
export const brokenWords = (page: Page, pattern: RegExp) =>
  page.evaluate((source) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(new RegExp(source, "g"))) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    return broken;
  }, pattern.source);

/** The letters, words and lines of a page as far apart as a reader may set them (WCAG 1.4.12). */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** The amounts that lie over another on the page. */
export const coveredAmounts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const amounts: { said: string; box: DOMRect }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const said = node.textContent ?? "";
      if (!/^\W*\$[\d,.]+$/.test(said) || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      amounts.push({ said, box: range.getBoundingClientRect() });
    }
    return amounts
      .filter(({ box }) =>
        amounts.some(
          (other) =>
            other.box !== box &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 6,
        ),
      )
      .map(({ said }) => said);
  });
