import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { quarryRoad } from "../../../scenario/owed.fixture";
import { expectWorking, onAWideScreen, press, showAnswer } from "../../every/answer/answer.fixture";
import Page from "../pages/answer";
import MonthsPage from "../pages/months";

vi.mock("../../every/scenario-page", () => ({ TypedPage: ({ children }: { children: object }) => children }));
onAWideScreen();

const show = () => showAnswer("dc", Page, quarryRoad());
const says = (sentence: string | RegExp) => screen.findByRole("heading", { level: 1, name: sentence });
const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));

it("loses nothing where nothing is paid off, and answers again with the next tick", async () => {
  show();
  const all = ["Mortgage", "Card A", "Card B", "Auto", "Student loan"];
  for (const name of all) tick(name);
  await screen.findByText("Choose at least one mortgage or debt to pay off");
  for (const name of all) expect(screen.getByRole<HTMLInputElement>("checkbox", { name }).checked).toBe(false);
  tick("Card A");
  await says(/^The new loan /);
});

it("shows the working of its sentence in place of the panel, which comes back with Escape", async () => {
  show();
  await expectWorking(/^The new loan frees \$702 a month/, "The new loan");
});

it("draws what each year costs in place of what it has cost so far", async () => {
  show();
  fireEvent.click(await screen.findByRole("radio", { name: "A year" }));
  await screen.findByRole("heading", { name: "What each year costs" });
});

it("has every month below its year, and the working of what is paid to the end", async () => {
  showAnswer("dc", MonthsPage, quarryRoad());
  await screen.findByRole("row", { name: /^Month 12 / });
  expect(screen.queryByRole("row", { name: /^Month 13 / })).toBeNull();
  press("Year 2");
  screen.getByRole("row", { name: /^Month 13 / });
  fireEvent.click(within(screen.getByRole("row", { name: /^To the end/ })).getAllByRole("button")[0]!);
  await screen.findByText("Balances today");
});
