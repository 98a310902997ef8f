import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catalogOf } from "../../lib/words/catalog";
import { english } from "./english";
import { spanish } from "./spanish";
import { useSpokenWords } from "./use-spoken";
import * as catalogs from "./words";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

const script = readFileSync(join(import.meta.dirname, "../../../inline/language.js"), "utf8");
const preloaded = () =>
  [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`);

/** Runs the script of the page's head at an address, as the page does before its code has come. */
function begin(address: string) {
  history.replaceState(null, "", address);
  document.head.replaceChildren();
  const tag = document.createElement("script");
  tag.dataset.words = '{"en":["english.js","names.js"],"es":["spanish.js"]}';
  vi.spyOn(document, "currentScript", "get").mockReturnValue(tag);
  new Function(script)();
}

async function at(address: string) {
  begin(address);
  const { result } = renderHook(() => useSpokenWords());
  await waitFor(() => expect(result.current.words).not.toBeNull());
  const hear = (lang: "en" | "es", mayChoose: boolean) => act(async () => result.current.suggest(lang, mayChoose));
  return { result, hear, lang: () => result.current.words!.lang };
}

it("speaks what the mail's “Leer en español” asks for, though the link is in English, and goes on so in this tab", async () => {
  const { hear, lang } = await at("/lc2/live-share?data=token&lang=es");
  expect(lang()).toBe("es");
  await hear("en", true);
  expect(lang()).toBe("es");
  expect((await at("/lc2/live-share/report?link=lnk_1")).lang()).toBe("es");
});

it.each([
  ["?data=token&in=es", "en-US", "es", ["modulepreload /spanish.js"]],
  ["?data=token&in=en", "es-MX", "en", ["modulepreload /english.js", "modulepreload /names.js"]],
  ["?data=token&in=en&lang=es", "en-US", "es", ["modulepreload /spanish.js"]],
  ["?data=token", "es-MX", "es", ["modulepreload /spanish.js"]],
  ["?data=token&in=xx", "fr-FR", "en", ["modulepreload /english.js", "modulepreload /names.js"]],
])("asks for the words of one language at %s in a browser of %s before any code", (search, browser, lang, files) => {
  vi.spyOn(navigator, "language", "get").mockReturnValue(browser);
  begin(`/lc2/live-share${search}`);
  expect([document.documentElement.lang, preloaded()]).toEqual([lang, files]);
});

it("goes on in what was chosen in this tab, whatever the next link is in", async () => {
  const { result } = await at("/lc2/live-share?data=token&in=en");
  await act(async () => result.current.choose("es"));
  expect((await at("/lc2/live-share?data=other&in=en")).lang()).toBe("es");
});

it("speaks the link's own language where the corporation lets nobody choose", async () => {
  const { hear, lang } = await at("/lc2/live-share?data=token&lang=es");
  await hear("en", false);
  await waitFor(() => expect(lang()).toBe("en"));
});

it.each(["?data=token", "?data=token&lang=xx"])("follows the link at %s", async (search) => {
  const { hear, lang } = await at(`/lc2/live-share${search}`);
  await hear("es", true);
  await waitFor(() => expect(lang()).toBe("es"));
});

it("stays in English where Spanish does not come, says so, and asks again when it is chosen again or the network is back", async () => {
  const wordsIn = vi.spyOn(catalogs, "wordsIn");
  wordsIn.mockImplementation(async (lang) => {
    if (lang === "es") throw new TypeError("Failed to fetch dynamically imported module");
    return english;
  });
  const { result, lang } = await at("/lc2/live-share?data=token");
  await act(async () => result.current.choose("es"));
  expect([lang(), document.documentElement.lang, result.current.isLost]).toEqual(["en", "en", true]);
  wordsIn.mockRestore();
  await act(async () => result.current.choose("es"));
  await waitFor(() => expect([lang(), document.documentElement.lang]).toEqual(["es", "es"]));
  expect(result.current.isLost).toBe(false);
});

it("goes over once what the page shows has come in Spanish too, and stays in English with a sentence where that did not", async () => {
  const coming = Promise.withResolvers<string>();
  let spanishOf = () => coming.promise;
  await catalogOf({ en: async () => "Buying", es: () => spanishOf() }).fetch("en");
  const { result, lang } = await at("/lc2/live-share?data=token");
  await act(async () => result.current.choose("es"));
  expect(lang(), "half of the page would be in Spanish").toBe("en");
  spanishOf = async () => "Comprar";
  await act(async () => coming.reject(new TypeError("Failed to fetch dynamically imported module")));
  expect([lang(), result.current.isLost]).toEqual(["en", true]);
  await act(async () => result.current.choose("es"));
  await waitFor(() => expect([lang(), result.current.isLost]).toEqual(["es", false]));
});

it("comes by itself in Spanish once the network is back", async () => {
  const { result, lang } = await at("/lc2/live-share?data=token");
  const wordsIn = vi.spyOn(catalogs, "wordsIn").mockRejectedValue(new TypeError("offline"));
  await act(async () => result.current.choose("es"));
  expect(lang()).toBe("en");
  wordsIn.mockRestore();
  await act(async () => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(lang()).toBe("es"));
});

it("asks for Spanish again by itself, at longer and longer pauses, while the browser says that it is online", async () => {
  const { result, lang } = await at("/lc2/live-share?data=token");
  const wordsIn = vi.spyOn(catalogs, "wordsIn").mockRejectedValue(new TypeError("the server is in trouble"));
  vi.useFakeTimers();
  await act(async () => result.current.choose("es"));
  const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await passes(1999);
  expect(wordsIn).toHaveBeenCalledTimes(1);
  await passes(1);
  expect(wordsIn).toHaveBeenCalledTimes(2);
  await passes(3999);
  expect(wordsIn).toHaveBeenCalledTimes(2);
  wordsIn.mockRestore();
  await passes(1);
  vi.useRealTimers();
  await waitFor(() => expect(lang()).toBe("es"));
  expect(result.current.isLost).toBe(false);
});

it("begins in the other language where the wanted one does not come, and has no words where neither does", async () => {
  const wordsIn = vi.spyOn(catalogs, "wordsIn");
  wordsIn.mockImplementation(async (lang) => {
    if (lang === "en") throw new TypeError("Failed to fetch dynamically imported module");
    return spanish;
  });
  const { result, lang } = await at("/lc2/live-share?data=token");
  expect([lang(), document.documentElement.lang, result.current.isLost]).toEqual(["es", "es", true]);
  wordsIn.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  begin("/lc2/live-share?data=token");
  const { result: bare } = renderHook(() => useSpokenWords());
  await waitFor(() => expect(bare.current.isLost).toBe(true));
  expect(bare.current.words).toBeNull();
  wordsIn.mockRestore();
  await act(async () => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(bare.current.words?.lang).toBe("en"));
});

it("fetches the words of one language alone", async () => {
  const wordsIn = vi.spyOn(catalogs, "wordsIn");
  await at("/lc2/live-share?data=token&lang=es");
  expect(wordsIn.mock.calls).toEqual([["es"]]);
  wordsIn.mockRestore();
});

it("does not ask for Spanish without a network, because a browser remembers a file that it asked for in vain", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.resetModules();
  const { wordsIn } = await import("./words");
  await expect(wordsIn("es")).rejects.toThrow("There is no network.");
  online.mockRestore();
  expect((await wordsIn("es")).lang).toBe("es");
});
