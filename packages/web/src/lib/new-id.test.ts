import { expect, it, onTestFinished } from "vitest";
import { headAt } from "./api/fake-api.fixture";
import { noteServerTime } from "./api/server-clock";
import { newId } from "./new-id";

it("sorts by the server's clock, whatever that of the device says", () => {
  onTestFinished(() => noteServerTime(headAt(Date.now())));
  const [late, early] = [3, 0].map((hours) => {
    noteServerTime(headAt(Date.now() + hours * 3_600_000));
    return newId("ide").slice("ide_".length, -16);
  });
  expect(late! > early!).toBe(true);
});
