import { expect, it, vi } from "vitest";
import { catalogOf, exportOf, fetchAsked, spokenPart } from "./catalog";

const Part = () => null;

it("fetches the words of one language alone, beside the code that reads them", async () => {
  const [english, spanish] = [vi.fn(async () => "yes"), vi.fn(async () => "sí")];
  const catalog = catalogOf({ en: english, es: spanish });
  const part = spokenPart(async () => ({ default: Part }), catalog);
  expect(part.speaks("es")).toBe(false);
  expect(() => catalog.in("es")).toThrow("Words are read before they have come.");
  expect((await part.fetch("es")).default).toBe(Part);
  expect([part.speaks("es"), part.speaks("en"), catalog.in("es")]).toEqual([true, false, "sí"]);
  expect(english).not.toHaveBeenCalled();
  await part.fetch("es");
  expect(spanish).toHaveBeenCalledOnce();
});

it("fetches in the other language what the page has asked for, and no more", async () => {
  const [shown, other] = [vi.fn(async () => "sí"), vi.fn(async () => "no")];
  await catalogOf({ en: async () => "yes", es: shown }).fetch("en");
  catalogOf({ en: async () => "no", es: other });
  await fetchAsked("es");
  expect(shown).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

it("asks again for words that did not come", async () => {
  const load = vi.fn(async () => ({ words: "sí" }));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const catalog = catalogOf({ en: async () => "yes", es: exportOf(load, "words") });
  await expect(catalog.fetch("es")).rejects.toThrow("Failed to fetch");
  expect(catalog.has("es")).toBe(false);
  expect(await catalog.fetch("es")).toBe("sí");
});
