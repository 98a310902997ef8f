import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { ChapterList } from "./chapter-list";
import type { ChapterState } from "./chapter-states";
import type { Chapters } from "./use-chapters";

const chapters: Chapters = (["loans", "rentOrBuy", "waiting"] as const).map((kind) => ({
  kind,
  id: null,
  hidden: false,
}));
const action = { label: "Open", to: "/pa/results" };
const states: ChapterState[] = chapters.map((chapter) => ({ ...chapter, line: null, lacks: null, action }));

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
