import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { setWaiting } from "../../../scenario/assumptions";
import { larkspurLane } from "../../../scenario/larkspur.fixture";
import { field, onAPhone, showAnswer, typeInto } from "../../every/answer/answer.fixture";
import Page from "../pages/answer";

vi.mock("../../every/scenario-page", () => ({ TypedPage: ({ children }: { children: object }) => children }));
onAPhone();

const show = () => showAnswer("cow", Page, setWaiting({ laterRate: 6.5 })(larkspurLane("cow")));

it("leads to the wrong field in the table, which is on the page and not in the sheet", async () => {
  show();
  typeInto("Inflation", "99");
  fireEvent.click(await screen.findByText("Go to the field"));
  await waitFor(() => expect(document.activeElement).toBe(field("Inflation")));
  expect(screen.queryByText(/Press Change/)).toBeNull();
});

it("leads from the sheet to all assumptions, which the sheet no longer covers", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Change" }));
  fireEvent.click(await screen.findByText("All assumptions"));
  await waitFor(() => expect(screen.queryByText("What changes the answer")).toBeNull());
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([document.getElementById("assumptions")]);
});
