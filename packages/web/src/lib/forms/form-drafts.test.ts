import { afterEach, expect, it, vi } from "vitest";
import { formDraftAt, keepFormDraft } from "./form-drafts";

type Form = { text: string };
const isForm = ({ text }: Partial<Form>) => typeof text === "string";
const of = { name: ["form", "usr_1", "one"] };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it("gives back what was kept, until it is forgotten", () => {
  keepFormDraft(of, { text: "a" });
  expect(formDraftAt<Form>(of, isForm)).toEqual({ text: "a" });
  expect(formDraftAt<Form>({ name: ["form", "usr_2", "one"] }, isForm), "another officer's").toBeNull();
  keepFormDraft(of, null);
  expect(formDraftAt<Form>(of, isForm)).toBeNull();
});

it("keeps what names a person for the tab alone", () => {
  keepFormDraft({ ...of, within: "tab" }, { text: "a" });
  expect(localStorage).toHaveLength(0);
  expect(formDraftAt<Form>({ ...of, within: "tab" }, isForm)).toEqual({ text: "a" });
});

it.each(["{", "7", '{"text":7}', "null"])("takes nothing of another shape: %s", (stored) => {
  localStorage.setItem("highway.form.usr_1.one", stored);
  expect(formDraftAt<Form>(of, isForm)).toBeNull();
});

it("does without a storage that refuses", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(() => keepFormDraft(of, { text: "a" })).not.toThrow();
});
