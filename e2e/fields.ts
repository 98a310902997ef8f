/** Walks over the fields of a screen as a hand does: each takes a press anywhere in its box, and has room for a finger where there is no mouse. */
import { expect, type Page } from "@playwright/test";
import { onPhone } from "./editor";

/** In the page: what is dead or too small, in words. `fingers`: targets have 44 px. */
function faultsOf({ within, fingers }: { within: string | undefined; fingers: boolean }): string[] {
  const fields = "input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true]";
  const controls = `${fields}, button, a[href], [role=button], [role=option], label`;
  const near = 3;
  const finger = 44;
  const stridePixels = 4;
  /** A link within a sentence is as tall as its line: its neighbors keep this distance (WCAG 2.5.8). */
  const inLine = 24;
  const roots = within ? [...document.querySelectorAll(within)] : [document.body];
  const root = roots.findLast((each) => each.checkVisibility()) ?? document.body;
  const kept = document.activeElement;
  const scrolled = [scrollX, scrollY] as const;

  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  };
  const isToggle = (field: Element) => field.matches("[type=checkbox], [type=radio], [type=range], [type=color]");

  /** The box that a person sees: the field's own, else the first one around it, as long as it is the only field in there. */
  const boxOf = (field: Element): Element => {
    const own = field.closest("[data-field-box]");
    const line = field.closest("[data-look*=phone] [role=row]");
    // A list in the box of an input answers for itself, as a button does.
    const counts = (other: Element) =>
      isSeen(other) && !isToggle(other) && (other === field || !other.matches("select"));
    const alone = (each: Element | null) => each && [...each.querySelectorAll(fields)].filter(counts).length === 1;
    if (line && alone(line) && !line.querySelector("textarea")) return line;
    if (own && alone(own)) return own;
    // A text with tools above it is a field by itself; what is much taller than a line is a window.
    if (field.matches("[contenteditable]")) return field;
    const isLine = (each: Element) => each === field || each.getBoundingClientRect().height < 120;
    for (
      let each: Element | null = field, up = 0;
      each && up < 3 && (each === field || (alone(each) && isLine(each)));
      up++
    ) {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(each);
      if (Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderBottomWidth) > 0) return each;
      each = each.parentElement;
    }
    return field;
  };

  const nameOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()} ${name.trim().slice(0, 60) || element.outerHTML.slice(0, 120)}`;
  };

  /** Whether a press on this element gives the field the focus, as the page's own handlers and the browser would. */
  const takes = (field: HTMLElement, hit: Element): boolean => {
    const label = hit.closest("label");
    if (hit === field || field.contains(hit) || label?.control === field) return true;
    field.blur();
    hit.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true, button: 0 }));
    return document.activeElement === field;
  };

  const faults: string[] = [];
  for (const field of root.querySelectorAll<HTMLElement>(fields)) {
    if (!isSeen(field) || isToggle(field) || field.matches(":disabled, [readonly], [inert] *")) continue;
    const box = boxOf(field);
    if (!box.checkVisibility()) continue;
    box.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = {
      left: [left + near, y],
      right: [right - near, y],
      top: [x, top + near],
      bottom: [x, bottom - near],
    };
    for (const [edge, [atX, atY]] of Object.entries(edges)) {
      const hit = document.elementFromPoint(atX!, atY!);
      // What stands in the box and answers for itself: a button beside the value, a list.
      const other = hit?.closest(controls);
      if (hit && box.contains(hit) && other && other !== field && box.contains(other) && other.tagName !== "LABEL")
        continue;
      if (
        !hit ||
        !(box.contains(hit) || hit.contains(field) || hit.closest("label")?.control === (field as HTMLInputElement))
      )
        faults.push(`${nameOf(field)}: its ${edge} edge lies under ${hit ? hit.outerHTML.slice(0, 160) : "nothing"}`);
      else if (!takes(field, hit))
        faults.push(`${nameOf(field)}: a press at its ${edge} edge does nothing (${hit.outerHTML.slice(0, 160)})`);
    }
  }

  /** What stands in running text is as tall as a line of it. */
  const isInText = (target: HTMLElement) =>
    // A button stands in a line as a block, whatever is asked for.
    ["inline", target.matches("button.inline") && "inline-block"].includes(getComputedStyle(target).display) &&
    target.matches("a, button") &&
    [...(target.parentElement?.closest(":not(b)")?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\w{2}/.test(node.textContent ?? ""),
    );
  const middleOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2] as const;
  };

  if (fingers) {
    const targets = [
      ...root.querySelectorAll<HTMLElement>(`${fields}, button, a[href], [role=button], summary`),
    ].filter(
      (target) =>
        isSeen(target) &&
        !target.closest("[inert], .sr-only, [aria-hidden=true]") &&
        !target.matches(":disabled, .sr-only") &&
        (getComputedStyle(target).opacity !== "0" || isToggle(target)),
    );
    for (const target of targets) {
      // The words beside a box that is ticked take the press too; those above a slider do not move it.
      const label = target.matches("[type=checkbox], [type=radio]") ? (target as HTMLInputElement).labels?.[0] : null;
      const box = label ?? (target.matches(fields) && !isToggle(target) ? boxOf(target) : target);
      box.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const [x, y] = middleOf(box);
      if (isInText(target)) {
        const close = targets.find((other) => {
          const [atX, atY] = middleOf(other);
          return (
            other !== target &&
            !other.contains(target) &&
            !target.contains(other) &&
            Math.hypot(atX - x, atY - y) < inLine
          );
        });
        if (close) faults.push(`${nameOf(target)}: in a sentence, and ${nameOf(close)} is nearer than ${inLine} px`);
        continue;
      }
      // What a finger hits counts: a target may reach beyond what is drawn of it, and its neighbor may lie over what is.
      const hits = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY);
        if (!hit || box.contains(hit)) return hit !== null;
        // A notice goes away, or is closed.
        return hit.closest("label")?.control === target || hit.closest("[role=alert], [aria-label=Notices]") !== null;
      };
      // In strides, and pixel by pixel at the end: to ask the page what lies at a point takes longest.
      const reach = (byX: number, byY: number, most: number) => {
        let far = 0;
        for (const stride of [stridePixels, 1])
          while (far + stride <= most && hits(x + byX * (far + stride), y + byY * (far + stride))) far += stride;
        return far;
      };
      const across = (byX: number, byY: number) => {
        const back = reach(-byX, -byY, finger);
        return back + 1 + reach(byX, byY, finger - back);
      };
      // The rail around a slider moves its thumb, and it has the slider's box. The thumb may lie over the mark of the figure that it left.
      const isOfSlider = target.matches("[type=range]") || target.matches(":has(~ [type=range])");
      const { width, height } = isOfSlider
        ? box.getBoundingClientRect()
        : { width: across(1, 0), height: across(0, 1) };
      if (width < finger - 1 || height < finger - 1)
        faults.push(`${nameOf(target)}: ${Math.round(width)} x ${Math.round(height)} px is too small for a finger`);
    }
  }

  scrollTo(...scrolled);
  if (kept instanceof HTMLElement) kept.focus({ preventScroll: true });
  return faults;
}

/** Every field of the screen, or of what lies over it, takes a press near each edge of its box. */
export async function expectFieldsTakePresses(
  page: Page,
  within: string | undefined,
  name: string,
  fingers = onPhone(page),
) {
  const faults = await page.evaluate(faultsOf, { within, fingers });
  expect.soft(faults, `${name}: fields take a press anywhere in their box`).toEqual([]);
}

/** In the page: the pixels that a list's box has more than the longest of its choices is wide. */
export function roomBeside(box: Element) {
  const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(box);
  const pen = document.createElement("canvas").getContext("2d")!;
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const widths = [...box.querySelectorAll("option")].map(({ text }) => pen.measureText(text).width);
  return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - Math.max(...widths);
}
