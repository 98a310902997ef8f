import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { currentNotices, notify } from "../../../lib/notify";
import { ChapterList } from "./chapter-list";
import type { ChapterState } from "./chapter-states";
import type { Chapters } from "./use-chapters";

const chapters: Chapters = (["loans", "rentOrBuy", "waiting"] as const).map((kind) => ({
  kind,
  id: null,
  hidden: false,
}));
const action = { label: "Open", to: "/pa/results" };
const statesOf = (all: Chapters): ChapterState[] =>
  all.map((chapter) => ({ ...chapter, line: null, lacks: null, action }));
const states = statesOf(chapters);

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
});

it("drops a chapter where the pointer was let go, though no move was heard there", () => {
  const set = vi.fn(async () => null);
  render(
    <MemoryRouter>
      <ChapterList states={states} chapters={chapters} isLocked={false} set={set} />
    </MemoryRouter>,
  );
  for (const [at, row] of screen.getAllByRole("listitem").entries())
    row.getBoundingClientRect = () => new DOMRect(0, at * 100, 390, 100);
  const [grip] = screen.getAllByTitle("Drag to move");
  grip!.setPointerCapture = () => {};
  fireEvent.pointerDown(grip!, { button: 0, clientY: 50 });
  fireEvent.pointerMove(grip!, { clientY: 150 });
  fireEvent.pointerUp(grip!, { clientY: 250 });
  const [change] = set.mock.calls[0] as unknown as [(now: Chapters) => Chapters];
  expect(change(chapters).map(({ kind }) => kind)).toEqual(["rentOrBuy", "waiting", "loans"]);
});

/** The contents, whose changes are kept. */
function Kept() {
  const [kept, keep] = useState(chapters);
  const set = async (change: (now: Chapters) => Chapters) => {
    keep(change);
    return kept;
  };
  return (
    <MemoryRouter>
      <ChapterList states={statesOf(kept)} chapters={kept} isLocked={false} set={set} />
    </MemoryRouter>
  );
}
/** Each chapter with its number in the report. */
const lines = () =>
  [...document.querySelectorAll("ol > li")].map(
    (row) => `${row.querySelector(".num")!.textContent} ${row.querySelector("h3")!.textContent}`,
  );
const choose = async (menu: string, action: string) => {
  const button = screen.getByRole("button", { name: `${menu} menu` });
  await userEvent.click(button);
  const items = within(document.getElementById(button.getAttribute("aria-controls")!)!);
  await userEvent.click(items.getByRole("menuitem", { name: action, hidden: true }));
};

it("numbers what the report shows, and hides and shows a chapter by its menu", async () => {
  render(<Kept />);
  expect(lines()).toEqual(["1 Loan comparison", "2 Buy or rent", "3 The cost of waiting"]);
  await choose("Buy or rent", "Hide from the report");
  expect(lines()).toEqual(["1 Loan comparison", " Buy or rent", "2 The cost of waiting"]);
  await choose("Buy or rent", "Show in the report");
  expect(lines()[1]).toBe("2 Buy or rent");
});

it("moves a chapter with Alt and an arrow, not beyond the ends, and says where it is", async () => {
  render(<Kept />);
  const press = (key: string) =>
    fireEvent.keyDown(screen.getByRole("link", { name: "Open: Buy or rent" }), { key, altKey: true });
  press("ArrowUp");
  expect(lines()).toEqual(["1 Buy or rent", "2 Loan comparison", "3 The cost of waiting"]);
  expect(screen.getByText("Buy or rent, 1 of 3")).toBeTruthy();
  press("ArrowUp");
  expect(lines()[0]).toBe("1 Buy or rent");
});

it("asks before it removes a chapter, and puts it back where it was", async () => {
  render(<Kept />);
  await choose("Buy or rent", "Remove");
  const question = within(await screen.findByRole("alertdialog"));
  expect(lines()).toHaveLength(3);
  await userEvent.click(question.getByRole("button", { name: "Remove" }));
  expect(lines()).toEqual(["1 Loan comparison", "2 The cost of waiting"]);
  await waitFor(() => expect(currentNotices()[0]?.text).toBe("Buy or rent was removed."));
  currentNotices()[0]!.action!.run();
  await waitFor(() => expect(lines()).toEqual(["1 Loan comparison", "2 Buy or rent", "3 The cost of waiting"]));
});
