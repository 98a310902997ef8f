/** How a hand gets to a field: by a press at the edge of its box, with a finger where the screen takes one, or by Tab. */
import { expect, type Locator } from "@playwright/test";

/**
 * In the page: a place just inside the edge of the field's box, measured from that box's corner. Where a button, a list or a label lies in the
 * box, it answers for itself.
 */
const edgeOf = (field: Locator) =>
  field.evaluate((element) => {
    const own = element.closest("[data-field-box]");
    const box = own ?? element;
    const { left, top, width, height } = box.getBoundingClientRect();
    const others = [...box.querySelectorAll("button, select, label, a")].map((other) => other.getBoundingClientRect());
    // Small ones take a press somewhat beyond what is drawn of them.
    const reach = 12;
    const isFree = (x: number, y: number) =>
      others.every(
        (other) =>
          Math.max(other.left - left - x, x - other.right + left) > reach ||
          Math.max(other.top - top - y, y - other.bottom + top) > reach,
      );
    const inset = 3;
    const edges = [
      { x: inset, y: height / 2 },
      { x: width - inset, y: height / 2 },
      { x: width / 2, y: height - inset },
    ];
    const position = edges.find(({ x, y }) => isFree(x, y)) ?? { x: width / 2, y: height / 2 };
    return { position, hasBox: own !== null, hasTouch: navigator.maxTouchPoints > 0 };
  });

/** Presses the field at an edge of its box: that it has the focus then is part of every journey. */
export async function pressField(field: Locator) {
  const { position, hasBox, hasTouch } = await edgeOf(field);
  const box = hasBox ? field.locator("xpath=ancestor::*[@data-field-box][1]") : field;
  await (hasTouch ? box.tap({ position }) : box.click({ position }));
  await expect(field, "pressed at its edge").toBeFocused();
}

/** Presses the mark of a slider where it stands, which moves it by nothing. A finger that drags it has no need of the focus. */
export async function pressSlider(slider: Locator) {
  const { position, hasTouch } = await slider.evaluate((element) => {
    const { min, max, valueAsNumber } = element as HTMLInputElement;
    const { width, height } = element.getBoundingClientRect();
    const mark = Math.min(height, 24);
    const along = (valueAsNumber - Number(min)) / (Number(max) - Number(min));
    return {
      position: { x: mark / 2 + along * (width - mark), y: height / 2 },
      hasTouch: navigator.maxTouchPoints > 0,
    };
  });
  // What a finger presses is the rail around it, the thumb included.
  await (hasTouch ? slider.locator("xpath=..").tap({ position }) : slider.click({ position }));
  if (!hasTouch) await expect(slider, "pressed at its mark").toBeFocused();
}

/** Presses Tab until the target has the focus, as often as a page has fields. */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  await expect(target, "reached by Tab").toBeFocused();
}
