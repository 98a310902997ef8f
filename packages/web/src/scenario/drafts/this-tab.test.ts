import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => sessionStorage.clear());

/** The name by which a page that is loaded now knows its tab. */
async function loaded(): Promise<string> {
  vi.resetModules();
  const { thisTab } = await import("./this-tab");
  return thisTab();
}

it("keeps its name through a reload", async () => {
  const name = await loaded();
  dispatchEvent(new Event("pagehide"));
  expect(await loaded()).toBe(name);
});

it("has another name than the tab that it was duplicated from, whose storage it has a copy of", async () => {
  await loaded();
  dispatchEvent(new Event("pagehide"));
  const name = await loaded();
  expect(await loaded()).not.toBe(name);
});

it("has a name of its own, too, where the page was kept for a step back", async () => {
  const name = await loaded();
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(new Event("pageshow"));
  expect(await loaded()).not.toBe(name);
});
