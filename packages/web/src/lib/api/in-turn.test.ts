import { expect, it } from "vitest";
import { callInTurn } from "./in-turn";

it("makes the calls of one thing one after the other, also where one fails, and those of another at once", async () => {
  const made: string[] = [];
  const first = Promise.withResolvers<string>();
  const call = (name: string, answer: Promise<string>) => () => {
    made.push(name);
    return answer;
  };
  const one = callInTurn("theme", call("first", first.promise));
  const two = callInTurn("theme", call("second", Promise.resolve("Dark.")));
  await callInTurn("name", call("other", Promise.resolve("Ben.")));
  expect(made).toEqual(["first", "other"]);
  first.reject(new Error("It was not answered."));
  await expect(one).rejects.toThrow("It was not answered.");
  expect(await two).toBe("Dark.");
  expect(made).toEqual(["first", "other", "second"]);
});
