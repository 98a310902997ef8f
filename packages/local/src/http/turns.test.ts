import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { takingTurns } from "./api";

it("lets so many through at once, and all of them in the order in which they came", async () => {
  const inTurn = takingTurns({ atOnce: 3 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const works = Array.from({ length: 20 }, (_, n) =>
    inTurn(async () => {
      begun.push(n);
      running += 1;
      most = Math.max(most, running);
      await pause(2);
      running -= 1;
      return n;
    }),
  );
  expect((await Promise.all(works)).map((done) => done?.answer)).toEqual(begun);
  expect([most, begun.length]).toEqual([3, 20]);
});

it("sends away who waited too long, and goes on with the others; one that fails gives its turn back", async () => {
  const inTurn = takingTurns({ atOnce: 1, patience: 20 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = inTurn(() => promise);
  expect(await inTurn(async () => "late")).toBeUndefined();
  resolve("done");
  expect(await first).toEqual({ answer: "done" });
  await expect(inTurn(async () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await inTurn(async () => "next")).toEqual({ answer: "next" });
});
