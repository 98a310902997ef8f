import { expect, it, vi } from "vitest";
import { tools } from "./registry";

vi.mock("zod/mini", () => {
  throw new Error("A page of a tool loads the validator.");
});

const code = import.meta.glob("./*/**/*.tsx");
const begins = tools.flatMap(({ pages }) =>
  pages.flatMap(({ module, phone, desktop }) => [module, phone, desktop].filter((each) => each !== undefined)),
);

/** With what it imports at once; windows come later by themselves. */
it.each([...new Set(begins)])("%s comes without the validator", async (module) => {
  expect(await code[`./${module}`]?.()).toBeDefined();
});
