import { expect, it, vi } from "vitest";

/** Files of one worker share a document: what one test does to its frames is felt by tests of other files. */
it("goes on drawing frames after a focused element was removed under a test's own clock", async () => {
  vi.useFakeTimers();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  field.remove();
  vi.useRealTimers();
  await expect(new Promise((drawn) => requestAnimationFrame(() => drawn("a frame")))).resolves.toBe("a frame");
});

it("hears nothing of the page in the next file", () => {
  const heard = vi.fn();
  addEventListener("pageshow", heard);
  for (const end of globalThis.endsOfFile!) end();
  dispatchEvent(new Event("pageshow"));
  expect(heard).not.toHaveBeenCalled();
});
