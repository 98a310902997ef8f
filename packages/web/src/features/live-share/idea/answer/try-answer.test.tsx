import { rentOrBuy } from "@highway/engine/tools/rent-or-buy/rent-or-buy";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../../lib/api/fake-api.fixture";
import { money } from "../../../../lib/format/format";
import { fetchWords } from "../../../../lib/words/catalog.fixture";
import { rentOrBuyCatalog } from "../../../../report/catalogs";
import { type Computed, clientColumns, isComputed } from "../../../../report/columns";
import { clientSource, SkinContext, skinOf } from "../../../../report/skins/client/skin";
import { usualAssumptions } from "../../../../scenario/assumptions";
import { setProgram } from "../../../../scenario/edits/loan-edits";
import { engineInput } from "../../../../scenario/figures/engine-input";
import { fourLoans } from "../../../../scenario/scenario.fixture";
import type { OpenedReport } from "../../answers";
import { english } from "../../english";
import { SharedContext } from "../../report/report-context";
import { brand, link, loaded } from "../../shared.fixture";
import { spanish } from "../../spanish";
import { type Words, WordsContext } from "../../words";
import { answerIdeaCatalog, ideaCatalog } from "../catalogs";
import { addedKnob } from "./knobs";
import TryRentOrBuy from "./try-rent-or-buy";

await fetchWords(ideaCatalog, answerIdeaCatalog, rentOrBuyCatalog);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const document_ = fourLoans();
const [loan] = document_.loans;
const assumptions = { ...usualAssumptions, rent: 2400, loanID: loan!.id };
const answerAt = (changes: object = {}) =>
  rentOrBuy(engineInput(document_, loan!, null)!, { ...assumptions, ...changes }).answer!;
const leadAt = (rent: number) => money(Math.abs(answerAt({ rent }).atHorizon.difference));

type Asked = { body: unknown };
const rentOf = ({ body }: Asked) => (body as { changes: { rent: number } }).changes.rent;
const answered = (asked: Asked) => ({
  data: [{ answer: answerAt((asked.body as { changes: object }).changes) }],
});

/** The card on a page of buying or renting. */
function open(
  onAnswer: (asked: Asked) => ReturnType<Parameters<typeof fakeApi>[0][string]>,
  words = english as Words,
  document = document_,
) {
  const api = fakeApi({ "POST /v2/share/answer": onAnswer, "POST /v2/share/ideas": () => ({ data: [{}] }) });
  const given = loaded();
  const report = { ...given.report, toolName: "bvr", assumptions } as unknown as OpenedReport["report"];
  const basis = { document, client: given.client };
  const offers = clientColumns(basis, words.loan).filter(isComputed) as Computed[];
  const source = clientSource(basis, offers, words);
  const [picked] = offers;
  const shared = {
    loaded: { ...given, report, workedOut: { ...given.workedOut, answer: answerAt() } },
    brand,
    link,
    isPreview: false,
    basis,
    offers,
    officer: "Dana",
    source,
    picked: picked!,
    pick: () => {},
  };
  render(
    <WordsContext value={{ words, choose: () => {}, suggest: () => {} }}>
      <SharedContext value={shared}>
        <SkinContext value={skinOf({ source, basis, words, picked: picked!, pick: () => {}, officer: "Dana" })}>
          <TryRentOrBuy />
        </SkinContext>
      </SharedContext>
    </WordsContext>,
  );
  return api;
}

const slider = (name: string) => screen.getByRole("slider", { name }) as HTMLInputElement;
const moveRent = (rent: number) => fireEvent.change(slider("Monthly rent"), { target: { value: String(rent) } });
const shown = () => screen.getByRole("status").textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("says of no prepared figure that it is that of the idea, while the answer is on its way", async () => {
  const { promise: come, resolve } = Promise.withResolvers<void>();
  const api = open((asked) => come.then(() => answered(asked)));
  moveRent(2600);
  await waitFor(() => expect(api.of("POST /v2/share/answer")).toHaveLength(1));
  expect(shown()).toContain(leadAt(2400));
  expect(shown()).toContain("As prepared");
  resolve();
  await waitFor(() => expect(shown()).toContain(leadAt(2600)));
  expect(shown()).toContain("With your idea");
});

it("shows the new figures as soon as they come, and sends what was moved", async () => {
  const api = open(answered);
  expect(shown()).toContain(leadAt(2400));
  await press("Send this idea to Dana");
  expect(api.of("POST /v2/share/ideas")).toEqual([]);
  moveRent(2650);
  await waitFor(() => expect(shown()).toContain(leadAt(2650)));
  expect(api.of("POST /v2/share/answer").map(({ body, query }) => [query, body])).toEqual([
    [{ link }, { loanID: "one", changes: { rent: 2650 } }],
  ]);
  await userEvent.type(screen.getByLabelText("Add a note (optional)"), "It goes up in May.");
  await press("Send this idea to Dana");
  await screen.findByText("Dana has your idea.");
  expect(api.of("POST /v2/share/ideas").map(({ body }) => body)).toEqual([
    { id: expect.stringMatching(/^ide_/), loanID: "one", changes: { rent: 2650 }, note: "It goes up in May." },
  ]);
});

it("says of what was moved while it was on its way that it is not sent yet", async () => {
  open(answered);
  const { promise: late, resolve: answer } = Promise.withResolvers<{ data: unknown }>();
  const api = fakeApi({ "POST /v2/share/answer": answered, "POST /v2/share/ideas": () => late });
  moveRent(2650);
  await waitFor(() => expect(shown()).toContain(leadAt(2650)));
  await press("Send this idea to Dana");
  moveRent(2700);
  await waitFor(() => expect(shown()).toContain(leadAt(2700)));
  await act(async () => answer({ data: [{}] }));
  expect(api.of("POST /v2/share/ideas")).toMatchObject([{ body: { changes: { rent: 2650 } } }]);
  expect(screen.queryByText("Dana has your idea.")).toBeNull();
});

it("asks for the figure that it shows, to the cent, of one that is typed with more decimals", async () => {
  const api = open(answered);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Monthly rent: type a figure" });
  fireEvent.change(field, { target: { value: "2650.25678" } });
  fireEvent.blur(field);
  expect(field.value).toBe("$2,650.26");
  await waitFor(() => expect(api.of("POST /v2/share/answer").map(rentOf)).toEqual([2650.26]));
});

it("offers whoever pays cash no figure of a loan, nor the words for one", async () => {
  open(answered, english, setProgram(loan!.id, "allCash")(document_));
  await press("Sell or stay");
  expect(screen.queryByRole("slider", { name: /Down payment|Rate/ })).toBeNull();
});

it("never shows an answer that was overtaken, in whatever order they come", async () => {
  const waiting = new Map<number, () => void>();
  open(async (asked) => {
    await new Promise<void>((resolve) => waiting.set(rentOf(asked), resolve));
    return answered(asked);
  });
  moveRent(2500);
  await waitFor(() => expect(waiting.has(2500)).toBe(true));
  moveRent(3000);
  await waitFor(() => expect(waiting.has(3000)).toBe(true));
  await act(async () => waiting.get(2500)!());
  expect(shown()).toContain(leadAt(2400));
  expect(screen.getByRole("status").getAttribute("aria-busy")).toBe("true");
  await act(async () => waiting.get(3000)!());
  await waitFor(() => expect(shown()).toContain(leadAt(3000)));
  moveRent(2400);
  expect(shown(), "the officer's own figures need nobody's answer").toContain(leadAt(2400));
});

it("asks once for a thumb that is dragged through many values in a moment, for the last of them", async () => {
  const api = open(answered);
  moveRent(2425);
  await waitFor(() => expect(shown()).toContain(leadAt(2425)));
  for (let rent = 2450; rent <= 3000; rent += 25) moveRent(rent);
  await waitFor(() => expect(shown()).toContain(leadAt(3000)));
  expect(api.of("POST /v2/share/answer").map(rentOf)).toEqual([2425, 3000]);
});

it("keeps the last figures where new ones do not come, says so, asks again, and sends nothing meanwhile", async () => {
  let isDown = false;
  const failed = { status: 500, error: { code: "failed", alertMessage: "Something went wrong." } };
  const api = open((asked) => (isDown ? failed : answered(asked)));
  moveRent(2500);
  await waitFor(() => expect(shown()).toContain(leadAt(2500)));
  isDown = true;
  moveRent(2800);
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("The new figures did not arrive.");
  expect(shown()).toContain(leadAt(2500));
  await press("Send this idea to Dana");
  expect(api.of("POST /v2/share/ideas")).toEqual([]);
  isDown = false;
  await press("Try again");
  await waitFor(() => expect(shown()).toContain(leadAt(2800)));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says where no answer is possible", async () => {
  open(() => ({ status: 400, error: { code: "invalid", alertMessage: "x", fields: { changes: "x" } } }));
  moveRent(2500);
  expect((await screen.findByRole("alert")).textContent).toContain("Move a slider back.");
});

it("sends a down payment in dollars, and whether the home is sold", async () => {
  const api = open(answered);
  expect(screen.queryByRole("slider", { name: "Down payment" })).toBeNull();
  await press("Down payment, rate, sell or stay");
  fireEvent.change(slider("Down payment"), { target: { value: "10" } });
  await userEvent.click(screen.getByRole("radio", { name: "Stay in it" }));
  await waitFor(() =>
    expect(api.of("POST /v2/share/answer").at(-1)?.body).toEqual({
      loanID: "one",
      changes: { downPayment: 50_000, ending: "stay" },
    }),
  );
});

it.each([
  ["English", english as Words, "Monthly rent", "Back to $2,400"],
  ["Spanish", { ...english, ...spanish } as Words, "Alquiler al mes", "Volver a $2,400"],
])("marks the officer's figure, and brings it back by a press, in %s", async (_, words, name, back) => {
  open(answered, words);
  fireEvent.change(slider(name), { target: { value: "2600" } });
  await userEvent.click(screen.getByRole("button", { name: back, hidden: true }));
  expect(slider(name).value).toBe("2400");
  expect(screen.queryByRole("button", { name: back, hidden: true })).toBeNull();
});

it("lets a client add nothing to the payment, whatever is freed", () => {
  const { range } = addedKnob(431.93, "Added payment");
  expect([range.least, range.most, range.officers]).toEqual([0, 1000, 431.93]);
});
