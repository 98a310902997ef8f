import { expect, it, vi } from "vitest";

const { refuse } = vi.hoisted(() => ({
  refuse: (what: string) => () => {
    throw new Error(`A page of every day loads ${what}.`);
  },
}));
vi.mock("zod/mini", refuse("the validator"));
vi.mock("@highway/engine/scenario/schema/field", refuse("the fields of a loan"));
vi.mock("@highway/engine/rules/by-date", refuse("the engine"));

/** Each with what it imports at once; windows come later by themselves. */
const pages = {
  "Home and its list": () => import("./dashboard"),
  "the list of clients": () => import("../../features/clients/page"),
  "signing in": () => import("./sign-in"),
  words: () => import("./words"),
};

it.each(Object.entries(pages))("%s comes without engine, fields or validator", async (_page, load) => {
  expect(await load()).toBeDefined();
});
