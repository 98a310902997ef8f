import { afterEach, expect, it, vi } from "vitest";
import { keep, kept } from "./kept";

type Form = { text: string };
const isForm = ({ text }: Partial<Form>) => typeof text === "string";
const of = { name: ["form", "usr_1", "one"] };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it("gives back what was kept, until it is forgotten", () => {
  keep(of, { text: "a" });
  expect(kept<Form>(of, isForm)).toEqual({ text: "a" });
  expect(kept<Form>({ name: ["form", "usr_2", "one"] }, isForm), "another officer's").toBeNull();
  keep(of, null);
  expect(kept<Form>(of, isForm)).toBeNull();
});

it("keeps what names a person for the tab alone", () => {
  keep({ ...of, within: "tab" }, { text: "a" });
  expect(localStorage).toHaveLength(0);
  expect(kept<Form>({ ...of, within: "tab" }, isForm)).toEqual({ text: "a" });
});

it.each(["{", "7", '{"text":7}', "null"])("takes nothing of another shape: %s", (stored) => {
  localStorage.setItem("highway.form.usr_1.one", stored);
  expect(kept<Form>(of, isForm)).toBeNull();
});

it("does without a storage that refuses", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(() => keep(of, { text: "a" })).not.toThrow();
});
