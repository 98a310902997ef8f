import { fireEvent, screen, within } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, it, vi } from "vitest";
import { larkspurLane } from "../../../scenario/larkspur.fixture";
import {
  expectNamedFigures,
  expectRefused,
  expectWorking,
  onAWideScreen,
  saidOf,
  sentence,
  showAnswer,
  typeInto,
} from "../../every/answer/answer.fixture";
import Page from "../pages/answer";

vi.mock("../../every/scenario-page", () => ({ TypedPage: ({ children }: { children: object }) => children }));
onAWideScreen();

const show = () => showAnswer("bvr", Page, larkspurLane("bvr"));

it("answers, and names what the tax in the answer rests on beside the home and the loan", () => {
  show();
  expect(sentence()?.textContent).toMatch(/^Renting wins while the rent is below \$1,\d{3}\. Yours is \$2,400\.$/);
  const facts = within(screen.getByRole("region", { name: "Home and loan" }));
  for (const fact of ["$450,000", "Married, filing jointly", "$8,000 a month"]) facts.getByText(fact);
});

it("shows the working of its sentence in place of the panel, which comes back with Escape", async () => {
  show();
  await expectWorking("What changes the answer");
});

it("calls every figure by what it is", async () => {
  show();
  await screen.findByText("Where the money goes");
  expectNamedFigures();
  screen.getByRole("button", { name: /^Still owed on the loan: \u2212\$/ });
  // In the table of assumptions a press leads to the slider.
  screen.getByRole("button", { name: /^Monthly rent: \$2,400/ });
});

it.each([
  ["Monthly rent", "0", "Enter a rent between 1 and 99,999", "2400"],
  ["Years", "0", "Enter a horizon of 1 to 30 years", "10"],
  ["Down payment", "150", "Enter a percentage between 0 and 100", "20"],
  ["Return on investments", "21", "Enter a percentage between 0 and 20", "5"],
  // Prices that stay as they are do not answer in its place.
  ["Home growth", "999", "Enter a percentage between -100 and 100", "4"],
  // Its field is in the table of assumptions, which stays.
  ["Rent grows", "123", "Enter a percentage between -20 and 20", "3"],
])(
  "says beside %s that %s cannot be, answers nothing by it, and takes nothing away",
  async (name, wrong, says, right) => {
    show();
    await expectRefused(name, wrong, says, right);
  },
);

it("answers a growth that is odd and can be", async () => {
  show();
  typeInto("Home growth", "-60");
  await screen.findByText("Buying wins above it. You assume \u221260%.");
  expect(saidOf("Home growth")).toBeNull();
  expect(sentence()).not.toBeNull();
});

it("leads from a figure that is wrong in the scenario to its field there", async () => {
  const report = larkspurLane("bvr");
  const [loan] = report.loans;
  const WithAddress = () => (
    <>
      <Page />
      <output>{useLocation().pathname}</output>
    </>
  );
  showAnswer("bvr", WithAddress, { ...report, loans: [{ ...loan!, points: -5 }] });
  expect(sentence()).toBeNull();
  screen.getByText("Points: Enter a percentage between 0 and 100");
  fireEvent.click(screen.getByText("Go to the field"));
  expect(document.querySelector("output")?.textContent).toBe("/bvr/property");
});
