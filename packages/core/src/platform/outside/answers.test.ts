import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it, vi } from "vitest";
import { advance } from "../clock";
import { rememberedAnswer } from "./answers";

beforeAll(() => runBeside(startTable()));

it("learns an answer once, and again when its time is over", async () => {
  const learn = vi.fn(async () => ({ value: [1, null, { a: "b" }] }));
  const ask = () => rememberedAnswer("a question", () => 60, learn);
  expect(await ask()).toEqual({ value: [1, null, { a: "b" }] });
  expect(await ask()).toEqual({ value: [1, null, { a: "b" }] });
  expect(learn).toHaveBeenCalledTimes(1);
  advance(61_000);
  await ask();
  expect(learn).toHaveBeenCalledTimes(2);
});

it("tells questions apart", async () => {
  expect(
    await rememberedAnswer(
      "price 1",
      () => 60,
      async () => "one",
    ),
  ).toBe("one");
  expect(
    await rememberedAnswer(
      "price 2",
      () => 60,
      async () => "two",
    ),
  ).toBe("two");
});

it("keeps no failure", async () => {
  const broken = async () => Promise.reject(new Error("It is out."));
  await expect(rememberedAnswer("the weather", () => 60, broken)).rejects.toThrow("It is out.");
  expect(
    await rememberedAnswer(
      "the weather",
      () => 60,
      async () => "fine",
    ),
  ).toBe("fine");
});
