import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useSpokenWords } from "./use-spoken";

beforeEach(() => sessionStorage.clear());
afterEach(() => history.replaceState(null, "", "/"));

async function at(address: string) {
  history.replaceState(null, "", address);
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
