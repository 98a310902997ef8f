import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { forgetApi } from "../../../lib/api/use-api";
import { currentNotices, notify } from "../../../lib/notify";
import { Subscribe } from "./subscribe";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  forgetApi();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that keeps what it was asked last, and answers the changes of the address once it is told to. */
function slowServer() {
  let kept = { address: "https://highway.test/1.ics", featured: false, highImportance: false, fetchedAt: null };
  const waiting: (() => void)[] = [];
  const onceTold = async (change: object) => {
    kept = { ...kept, ...change };
    const answered = kept;
    await new Promise<void>((answer) => waiting.push(answer));
    return { data: [answered] };
  };
  const api = fakeApi({
    "GET /v1/econ-calendar/subscription": () => ({ data: [kept] }),
    "PUT /v1/econ-calendar/subscription": ({ body }) => onceTold(body as object),
    "POST /v1/econ-calendar/subscription/renewal": () => onceTold({ address: "https://highway.test/2.ics" }),
  });
  /** Answers the calls that wait, the newest first, until none is left. */
  const answerAll = async () => {
    while (waiting.length > 0) await act(async () => waiting.pop()!());
  };
  return { api, answerAll };
}

const boxes = () => ["Featured events", "All events of high importance"].map((name) => screen.getByLabelText(name));

async function open() {
  render(<Subscribe />);
  fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  await screen.findByLabelText("Calendar address");
}

it("sends a second choice once the first is answered, and shows both meanwhile", async () => {
  const { api, answerAll } = slowServer();
  await open();
  for (const box of boxes()) fireEvent.click(box);
  const shown = () => boxes().map((box) => (box as HTMLInputElement).checked);
  expect(shown()).toEqual([true, true]);
  expect(api.of("PUT /v1/econ-calendar/subscription")).toHaveLength(1);
  await answerAll();
  expect(shown()).toEqual([true, true]);
  expect(api.of("PUT /v1/econ-calendar/subscription").map(({ body }) => body)).toEqual([
    { featured: true, highImportance: false },
    { featured: true, highImportance: true },
  ]);
});

it("shows the new address, whenever what was chosen before it is answered", async () => {
  const { answerAll } = slowServer();
  await open();
  fireEvent.click(boxes()[0]!);
  fireEvent.click(screen.getByText("Make a new address"));
  await answerAll();
  expect(screen.getByLabelText<HTMLInputElement>("Calendar address").value).toBe("https://highway.test/2.ics");
});
