import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { moneyWithCents } from "../../../lib/format/format";
import { fetchWords } from "../../../lib/words/catalog.fixture";
import { type Computed, clientColumns, isComputed } from "../../../report/columns";
import { clientSource } from "../../../report/skins/client/skin";
import type { WorkingReport } from "../../../scenario/document";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { english } from "../english";
import { SharedContext } from "../report/report-context";
import { brand, link, loaded } from "../shared.fixture";
import { spanish } from "../spanish";
import { type Words, WordsContext } from "../words";
import { ideaCatalog } from "./catalogs";
import { leftOver } from "./presets";
import TryIdea from "./try-idea";

await fetchWords(ideaCatalog);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const basisOf = (document: WorkingReport) => ({ document, client: loaded().client });
const offersOf = (document: WorkingReport) =>
  clientColumns(basisOf(document), english.loan).filter(isComputed) as Computed[];

/** A refinance that costs less each month than what it pays off. */
const refinance = (): WorkingReport => {
  const { loans, ...report } = fourLoans();
  const [loan] = loans;
  return {
    ...report,
    loans: [
      { ...loan!, category: "refinance", targetLTV: 60, downPayment: null, downPaymentPercentage: null },
      {
        ...loan!,
        id: "owed",
        category: "existing",
        rate: 8,
        balance: 300_000,
        payment: 2600,
        monthsLeft: 300,
        payOff: true,
      },
    ],
  };
};

/** The block on a page on which another loan can be picked. */
function open(document: WorkingReport = fourLoans(), words = english as Words) {
  const api = fakeApi({ "POST /v2/share/ideas": () => ({ data: [{}] }) });
  const basis = basisOf(document);
  const offers = offersOf(document).filter(({ isOwed }) => !isOwed);
  const shared = { loaded: loaded(), brand, link, isPreview: false, basis, offers, officer: "Dana" };
  const source = clientSource(basis, offers, words);
  function Page() {
    const [at, setAt] = useState(0);
    return (
      <WordsContext value={{ words, choose: () => {}, suggest: () => {} }}>
        <SharedContext value={{ ...shared, source, picked: offers[at]!, pick: () => {} }}>
          {offers.map((offer, place) => (
            <button key={offer.id} type="button" onClick={() => setAt(place)}>
              {`Pick ${offer.letter}`}
            </button>
          ))}
          <TryIdea />
        </SharedContext>
      </WordsContext>
    );
  }
  render(<Page />);
  return { api, offers };
}

const slider = (name: string) => screen.getByRole("slider", { name }) as HTMLInputElement;
const tap = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const line = (name: string) => screen.getByText(name).closest("li")?.textContent;

it("sends what was moved, once something was", async () => {
  const { api } = open();
  await tap("Send this idea to Dana");
  expect(api.of("POST /v2/share/ideas")).toEqual([]);
  fireEvent.change(slider("Home price"), { target: { value: "490000" } });
  await userEvent.type(screen.getByLabelText("Add a note (optional)"), " A little less? ");
  await tap("Send this idea to Dana");
  expect((await screen.findByText("Dana has your idea.")).closest("[role=status]")).toBe(document.activeElement);
  expect(api.of("POST /v2/share/ideas").map(({ body }) => body)).toEqual([
    { id: expect.stringMatching(/^ide_/), loanID: "one", changes: { price: 490_000 }, note: "A little less?" },
  ]);
});

it("says of an idea that was moved while it was on its way that it is not sent yet", async () => {
  open();
  const { promise: late, resolve: answer } = Promise.withResolvers<{ data: unknown }>();
  const api = fakeApi({ "POST /v2/share/ideas": () => late });
  fireEvent.change(slider("Home price"), { target: { value: "490000" } });
  await tap("Send this idea to Dana");
  fireEvent.change(slider("Home price"), { target: { value: "480000" } });
  await act(async () => answer({ data: [{}] }));
  expect(api.of("POST /v2/share/ideas")).toMatchObject([{ body: { changes: { price: 490_000 } } }]);
  expect(screen.queryByText("Dana has your idea.")).toBeNull();
  expect(screen.getByRole("button", { name: "Send this idea to Dana" })).toBeDefined();
});

it("keeps each loan's idea and note while others are looked at", async () => {
  open();
  await tap("Offer $10,000 less");
  await userEvent.type(screen.getByLabelText("Add a note (optional)"), "Is that rude?");
  await tap("Pick B");
  expect(slider("Home price").value).toBe("500000");
  await tap("Add $200 a month");
  await tap("Pick A");
  expect([slider("Home price").value, slider("Extra payment each month").value]).toEqual(["490000", "0"]);
  expect((screen.getByLabelText("Add a note (optional)") as HTMLTextAreaElement).value).toBe("Is that rude?");
  await tap("Pick B");
  expect(slider("Extra payment each month").value).toBe("200");
});

it("starts over without losing the place", async () => {
  open();
  await tap("Put 15% down");
  expect(slider("Down payment").value).toBe("15");
  await tap("Start over");
  expect(slider("Down payment").value).toBe("20");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Start over" }));
});

it("takes an idea back that is tapped again", async () => {
  open();
  await tap("Add $200 a month");
  expect(screen.getByRole("button", { name: "Add $200 a month" }).getAttribute("aria-pressed")).toBe("true");
  await tap("Add $200 a month");
  expect(slider("Extra payment each month").value).toBe("0");
});

it("reads typed figures: dollars or percent, beyond the slider too, and nothing that is no figure", async () => {
  const { api } = open();
  const type = async (name: string, text: string) => {
    const field = screen.getByRole("textbox", { name: `${name}: type a figure` });
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
    return (field as HTMLInputElement).value;
  };
  expect(await type("Home price", "430k")).toBe("$430,000");
  expect(await type("Down payment", "75,000")).toBe("$75,000");
  expect(await type("Down payment", "10%")).toBe("$43,000");
  expect(await type("Interest rate", "6.3")).toBe("6.3%");
  expect(await type("Interest rate", "soon")).toBe("6.3%");
  await tap("Send this idea to Dana");
  await screen.findByText("Dana has your idea.");
  expect(api.of("POST /v2/share/ideas").map(({ body }) => body)).toEqual([
    { id: expect.stringMatching(/^ide_/), loanID: "one", changes: { price: 430_000, downPayment: 43_000, rate: 6.3 } },
  ]);
});

it("says at the field what a figure can be, where one that cannot be was typed, until it is moved", async () => {
  open();
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Down payment: type a figure" });
  const said = () => {
    const id = field().getAttribute("aria-describedby");
    return id && document.getElementById(id)?.textContent;
  };
  const type = (text: string) => {
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.blur(field());
    return [field().value, said()];
  };
  expect(type("12%")).toEqual(["$60,000", null]);
  expect(type("0")).toEqual(["$15,000", "Enter a figure between 3% and 95%."]);
  expect(type("ten")).toEqual(["$15,000", "Enter a figure between 3% and 95%."]);
  expect(type("")).toEqual(["$15,000", null]);
  expect(type("99%")).toEqual(["$475,000", "Enter a figure between 3% and 95%."]);
  fireEvent.change(slider("Down payment"), { target: { value: "20" } });
  expect([field().value, said()]).toEqual(["$100,000", null]);
});

it("says of each month what is paid in all, and what the extra does to the loan", async () => {
  const { offers } = open();
  await tap("Add $200 a month");
  const total = offers[0]!.result.monthly.total!;
  expect(screen.getByText(moneyWithCents(total + 200))).toBeDefined();
  expect(line("Loan payment and the rest")).toContain(moneyWithCents(total));
  expect(line("Your extra")).toContain("$200.00");
  expect(line("Loan paid off")).toContain("5 years 7 months sooner");
  expect(line("Interest saved in all")).toMatch(/\$\d{3},\d{3}$/);
  expect(line("Rate, APR, payments")).toContain("6.5%, 6.549% APR, 360");
});

it("names the gap between a price and the appraisal", () => {
  const report = fourLoans();
  open({ ...report, properties: report.properties.map((home) => ({ ...home, userAppraisedValue: 500_000 })) });
  expect(screen.queryByText(/above the appraised value/)).toBeNull();
  fireEvent.change(slider("Home price"), { target: { value: "520000" } });
  const gap = screen.getByText("$20,000 above the appraised value.").closest("p")!;
  expect(gap.textContent).toContain("The loan is based on $500,000, so you would bring the $20,000");
});

it("says that the payment is without a property tax that nobody knows", () => {
  const report = fourLoans();
  const without = { userPropertyTax: null, userTaxRate: null };
  open({
    ...report,
    properties: report.properties.map((home) => ({
      ...home,
      countyTaxRate: null,
      purchaseDetails: home.purchaseDetails.map((price) => ({ ...price, ...without })),
    })),
  });
  expect(screen.getByText("Without property tax, which is not known yet.")).toBeDefined();
});

it("lets a refinance be paid like today, and says how much sooner it ends", async () => {
  const { offers, api } = open(refinance());
  const [offer] = offers;
  const left = leftOver(offer!)!;
  await tap("Keep paying what I pay today");
  const effect = within(screen.getByRole("status"));
  expect(effect.getByText(moneyWithCents(left.today))).toBeDefined();
  expect(line("Your extra")).toContain(moneyWithCents(left.saved));
  expect(line("Loan paid off")).toMatch(/years.* sooner$/);
  expect(screen.getByText("The best of both.").closest("p")?.textContent).toContain(
    `Pay ${moneyWithCents(left.today)} as you do today`,
  );
  await tap("Send this idea to Dana");
  await screen.findByText("Dana has your idea.");
  expect(api.of("POST /v2/share/ideas").map(({ body }) => body)).toEqual([
    { id: expect.stringMatching(/^ide_/), loanID: offer!.id, changes: { extraPayment: left.saved } },
  ]);
});

it("speaks Spanish", async () => {
  open(fourLoans(), { ...english, ...spanish });
  await tap("Ofrecer $10,000 menos");
  expect(screen.getByText("Con su idea, cada mes")).toBeDefined();
  expect(screen.getByRole("button", { name: "Enviar esta idea a Dana" })).toBeDefined();
});
