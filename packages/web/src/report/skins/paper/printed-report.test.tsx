import { brand } from "@highway/core/branding/example";
import { type ClientSection, clientSections } from "@highway/core/reports/pure/sections";
import { cleanup, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { fetchWords } from "../../../lib/words/catalog.fixture";
import { figuresOf } from "../../../scenario/figures/loan-figures";
import { newExisting } from "../../../scenario/new-report";
import { fourLoans } from "../../../scenario/scenario.fixture";
import type { ScenarioClient } from "../../../scenario/store/store";
import { estimateFormCatalog, purchaseAnalysisCatalog } from "../../catalogs";
import { english } from "./english";
import type { Pictures } from "./heads";
import { nameOfReport, PrintedReport, pageFeet, quoteText } from "./printed-report";
import { PrintedAnalysis } from "./purchase-analysis";
import { spanish } from "./spanish";
import { Summary } from "./summary";
import type { Words } from "./words";

await fetchWords(estimateFormCatalog);
await fetchWords(purchaseAnalysisCatalog);

const client = { name: "Jordan Davis" } as ScenarioClient;
const basis = { document: fourLoans(), client };
const usual: ClientSection[] = ["loans", "monthly", "cash", "balance", "overTheLoan", "totalCost", "breakEven"];
type Change = Partial<{
  words: Words;
  sections: ClientSection[];
  brand: Partial<typeof brand>;
  pictures: Pictures;
  document: typeof basis.document;
}>;

function open({ words = english, sections = usual, brand: changed = {}, pictures = {}, document }: Change = {}) {
  const shown = document ? { ...basis, document } : basis;
  const all = { basis: shown, words, sections, brand: { ...brand, ...changed }, pictures, scene: null };
  return render(<PrintedReport {...all} />);
}
const inCash = { program: "allCash", rate: 0, term: 0 } as const;
const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const partner = {
  cbID: "cbr_1",
  name: "Marcus Lee",
  title: "",
  license: "900417",
  company: "Oakline Realty",
  email: "",
  phone: null,
  hasHeadshot: false,
  position: "left" as const,
};

describe("the printed report", () => {
  it("shows the homes of which there are pictures, by name where there are several, and else the drawing", () => {
    const image = "/v1/user/image?imageID=fil_1";
    const { properties, ...rest } = fourLoans();
    const one = { ...rest, properties: properties.map((home, at) => (at === 0 ? { ...home, image } : home)) };
    open({ document: one, pictures: { homes: new Map([[image, "data:image/jpeg;base64,AA"]]) } });
    const picture = screen.getByRole("img", { name: "Picture of 412 Brookhaven Dr" });
    expect(picture.getAttribute("src")).toBe("data:image/jpeg;base64,AA");
    // What is printed is drawn whole before it is taken.
    expect(picture.getAttribute("loading")).toBeNull();
    expect(picture.closest("li")?.textContent).toBe("412 Brookhaven Dr");
    cleanup();
    open({ document: one });
    expect(screen.queryByRole("img", { name: /^Picture of/ })).toBeNull();
  });

  it("shows every figure of every loan as the engine has it", () => {
    open();
    const loans = basis.document.loans.map((loan) => figuresOf(basis, loan).result!);
    const rows = [...document.querySelectorAll("tr")];
    const line = (name: string) =>
      rows.flatMap((row) => (row.querySelector("th")?.textContent === name ? (row.textContent ?? "") : [])).join();
    const cents = (value: number | null) => moneyWithCents(value);
    for (const { monthly, cash, totals, amount } of loans) {
      expect(line("Loan amount")).toContain(cents(amount));
      expect(line("Principal and interest")).toContain(cents(monthly.principalAndInterest));
      expect(line("Monthly payment")).toContain(cents(monthly.total));
      expect(line("Cash to close")).toContain(cents(cash.toClose));
      expect(line("Interest")).toContain(cents(totals.interest));
    }
  });

  it("says which figures over time add up both loans where there is a second one", () => {
    const says = (name: string) => screen.getByRole("heading", { name }).nextElementSibling?.textContent;
    open();
    for (const name of ["Year by year", "What you still owe", "Over the whole loan"])
      expect(says(name)).not.toContain("second loan");
    cleanup();
    const { loans, ...rest } = fourLoans();
    const secondLoan = { type: "fixed", ltv: 90, term: 30, amount: null, rate: 8 } as const;
    const document = { ...rest, loans: loans.with(0, { ...loans[0]!, secondLoan }) };
    open({ document });
    for (const name of ["Year by year", "What you still owe"])
      expect(says(name)).toMatch(/ each year\. With the second loan where there is one\.$/);
    const leftOut = / Figures over the life of the loan do not include second loans\.$/;
    expect(says("Over the whole loan")).toMatch(leftOut);
    cleanup();
    open({ document, sections: ["cash", "overTheLoan"] });
    expect(says("The loans, side by side")).toMatch(leftOut);
  });

  it("parts no amount from its minus", () => {
    const { loans, ...rest } = fourLoans();
    open({ document: { ...rest, loans: loans.map((loan) => ({ ...loan, credits: 12_000 })) } });
    const below = screen.getAllByText(/^−\$/);
    expect(below.length).toBeGreaterThan(0);
    for (const amount of below) expect(amount.className).toContain("whitespace-nowrap");
  });

  it("sets the computed APR beside a payment, whatever the officer typed, and both in the table", () => {
    const { loans, ...rest } = fourLoans();
    const document = { ...rest, loans: loans.map((loan) => ({ ...loan, customAPR: 1.234 })) };
    open({ document });
    const computed = trimmedPercent(figuresOf({ ...basis, document }, document.loans[0]!).result!.apr!);
    const [ways] = screen.getAllByRole("table");
    expect(ways!.textContent).toContain(computed);
    expect(ways!.textContent).not.toContain("1.234%");
    expect(globalThis.document.body.textContent).toContain("1.234%");
  });

  it("tells of no mortgage that nothing pays off, of no home without another loan, and names the town of the others", () => {
    const { loans, properties, ...rest } = fourLoans();
    const street = { address: "9 Elm St", addressDisplay: "9 Elm St", city: "Duck", county: "Dare County" };
    const lookedAt = { ...properties[0]!, id: "looked", ...street };
    const image = "/v1/user/image?imageID=fil_1";
    const pictures = { homes: new Map([[image, "data:image/jpeg;base64,AA"]]) };
    open({ document: { ...rest, properties: [{ ...lookedAt, image }, ...properties], loans }, pictures });
    expect(globalThis.document.body.textContent).not.toMatch(/9 Elm St|Duck|Dare/);
    expect(screen.queryByRole("img", { name: /^Picture of/ })).toBeNull();
    cleanup();
    const kept = { ...newExisting("looked", lookedAt.purchaseDetails[0]!.id), balance: 200_000, payOff: false };
    open({ document: { ...rest, properties: [...properties, lookedAt], loans: [...loans, kept] } });
    expect(globalThis.document.body.textContent).not.toMatch(/9 Elm St|Duck|Dare|Current mortgage/);
    cleanup();
    const one = loans.filter(({ propertyID }) => propertyID === properties[0]!.id);
    open({ document: { ...rest, properties: [lookedAt, ...properties], loans: one } });
    expect(globalThis.document.body.textContent).toContain(`${properties[0]!.city}, North Carolina`);
    expect(globalThis.document.body.textContent).not.toMatch(/Duck|Dare/);
    cleanup();
    const analysis = { ...rest, properties: [lookedAt, ...properties], loans: one, chapters: [] };
    const paper = { basis: { client, document: analysis }, brand, words: english, pictures: {} };
    render(<PrintedAnalysis {...paper} scene={null} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain(properties[0]!.address);
  });

  describe("on its first page", () => {
    const { loans, properties, ...rest } = fourLoans();
    const [loan, ...others] = loans;
    const term = (name: string) => screen.getAllByText(name, { selector: "dt" })[0]!.parentElement!.textContent;
    const way = () =>
      within(within(screen.getAllByRole("table")[0]!).getAllByRole("row")[1]!)
        .getAllByRole("cell")
        .slice(1);

    it("says of a loan whose mortgage insurance is missing that payment, APR and a part of the cash are not known", () => {
      const MIWorksheet = { ...loan!.MIWorksheet, isMonthly: false, isFinanced: false };
      const uninsured = {
        ...loan!,
        downPayment: null,
        downPaymentPercentage: 10,
        MI: null,
        annualMIPercentage: null,
        MIWorksheet,
      };
      open({ document: { ...rest, properties, loans: [uninsured, ...others] } });
      expect(way().map(({ textContent }) => textContent)).toEqual([
        "Not known",
        "Not known",
        expect.stringMatching(/^\$[\d,]+\.\d\dwithout mortgage insurance$/),
      ]);
      expect(term("Monthly payment")).toMatch(/^Monthly paymentNot known/);
    });

    it("says of a payment whose property tax is not known that it is without it", () => {
      const [home, ...homes] = properties;
      const prices = home!.purchaseDetails.map((price) => ({ ...price, userTaxRate: null, userPropertyTax: null }));
      const untaxed = { ...home!, countyTaxRate: null, purchaseDetails: prices };
      open({ document: { ...rest, properties: [untaxed, ...homes], loans } });
      expect(way()[1]!.textContent).toMatch(/\dwithout property tax$/);
      expect(term("Monthly payment")).toMatch(/Loan, insurance, without property tax$/);
      cleanup();
      open();
      expect(term("Monthly payment")).toMatch(/Loan, property tax, insurance$/);
    });
  });

  it("shows the sections that the report shows, in its order", () => {
    open({ sections: ["totalCost", "monthly"] });
    expect(titles()).toEqual(["Four ways to buy", "What each loan costs over time", "Monthly payment", "Please read"]);
  });

  it("begins with the ways and their charts, and has the years last, whatever the order of the sections", () => {
    open({ sections: ["balance", "loans", "monthly", "cash"] });
    expect(titles().at(0)).toBe("Four ways to buy");
    expect(titles().slice(-2)).toEqual(["Year by year", "Please read"]);
    const second = screen.getAllByRole("heading", { level: 2 })[1]!;
    for (const name of [english.loan.figures.totalPayment, english.loan.figures.cashToClose]) {
      const chart = screen.getAllByRole("img", { name })[0]!;
      expect(chart.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING, name).toBeTruthy();
    }
  });

  it.each([
    ["cash", english.loan.figures.cashToClose],
    ["monthly", english.loan.figures.totalPayment],
  ] as const)("draws no chart of a section that is hidden: %s, on the cover and on the summary", (hidden, name) => {
    const sections = usual.filter((key) => key !== hidden);
    const summary = (
      <Summary basis={basis} brand={brand} words={english} pictures={{}} link={null} density={0} sections={sections} />
    );
    for (const drawn of [open({ sections }), render(summary)]) {
      expect(within(drawn.container).getByRole("heading", { name: "Four ways to buy" })).toBeTruthy();
      expect(within(drawn.container).queryByRole("img", { name })).toBeNull();
      drawn.unmount();
    }
  });

  it("tells on the summary what the loans cost and what is owed over the years only where that is shown", () => {
    const heads = (sections: ClientSection[]) => {
      const { container, unmount } = render(
        <Summary
          basis={basis}
          brand={brand}
          words={english}
          pictures={{}}
          link={null}
          density={0}
          sections={sections}
        />,
      );
      const found = [...container.querySelectorAll("th[scope=col]")].map(({ textContent }) => textContent ?? "");
      unmount();
      return found.filter((text) => /^(Cost|Owed)/.test(text));
    };
    expect(heads(usual)).toHaveLength(4);
    expect(heads(["loans", "totalCost"]).every((text) => text.startsWith("Cost"))).toBe(true);
    expect(heads(["loans", "balance"]).every((text) => text.startsWith("Owed"))).toBe(true);
    expect(heads(["loans", "cash"])).toEqual([]);
  });

  it("prints every loan's Loan Estimate where the officer chose it, marked as no form, in the reader's language", () => {
    open({ sections: ["estimateForm"] });
    expect(titles()).toEqual(["Four ways to buy", "As the Loan Estimate shows it", "Please read"]);
    expect(screen.getByText(/It is not the official form, which your lender gives you/)).toBeDefined();
    expect(screen.getAllByText("D. TOTAL LOAN COSTS (A + B + C)")).toHaveLength(basis.document.loans.length);
    cleanup();
    open({ words: spanish, sections: ["estimateForm"] });
    expect(screen.getAllByText("J. TOTAL DE COSTOS DE CIERRE")).toHaveLength(basis.document.loans.length);
  });

  it.each([
    ["Asesora hipotecaria", "Asesora hipotecaria", "es"],
    ["", "Senior Loan Officer", "en"],
  ])("names the officer's title as typed in Spanish, else marks it as English: %j", (titleEs, shown, lang) => {
    open({ words: spanish, brand: { useHeader: true, title: "Senior Loan Officer", titleEs } });
    expect(screen.getByText(shown).getAttribute("lang")).toBe(lang);
  });

  it("prints nothing that only the officer reads", () => {
    expect(clientSections(["loans", "escrow", "loanEstimate", "other"])).toEqual(["loans"]);
  });

  it("heads it with the officer only where the officer shows a header", () => {
    open();
    expect(screen.getByText("Dana Whitfield")).toBeDefined();
    const title = screen.getByText("Senior Loan Officer");
    expect(title.parentElement!.textContent).toBe("Senior Loan Officer, NMLS #9401827");
    expect(screen.queryByText("Certified Mortgage Advisor")).toBeNull();
    cleanup();
    open({ brand: { hasCMA: true } });
    expect(screen.getByText("Certified Mortgage Advisor")).toBeDefined();
    cleanup();
    open({ brand: { useHeader: false } });
    expect(screen.queryByText("Dana Whitfield")).toBeNull();
    // Whose license it is stays to be read.
    expect(screen.getByText(/NMLS #9401827/)).toBeDefined();
  });

  it("says the company also beside its logo, which may have no words, and heads nothing with nobody", () => {
    open({ pictures: { logo: "data:image/png;base64,AA" } });
    const head = within(screen.getByRole("banner"));
    expect(head.getByAltText("Logo of Summit Home Lending")).toBeDefined();
    expect(head.getByText("Summit Home Lending")).toBeDefined();
    cleanup();
    open({ brand: { name: "" } });
    expect(screen.queryByRole("banner")).toBeNull();
  });

  it.each([
    [english, {}, "Your loan for 412 Brookhaven Dr", "Your loan", "Loan, property tax, insurance"],
    [spanish, {}, "Su préstamo para 412 Brookhaven Dr", "Su préstamo", "Préstamo, impuesto a la propiedad y seguro"],
    [english, inCash, "Your purchase of 412 Brookhaven Dr", "Your purchase", "Property tax, insurance"],
    [spanish, inCash, "Su compra de 412 Brookhaven Dr", "Su compra", "Impuesto a la propiedad y seguro"],
  ] as const)("speaks of one loan as one, and of cash as no loan", (words, change, title, ways, month) => {
    const [first] = basis.document.loans;
    open({ words, document: { ...basis.document, loans: [{ ...first!, ...change }] } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(titles()[0]).toBe(ways);
    expect(screen.getByText(month)).toBeDefined();
  });

  it.each([english, spanish])("speaks of no APR and no payments of a loan where all is paid in cash", (words) => {
    const loans = basis.document.loans.slice(0, 2).map((loan) => ({ ...loan, ...inCash }));
    open({ words, document: { ...basis.document, loans } });
    expect(screen.getByText(words.print.summary.estimate)).toBeDefined();
    expect(screen.queryByRole("columnheader", { name: "APR" })).toBeNull();
    const { apr, change } = words.print.plain;
    const text = document.body.textContent ?? "";
    for (const said of [apr.title, change.rate, words.disclaimers.estimate.official]) expect(text).not.toContain(said);
    cleanup();
    open({ words, document: { ...basis.document, loans: [loans[0]!, basis.document.loans[1]!] } });
    expect(screen.getByText(words.print.estimate)).toBeDefined();
    expect(screen.getAllByRole("columnheader", { name: "APR" })).toHaveLength(1);
    for (const said of [apr.title, change.rate, words.disclaimers.estimate.official])
      expect(document.body.textContent).toContain(said);
  });

  it("keeps the order of words after a name that runs from right to left", () => {
    const [first] = basis.document.loans;
    open({ document: { ...basis.document, loans: [{ ...first!, name: "הצעה" }] } });
    expect(screen.getAllByText(/20% down/)[0]!.textContent).toContain("\u2068הצעה\u2069");
  });

  it.each([1, 3])("writes a figure above every bar of a chart of a dear home and %i loans", (count) => {
    const properties = basis.document.properties.map((home) => ({
      ...home,
      userAppraisedValue: null,
      purchaseDetails: home.purchaseDetails.map((price) => ({ ...price, price: 98_765_432 })),
    }));
    const loans = basis.document.loans.slice(0, count);
    open({ document: { ...basis.document, properties, loans }, sections: ["totalCost"] });
    const figures = [...document.querySelectorAll("[aria-label='Total cost'] text")].filter(({ textContent }) =>
      /^\$.*\.\dM$/.test(textContent),
    );
    expect(figures).toHaveLength(5 * count);
  });

  it.each(["left", "right"] as const)("sets the co-brand on the %s", (position) => {
    open({ brand: { cobrand: { ...partner, position } } });
    const names = within(screen.getByRole("banner")).getAllByText(/^(Marcus Lee|Dana Whitfield)$/);
    expect(names.map(({ textContent }) => textContent)[position === "left" ? 0 : 1]).toBe("Marcus Lee");
  });

  it("speaks Spanish throughout", () => {
    open({ words: spanish });
    expect(titles().slice(0, 2)).toEqual(["Cuatro maneras de comprar", "Los préstamos, lado a lado"]);
    const text = document.body.textContent ?? "";
    expect(text).toContain("Preparado para Jordan Davis el 20 de noviembre de 2026.");
    expect(text).not.toMatch(/\b(payment|interest|years|balance|none|lowest|today)\b/i);
  });

  it("says at the foot of each page whose it is, whatever a name holds", () => {
    const feet = pageFeet({ name: nameOfReport({ basis, words: english }), brand, words: english });
    expect(feet).toContain("Your loans, side by side. Prepared for Jordan Davis, 11/20/2026.");
    expect(feet).toContain(brand.licenseLabel.replace("#", "\\23 "));
    expect(feet).toContain("Office: (919) 555-0142");
    expect(pageFeet({ name: "", brand: { ...brand, useHeader: false }, words: english })).not.toContain(brand.name);
    const client = { ...basis.client!, name: "שלמה" };
    const hebrew = nameOfReport({ basis: { ...basis, client }, words: english });
    expect(hebrew).toBe("Your loans, side by side. Prepared for \u2068שלמה\u2069, 11/20/2026");
    // A page box breaks no word by itself, and would run over the number of the page.
    expect(pageFeet({ name: "W".repeat(90), brand, words: english })).toMatch(/W{40}\\200b W{40}\\200b W{10}\./);
    expect(quoteText('a"b\\c}')).toBe('"a\\22 b\\5c c\\7d "');
  });
});
