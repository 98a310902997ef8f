import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { fetchWords } from "../../../lib/words/catalog.fixture";
import { clientColumns, isComputed } from "../../../report/columns";
import { clientSource } from "../../../report/skins/client/skin";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { english } from "../english";
import { SharedContext } from "../report/report-context";
import { brand, link, loaded } from "../shared.fixture";
import { spanish } from "../spanish";
import { type Words, WordsContext } from "../words";
import { ideaCatalog } from "./catalogs";
import TellOfficer from "./tell-officer";

await fetchWords(ideaCatalog);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open({ words = english as Words, isPreview = false, count = 4, status = 200, code = "tooMany" } = {}) {
  const api = fakeApi({
    "POST /v2/share/ideas": () =>
      status === 200 ? { data: [{}] } : { status, error: { code, alertMessage: "Too many." } },
  });
  const report = fourLoans();
  const basis = { document: { ...report, loans: report.loans.slice(0, count) }, client: loaded().client };
  const offers = clientColumns(basis, words.loan).filter(isComputed);
  const source = clientSource(basis, offers, words);
  const shared = { loaded: loaded(), brand, link, isPreview, basis, offers, source, officer: "Dana", pick: () => {} };
  render(
    <WordsContext value={{ words, choose: () => {}, suggest: () => {} }}>
      <SharedContext value={{ ...shared, picked: offers[0]! }}>
        <TellOfficer />
      </SharedContext>
    </WordsContext>,
  );
  return api;
}

const bodies = (api: ReturnType<typeof open>) => api.of("POST /v2/share/ideas").map(({ body }) => body);

it("begins with the loan that the page speaks of, and sends the one that is chosen with its question", async () => {
  const api = open();
  expect(screen.getByRole("radio", { name: "Loan A" })).toHaveProperty("checked", true);
  await userEvent.click(screen.getByRole("radio", { name: "Loan B" }));
  expect(document.querySelector("[aria-live]")!.textContent).toMatch(/^Loan B, .+, on 412 Brookhaven Dr$/);
  await userEvent.type(screen.getByLabelText("Add a question (optional)"), "Can we close in March?");
  await userEvent.click(screen.getByRole("button", { name: "Send to Dana" }));
  expect((await screen.findByRole("status")).textContent).toBe(
    "Dana knows that you like loan B. You can change your mind.",
  );
  expect(bodies(api)).toEqual([
    { id: expect.stringMatching(/^ide_/), loanID: "two", changes: {}, note: "Can we close in March?" },
  ]);
  await userEvent.click(screen.getByRole("radio", { name: "Loan C" }));
  expect(screen.getByRole("button", { name: "Send to Dana" })).toBeDefined();
});

it("says nothing of a loan that was chosen while another was on its way, and keeps what was asked since", async () => {
  open();
  const { promise: late, resolve: answer } = Promise.withResolvers<{ data: unknown }>();
  const api = fakeApi({ "POST /v2/share/ideas": () => late });
  const question = screen.getByLabelText("Add a question (optional)");
  await userEvent.type(question, "Can we close in March?");
  await userEvent.click(screen.getByRole("button", { name: "Send to Dana" }));
  await userEvent.click(screen.getByRole("radio", { name: "Loan C" }));
  await act(async () => answer({ data: [{}] }));
  expect(bodies(api)).toMatchObject([{ loanID: "one" }]);
  expect(screen.getByRole("button", { name: "Send to Dana" })).toBeDefined();
  expect(screen.queryByText(/knows that you like loan C/)).toBeNull();
  expect(question).toHaveProperty("value", "Can we close in March?");
});

it("has nothing to choose where there is one loan", () => {
  open({ count: 1 });
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText(/^Loan A, /)).toBeDefined();
});

it("says what went wrong, and keeps the question", async () => {
  open({ status: 429 });
  await userEvent.type(screen.getByLabelText("Add a question (optional)"), "Why?");
  await userEvent.click(screen.getByRole("button", { name: "Send to Dana" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Too many attempts");
  expect(screen.getByLabelText("Add a question (optional)")).toHaveProperty("value", "Why?");
});

it("sends nothing from a preview", async () => {
  const api = open({ isPreview: true });
  await userEvent.click(screen.getByRole("button", { name: "Send to Dana" }));
  expect(bodies(api)).toEqual([]);
  expect(screen.getByText("This is a preview. Only clients can send this.")).toBeDefined();
});

it("speaks Spanish", async () => {
  open({ words: { ...english, ...spanish } });
  await userEvent.click(screen.getByRole("radio", { name: "Préstamo B" }));
  await userEvent.click(screen.getByRole("button", { name: "Enviar a Dana" }));
  expect((await screen.findByRole("status")).textContent).toContain("Dana ya sabe que prefiere el préstamo B.");
});

it.each([
  [400, "invalid", "The report has changed since you opened it. Load the page again, then send."],
  [401, "signedOut", "This report is not available at the moment. Ask your loan officer about it."],
  [404, "missing", "This report is not available at the moment. Ask your loan officer about it."],
])(
  "says why nothing was sent of a report that changed or ended while the page was open: %i, %s",
  async (status, code, said) => {
    open({ status, code });
    await userEvent.click(screen.getByRole("button", { name: "Send to Dana" }));
    expect((await screen.findByRole("alert")).textContent).toBe(said);
  },
);
