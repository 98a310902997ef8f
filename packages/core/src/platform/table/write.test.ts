import { describe, expect, it } from "vitest";
import { commit } from "./write";

const outcomes = (...codes: string[]) => codes.map((code) => ({ rejected: code !== "None", code }));
function transaction(...answers: { canceled: boolean; codes: string[] }[]) {
  let tries = 0;
  const go = async () => {
    const { canceled, codes } = answers[Math.min(tries++, answers.length - 1)]!;
    return { canceled, data: outcomes(...codes) };
  };
  return { go, tries: () => tries };
}
const done = { canceled: false, codes: ["None", "None"] };
const conflict = { canceled: true, codes: ["None", "TransactionConflict"] };

describe("a transaction", () => {
  it("that is written refuses nothing", async () => expect(await commit(transaction(done))).toEqual([]));

  it("says which writes their condition refused, and is not tried again", async () => {
    const refused = transaction({
      canceled: true,
      codes: ["ConditionalCheckFailed", "None", "ConditionalCheckFailed"],
    });
    expect(await commit(refused)).toEqual([0, 2]);
    expect(refused.tries()).toBe(1);
  });

  it("that meets another one is tried again", async () => {
    const second = transaction(conflict, conflict, done);
    expect(await commit(second)).toEqual([]);
    expect(second.tries()).toBe(3);
  });

  it("that keeps meeting others is given up", async () => {
    const never = transaction(conflict);
    await expect(commit(never)).rejects.toThrow("TransactionConflict");
    expect(never.tries()).toBe(8);
  });

  it("that fails for another reason is an error, not a refusal", async () => {
    await expect(commit(transaction({ canceled: true, codes: ["ValidationError", "None"] }))).rejects.toThrow(
      "ValidationError",
    );
  });
});
