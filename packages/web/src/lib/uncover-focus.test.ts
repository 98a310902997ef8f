import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { uncoverFocus } from "./uncover-focus";

/** A page of 600 pixels with a head of 50 and a foot of 60, and three buttons whose places on the screen follow its scrolling. */
const height = 600;
const bars = { head: [0, 50], foot: [height - 60, height] } as const;
const places = { above: 20, middle: 300, below: 560 } as const;
let scrolled = 0;
let end = () => {};

const at = (id: string) => document.getElementById(id)!;
const rect = (top: number, bottom: number) =>
  ({ top, bottom, left: 0, right: 100, width: 100, height: bottom - top }) as DOMRect;

beforeEach(() => {
  scrolled = 0;
  document.body.innerHTML = `<header id="head" style="position: sticky; top: 0"></header>
    <main>${Object.keys(places).map((id) => `<button id="${id}"></button>`)}</main>
    <nav id="foot" style="position: fixed; bottom: 0"></nav>`;
  vi.stubGlobal("innerHeight", height);
  for (const [id, [top, bottom]] of Object.entries(bars)) at(id).getBoundingClientRect = () => rect(top, bottom);
  for (const [id, top] of Object.entries(places))
    at(id).getBoundingClientRect = () => rect(top - scrolled, top - scrolled + 30);
  vi.spyOn(document, "elementFromPoint").mockImplementation(
    (_, y) =>
      at(Object.entries(bars).find(([, [top, bottom]]) => y >= top && y < bottom)?.[0] ?? "") ??
      document.querySelector("main"),
  );
  document.documentElement.scrollBy = (({ top = 0 }: ScrollToOptions) => {
    scrolled += top;
  }) as Element["scrollBy"];
  end = uncoverFocus();
});
afterEach(() => {
  end();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document.documentElement, "scrollBy");
});

/** Gives the focus as a key or a press would, and returns where it then stands. */
async function focusBy(event: "keydown" | "pointerdown", id: keyof typeof places) {
  document.dispatchEvent(new Event(event));
  at(id).focus();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const { top, bottom } = at(id).getBoundingClientRect();
  return [top, bottom];
}

it("scrolls what a key gives the focus to out from under the bar at the foot or at the head", async () => {
  expect(await focusBy("keydown", "below")).toEqual([502, 532]);
  scrolled = 0;
  expect(await focusBy("keydown", "above")).toEqual([58, 88]);
});

it("leaves what no bar covers, and what is pressed", async () => {
  await focusBy("keydown", "middle");
  await focusBy("pointerdown", "below");
  expect(scrolled).toBe(0);
});

it("scrolls it sideways out from under a column that stays", async () => {
  at("middle").insertAdjacentHTML("beforebegin", `<div id="names" style="position: sticky; left: 0"></div>`);
  at("names").getBoundingClientRect = () => ({ ...rect(0, height), right: 80 });
  vi.spyOn(document, "elementFromPoint").mockImplementation(() => at(scrolled === 0 ? "names" : "middle"));
  document.documentElement.scrollBy = (({ left = 0 }: ScrollToOptions) => {
    scrolled += left;
  }) as Element["scrollBy"];
  await focusBy("keydown", "middle");
  expect(scrolled).toBe(-88);
});

it("scrolls nothing for a panel that lies over the whole height of the page", async () => {
  const panel = at("head");
  panel.style.position = "fixed";
  panel.getBoundingClientRect = () => rect(0, height);
  vi.spyOn(document, "elementFromPoint").mockReturnValue(panel);
  await focusBy("keydown", "middle");
  expect(scrolled).toBe(0);
});
