/** What is heard of a page: two texts that only a margin keeps apart are heard, copied and searched as one, such as "72.37.177%". */
import { expect, type Page } from "@playwright/test";

/** In the page: pairs of texts in one line with a gap between them and no space. Boxes, cells and parts of a flexible row are apart by themselves. */
function gluedTexts(within: string | undefined): string[] {
  const glued: string[] = [];
  const isHeard = ({ parentElement: parent }: Node) =>
    !!parent?.checkVisibility({ visibilityProperty: true }) &&
    !parent.closest("[aria-hidden=true], script, style, svg, option");
  const isInline = (text: Text, until: Node) => {
    for (let at = text.parentElement; at && at !== until; at = at.parentElement)
      if (getComputedStyle(at).display !== "inline") return false;
    return true;
  };
  const gap = (range: Range, before: Text, text: Text) => {
    range.selectNodeContents(before);
    const from = [...range.getClientRects()].at(-1);
    range.selectNodeContents(text);
    const [to] = range.getClientRects();
    return from && to && Math.abs(from.bottom - to.bottom) < 16 ? to.left - from.right : 0;
  };
  const root = (within && document.querySelector(within)) || document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let before: Text | null = null;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data === "" || !isHeard(text)) continue;
    const last = before;
    before = text;
    if (!last || /\s$/.test(last.data) || /^\s/.test(text.data)) continue;
    const range = document.createRange();
    range.setStart(last, 0);
    range.setEnd(text, text.length);
    const { commonAncestorContainer: common } = range;
    if (!(common instanceof Element) || /flex|grid/.test(getComputedStyle(common).display)) continue;
    if (!isInline(last, common) || !isInline(text, common) || range.cloneContents().querySelector("br, img, input"))
      continue;
    if (gap(range, last, text) > 2) glued.push(`${last.data}|${text.data}`);
  }
  return glued;
}

export async function expectReadApart(page: Page, within: string | undefined, name: string) {
  expect.soft(await page.evaluate(gluedTexts, within), `${name}: texts that are heard as one`).toEqual([]);
}
