import { solve } from "@highway/engine/scenario/solve/solve";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentActions } from "../../lib/actions";
import { currentNotices, notify } from "../../lib/notify";
import { comparedLoans, type WorkingLoan } from "../../scenario/document";
import { wholeInput } from "../../scenario/figures/engine-input";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument, undo, useScenario } from "../../scenario/store/store";
import { GoalSeekWindow } from "./goal-seek-window";
import { closeGoalSeek, type GoalSeekStart, openGoalSeek } from "./open-goal-seek";

const loans = () => comparedLoans(useScenario.getState().document);
const withFirst = (fields: Partial<WorkingLoan>) => {
  const document = fourLoans();
  return { ...document, loans: document.loans.with(0, { ...document.loans[0]!, ...fields }) };
};
const open = (document = fourLoans()) => openDocument({ document, client: null, saved: null });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  open();
  render(
    <>
      <button type="button">Elsewhere</button>
      <GoalSeekWindow />
    </>,
  );
});
afterEach(() => {
  closeGoalSeek();
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.unstubAllGlobals();
});

async function show(start: GoalSeekStart = {}) {
  openGoalSeek(start);
  const window = within(await screen.findByRole("dialog", { name: "Goal seek" }));
  const choose = (name: string, option: string) => userEvent.selectOptions(window.getByLabelText(name), option);
  const find = () => userEvent.click(window.getByRole("button", { name: "Find" }));
  const ask = async (sentence: string) => {
    await userEvent.type(window.getByLabelText("Ask in a sentence"), `${sentence}{Enter}`);
  };
  const shown = () =>
    ["Change", "Loan", "Target figure", "Target"].map((name) => window.getByLabelText<HTMLInputElement>(name).value);
  const answers = async () =>
    (await window.findAllByRole("listitem")).map(({ textContent }) => textContent?.replace("Use this", ""));
  return { window, choose, find, ask, shown, answers };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("a goal seek", () => {
  it("asked by sentence fills the form, finds, and puts the marketable answer in as one step of undo, by Enter alone", async () => {
    const { ask, shown, answers } = await show();
    await ask("What rate keeps the payment of loan B under 2,900?");
    expect(shown()).toEqual(["rate", "two", "monthlyPayment", "$2,900"]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Find"));
    await userEvent.keyboard("{Enter}");
    expect(await answers()).toEqual([
      "Rounded to an eighth, meets the target5.75% Total payment $2,870.12, $29.88 below",
      "Exact5.86726% Total payment $2,900.00",
    ]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Use this rate: 5.75%");
    await userEvent.keyboard("{Enter}");
    await isClosed();
    expect(loans()[1]!.rate).toBe(5.75);
    expect(currentNotices().map(({ text }) => text)).toEqual(["Rate of loan B is 5.75% now."]);
    undo();
    expect(useScenario.getState().document).toEqual(fourLoans());
  });

  it("opened from a figure knows the loan and the figure, and gives what the API gives", async () => {
    const { window, choose, find, answers, shown } = await show({ loanID: "one", figure: "cashToClose" });
    await choose("Change", "Down payment");
    await userEvent.type(window.getByLabelText("Target"), "90000");
    expect(shown()).toEqual(["downPayment", "one", "cashToClose", "$90,000"]);
    expect(window.getByText("Now $108,638.00")).toBeTruthy();
    await find();
    const api = solve(wholeInput(fourLoans(), null), {
      loanID: "one",
      vary: "downPayment",
      target: { figure: "cashToClose", value: 90_000 },
    });
    expect(api).toMatchObject({ kind: "found", marketable: { value: 81_300 } });
    expect((await answers())[0]).toContain("$81,300");
  });

  it("says why there is no answer, and offers the nearest that meets the target", async () => {
    const { ask, window, find, answers } = await show({ loanID: "one" });
    await ask("How much down for a 3065 payment");
    await find();
    expect(
      await window.findByText(/^No down payment gives exactly \$3,065\.00: .*mortgage insurance starts\.$/),
    ).toBeTruthy();
    expect(await answers()).toEqual([
      "Rounded to $100, meets the target$100,000 20%Total payment $3,064.10, $0.90 belowAs it is now",
    ]);
    expect(window.queryByRole("button", { name: /^Use this/ })).toBeNull();
  });

  it("counts what the second loan lends of the down payment as a part of it", async () => {
    const secondLoan = { type: "fixed", ltv: 90, term: 30, amount: null, rate: 8 } as const;
    open(withFirst({ secondLoan }));
    const { window, choose, find, answers } = await show({ loanID: "one", figure: "principalAndInterest" });
    await choose("Change", "Down payment");
    expect(window.getByText("Now $100,000")).toBeTruthy();
    await userEvent.type(window.getByLabelText("Target"), "2528.27");
    await find();
    expect((await answers())[0]).toMatch(/\$100,000 20%.*As it is now$/);
  });

  it("says which loans share the price that changes", async () => {
    const homes = fourLoans().properties.map((home) => ({ ...home, userAppraisedValue: null }));
    open({ ...fourLoans(), properties: homes });
    const { ask, find, window } = await show();
    await ask("What price keeps the payment of loan A under 2,900?");
    await find();
    expect(await window.findByText(/price is shared by loan B and loan C/)).toBeTruthy();
    await userEvent.click(window.getAllByRole("button", { name: /^Use this price/ })[0]!);
    await isClosed();
    expect(useScenario.getState().document.properties[0]!.purchaseDetails[0]!.price).toBe(472_800);
    currentNotices()[0]!.action!.run();
    expect(useScenario.getState().document.properties).toEqual(homes);
  });

  it("says that a payment is not known at a price where nothing prices its mortgage insurance", async () => {
    const { loans: all, properties } = withFirst({ downPaymentPercentage: 10 });
    const homes = properties.map((home) => ({ ...home, userAppraisedValue: null }));
    open({ ...fourLoans(), loans: all, properties: homes });
    const { ask, find, window, answers } = await show();
    await ask("What price brings cash to close of loan A to 200,000?");
    await find();
    expect((await answers())[0]).toMatch(/Cash to close \$199,9/);
    expect(
      window.getByText(/The total payment is then not known\. The rate card prices conforming loans, .* Type /),
    ).toBeTruthy();
    await ask("{Control>}a{/Control}What price brings cash to close of loan A to 60,000?");
    await find();
    expect((await answers())[0]).toMatch(/Cash to close \$59,9/);
    expect(window.queryByText(/not known/)).toBeNull();
  });

  it("puts in a bid and leaves the asking price where it is", async () => {
    const [home, ...others] = fourLoans().properties;
    const [price, ...prices] = home!.purchaseDetails;
    const bid = { ...home!, userAppraisedValue: null, purchaseDetails: [{ ...price!, bidOver: 12_000 }, ...prices] };
    open({ ...fourLoans(), properties: [bid, ...others] });
    const { ask, find, window } = await show();
    await ask("What price keeps the payment of loan A under 2,900?");
    await find();
    await userEvent.click((await window.findAllByRole("button", { name: /^Use this price/ }))[0]!);
    await isClosed();
    const now = () => useScenario.getState().document.properties[0]!;
    expect(now().purchaseDetails[0]).toMatchObject({ price: 472_800, bidOver: -15_200 });
    currentNotices()[0]!.action!.run();
    expect(now()).toEqual(bid);
  });

  it("puts in a down payment in dollars, points and an extra payment, and takes each back", async () => {
    const asked: [string, Partial<WorkingLoan>][] = [
      ["What down payment on loan A makes the payment 2,900", { downPayment: 126_000, downPaymentPercentage: null }],
      ["How many points on loan A bring cash to close to 112,000", { points: 0.75 }],
      ["How much extra pays loan A off by June 2041", { additionalMonthlyPayments: [{ amount: 1040 }] }],
    ];
    for (const [sentence, fields] of asked) {
      const { ask, find, window } = await show();
      await ask(sentence);
      await find();
      await userEvent.click((await window.findAllByRole("button", { name: /^Use this / }))[0]!);
      await isClosed();
      expect(loans()).toEqual(withFirst(fields).loans);
      currentNotices().at(-1)!.action!.run();
      expect(loans()).toEqual(fourLoans().loans);
    }
  });

  it("asked in the palette is read at once, and Enter finds", async () => {
    const offered = currentActions().find(({ label }) => label === "Goal seek")?.sentence;
    expect(offered?.isFor("What price keeps the payment under 3,200?")).toBe(true);
    expect(offered?.isFor("412 Brookhaven Dr")).toBe(false);
    offered?.run("What rate keeps the payment of loan B under 2,900?");
    await screen.findByDisplayValue("$2,900");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Find"));
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("Rounded to an eighth, meets the target")).toBeTruthy();
  });
});

describe("what is missing", () => {
  it("of a sentence is said, and the focus goes to its field", async () => {
    const { ask, window, shown } = await show({ loanID: "one" });
    await ask("Make the payment 3,000");
    expect(window.getByText(/^I could not tell what may change/)).toBeTruthy();
    expect(shown()).toEqual(["", "one", "monthlyPayment", "$3,000"]);
    await waitFor(() => expect(document.activeElement).toBe(window.getByLabelText("Change")));
    expect(window.getByLabelText<HTMLInputElement>("Ask in a sentence").value).toBe("Make the payment 3,000");
  });

  it("of the form is said at each field", async () => {
    const { find, window, choose } = await show();
    await find();
    for (const says of ["Choose what may change", "Choose a loan", "Choose a figure"])
      expect(window.getByText(says)).toBeTruthy();
    await choose("Target figure", "Paid off by");
    await find();
    expect(window.getByText("Enter a day from 01/01/2020 to 12/31/2150")).toBeTruthy();
  });

  it("of the loan is said in place of an answer", async () => {
    open(withFirst({ rate: null }));
    const { ask, find, window } = await show();
    await ask("What price on loan A is 3,000 a month");
    await find();
    expect(await window.findByText(/^This loan has no figures yet/)).toBeTruthy();
  });
});
