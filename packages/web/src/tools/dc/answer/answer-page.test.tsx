import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { loadWholeCheck } from "../../../scenario/issues/issues";
import { quarryRoad } from "../../../scenario/owed.fixture";
import {
  expectNamedFigures,
  expectWorking,
  heading,
  onAWideScreen,
  saidOf,
  sentence,
  showAnswer,
  typeInto,
} from "../../every/answer/answer.fixture";
import Page from "../pages/answer";
import MonthsPage from "../pages/months";

vi.mock("../../every/scenario-page", () => ({ TypedPage: ({ children }: { children: object }) => children }));
onAWideScreen();

const show = () => showAnswer("dc", Page, quarryRoad());
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "[type=checkbox]" });

it("loses nothing where nothing is paid off, and answers again with the next tick", async () => {
  show();
  const all = ["Mortgage", "Card A", "Card B", "Auto", "Student loan"];
  for (const name of all) fireEvent.click(box(name));
  await screen.findByText("Choose at least one mortgage or debt to pay off");
  for (const name of all) expect(box(name).checked).toBe(false);
  expect(sentence()).toBeNull();
  fireEvent.click(box("Card A"));
  await waitFor(() => expect(sentence()?.textContent).toMatch(/^The new loan /));
});

it("keeps a wrong maximum in its field with its sentence, and the answer, which does not depend on it", async () => {
  show();
  await loadWholeCheck();
  const line = /The line is the maximum for all debts/;
  await screen.findByText(line);
  typeInto("Maximum for all debts", "150");
  await waitFor(() => expect(saidOf("Maximum for all debts")).toBe("Enter a percentage between 0 and 100"));
  expect(sentence()).not.toBeNull();
  // The suggested maximum is not what was typed.
  expect(screen.queryByText(line)).toBeNull();
});

it("answers nothing with a wrong amount of cash, which stays in its field with its sentence", async () => {
  show();
  typeInto("Cash toward the balance", "1e9");
  await waitFor(() => expect(sentence()).toBeNull());
  expect(saidOf("Cash toward the balance")).toBe("Enter an amount between 0 and 999,999,999");
  typeInto("Cash toward the balance", "0");
  await waitFor(() => expect(sentence()).not.toBeNull());
});

it("says of cash beyond what is owed how much is paid off, as cash to close counts no more", async () => {
  show();
  const said = "Only $365,300 is paid off";
  typeInto("Cash toward the balance", "365300");
  await waitFor(() => expect(sentence()?.textContent).toMatch(/saves/));
  expect(screen.queryByText(said)).toBeNull();
  typeInto("Cash toward the balance", "900000");
  await screen.findByText(said);
});

it("ends each sentence that asks for what is not known", () => {
  const report = quarryRoad();
  const debts = report.debts.map((debt) => ({ ...debt, rate: null }));
  showAnswer("dc", Page, { ...report, debts });
  expect(document.querySelector("h1")?.textContent).toContain(
    "Add the rate of Card A to see its interest. Add the rate of Card B to see its interest.",
  );
});

it("shows the working of its sentence in place of the panel, which comes back with Escape", async () => {
  show();
  await expectWorking("The new loan");
});

it("calls every figure by what it is", async () => {
  show();
  await screen.findByText("Before and after", { selector: "h2" });
  fireEvent.click(screen.getByText("A year"));
  expectNamedFigures();
});

it("draws what each year costs in place of what it has cost so far", async () => {
  show();
  fireEvent.click(await screen.findByText("A year"));
  await waitFor(() => expect(heading("What each year costs")).not.toBeNull());
});

it("has every month below its year, and the working of what is paid to the end", async () => {
  showAnswer("dc", MonthsPage, quarryRoad());
  const month = (number: number) => screen.queryByText(`Month ${number}`, { selector: "th" });
  await waitFor(() => expect(month(12)).not.toBeNull());
  expect(month(13)).toBeNull();
  fireEvent.click(screen.getByText("Year 2", { selector: "button" }));
  expect(month(13)).not.toBeNull();
  expectNamedFigures();
  fireEvent.click(document.querySelector("tfoot button")!);
  await screen.findByText("Balances today");
});
