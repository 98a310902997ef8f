import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { quarryRoad } from "../../../scenario/owed.fixture";
import { sentence, showAnswer } from "../../every/answer/answer.fixture";
import Page from "../pages/answer";

vi.mock("../../every/scenario-page", () => ({ TypedPage: ({ children }: { children: object }) => children }));
// A phone, on which a bar keeps the answer in sight.
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
afterEach(cleanup);

it("calls it neither a cost nor a saving where the new loan costs the same", async () => {
  const { loans, ...report } = quarryRoad();
  const same = { ...loans[0]!, rate: 3.25, term: 25, closingCosts: 0, isFinancedCC: false };
  showAnswer("dc", Page, { ...report, loans: [same, loans[1]!], debts: [] });
  expect(sentence()?.textContent).toBe(
    "The new loan leaves the monthly payments as they are, and costs the same by the end.",
  );
  await screen.findByText("Difference each month, difference by the end");
});
