import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { setWaiting } from "../../../scenario/assumptions";
import { setProgram } from "../../../scenario/edits/loan-edits";
import { larkspurLane } from "../../../scenario/larkspur.fixture";
import { undo } from "../../../scenario/store/store";
import {
  expectNamedFigures,
  expectRefused,
  expectWorking,
  field,
  heading,
  marcus,
  onAWideScreen,
  sentence,
  showAnswer,
} from "../../every/answer/answer.fixture";
import Page from "../pages/answer";

vi.mock("../../every/scenario-page", () => ({ TypedPage: ({ children }: { children: object }) => children }));
onAWideScreen();

const waiting = () => setWaiting({ laterRate: 6.5 })(larkspurLane("cow"));
const show = () => showAnswer("cow", Page, waiting());
const refinance = () => screen.getByRole<HTMLButtonElement>("switch", { name: "Refinance later" });

it("takes growth and later rate from a press on their cell, which one undo takes back", async () => {
  show();
  expect(sentence()?.textContent).toMatch(/^Waiting 12 months costs /);
  screen.getByText("It needs a later rate below today's.");
  expect(refinance().disabled).toBe(true);
  fireEvent.click(screen.getByLabelText(/^Annual growth 2%, 5.5%/));
  await waitFor(() => expect([field("Later rate").value, field("Home growth").value]).toEqual(["5.5%", "2%"]));
  await waitFor(() => expect(refinance().disabled).toBe(false));
  act(undo);
  await waitFor(() => expect([field("Later rate").value, field("Home growth").value]).toEqual(["6.5%", "4%"]));
});

it("shows whoever pays cash what waiting costs by the growth alone, and no rate", async () => {
  const { loans, ...report } = waiting();
  showAnswer("cow", Page, setProgram(loans[0]!.id, "allCash")({ ...report, loans }));
  await waitFor(() => expect(heading("Home price growth")).not.toBeNull());
  screen.getByLabelText(/^Annual growth 2%, Waiting costs: /);
  expect(screen.queryByText(/later rate/)).toBeNull();
});

it("shows the working of its sentence in place of the panel, which comes back with Escape", async () => {
  show();
  await expectWorking("What changes the answer");
});

it("calls every figure by what it is", async () => {
  show();
  await waitFor(() => expect(heading("While you wait")).not.toBeNull());
  expectNamedFigures();
  screen.getByRole("button", { name: /^Break-even growth: / });
});

it.each([
  ["Months to wait", "999", "Enter a wait of 0 to 60 months", "12"],
  ["Years", "0", "Enter a horizon of 1 to 30 years", "10"],
  // Prices that stay as they are do not answer in its place.
  ["Home growth", "999", "Enter a percentage between -100 and 100", "4"],
  // Its field is in the table of assumptions, which stays.
  ["Rent grows", "123", "Enter a percentage between -20 and 20", "3"],
])(
  "says beside %s that %s cannot be, answers nothing by it, and takes nothing away",
  async (name, wrong, says, right) => {
    show();
    await expectRefused(name, wrong, says, right, "While you wait");
  },
);

it.each([
  [marcus, /^The answer leaves out .* Interest and property tax save tax only above the standard deduction\.$/],
  [
    { ...marcus, monthlyIncome: null },
    /^The answer leaves out .* No tax saving is counted, because the client's income /,
  ],
])("says below the assumptions what is counted of taxes (%#)", async (client, says) => {
  showAnswer("cow", Page, waiting(), { client });
  await screen.findByText(says);
});
