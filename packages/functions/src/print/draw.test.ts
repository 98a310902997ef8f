import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chapters } from "@highway/core/tools/pure/chapters";
import { PNG } from "pngjs";
import decodeQR from "qr/decode.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeBrowser } from "./chromium";
import { draw, prepare } from "./draw";
import { difference, fillOf, linesOf, readPdf } from "./pdf.fixture";
import { drawingOf, homeImage, resultsOf, shapes } from "./reports.fixture";

type Pdf = Awaited<ReturnType<typeof readPdf>>;
const root = join(import.meta.dirname, "../../../..");
const langs = ["en", "es"] as const;
const names = Object.keys(shapes) as (keyof typeof shapes)[];
const read = new Map<string, Pdf>();
const sizes = new Map<string, number>();
let folder: string;

/** One browser and one build for all: each file is drawn once and read by many. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "highway-print-"));
  Object.assign(process.env, { EXPORT_PAGE: folder, CHROMIUM_PATH: process.env.CHROMIUM_PATH || "none" });
  await promisify(execFile)("tsx", ["packages/web/print-page.ts", folder], { cwd: root });
  for (const name of names)
    for (const lang of langs) {
      const bytes = await draw(drawingOf(shapes[name], { lang }));
      sizes.set(`${name} ${lang}`, bytes.length);
      read.set(`${name} ${lang}`, await readPdf(bytes));
    }
});
afterAll(async () => {
  await closeBrowser();
  for (const pdf of read.values()) await pdf.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A file is called by its home, or by what it is, and by its client: the officer's own name for a scenario stays with the officer. */
const titles: Record<"en" | "es", (shape: string) => string> = {
  en: (shape) =>
    `${isOfTwo(shape) ? "Your loans, side by side" : "412 Brookhaven Dr"}. Prepared for Elena Marchetti, 11/20/2026`,
  es: (shape) =>
    `${isOfTwo(shape) ? "Sus préstamos, lado a lado" : "412 Brookhaven Dr"}. Preparado para Elena Marchetti, 20 de noviembre de 2026`,
};
const isOfTwo = (shape: string) => shape === "fourLoans" || shape === "sixLoans";

const pdfOf = (name: keyof typeof shapes, lang: (typeof langs)[number] = "en") => read.get(`${name} ${lang}`)!;
const every = names.flatMap((name) => langs.map((lang) => [name, lang] as const));

const paperLink = {
  url: `https://app.highway.example/lc2/live-share?data=${"A7x-".repeat(11).slice(0, 43)}`,
  endsAt: "2026-12-20T05:00:00.000Z",
};

const cents = (value: number) =>
  `${value < 0 ? "−" : ""}$${Math.abs(value).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const percent = (value: number) => `${Number(value.toFixed(3))}%`;

describe.each(every)("the PDF of %s in %s", (name, lang) => {
  const pdf = () => pdfOf(name, lang);

  it("has the engine's figures as text", () => {
    const { text } = pdf();
    for (const { amount, apr, monthly, cash, totals, payoffMonths } of resultsOf(shapes[name])) {
      const isOwed = apr === null;
      // What is paid today, and the interest left, count the debts that a refinance pays off.
      const total = isOwed && name === "debts" ? monthly.total! + 822 : monthly.total!;
      for (const figure of [monthly.principalAndInterest, total]) expect(text).toContain(cents(figure));
      for (const figure of [amount, ...(isOwed ? [] : [cash.toClose])]) expect(text).toContain(cents(figure));
      if (!isOwed) expect(text).toContain(percent(apr));
      if (name !== "refinance" && !(isOwed && name === "debts")) expect(text).toContain(cents(totals.interest));
      expect(payoffMonths).toBeGreaterThan(0);
    }
  });

  it("says on every page which of how many it is, in margins that nothing shrinks", () => {
    const { pages } = pdf();
    const [page, of] = lang === "en" ? ["Page", "of"] : ["Página", "de"];
    for (const [at, { text, words }] of pages.entries()) {
      expect(text).toContain(`${page} ${at + 1} ${of} ${pages.length}`);
      // Letter is 612 points wide, with margins of 0.6 inches; what is wider than that makes Chromium shrink every page.
      expect(Math.min(...words.map(({ left }) => left))).toBeCloseTo(43.2, 0);
      expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(612 - 43.2 + 1);
    }
  });

  it("is tagged, in its language, with each chart whole on one page", () => {
    const { isTagged, pages, info } = pdf();
    expect([isTagged, info.Language, info.Title]).toEqual([true, lang, titles[lang](name)]);
    const roles = new Set(pages.flatMap(({ tags }) => tags.map(({ role }) => role)));
    for (const role of ["H1", "H2", "Table", "TR", "TH", "TD", "P"]) expect(roles).toContain(role);
    const figures = pages.flatMap(({ tags }) => tags.flatMap(({ role, alt }) => (role === "Figure" ? [alt] : [])));
    // A reader's program says of a figure without a text only that there is one.
    expect(figures.filter((alt) => !alt)).toEqual([]);
    expect(new Set(figures).size).toBe(figures.length);
  });

  it("has no page but the last that is half empty, and no hole in one", () => {
    const pages = pdf().pages.slice(0, -1).map(fillOf);
    for (const { filled, gap } of pages) {
      expect(filled).toBeGreaterThan(0.6);
      expect(gap).toBeLessThan(1 / 3);
    }
  });

  it("ends with no page of a few lines", () => expect(linesOf(pdf().pages.at(-1)!)).toBeGreaterThan(4));

  it("says the payments, their number and the APR of each loan wherever a payment is shown", () => {
    const { text } = pdf();
    const results = resultsOf(shapes[name]).filter(({ apr }) => apr !== null);
    for (const { apr, amount } of results) {
      const [loan, unit] =
        lang === "en"
          ? [` loan of ${cents(amount)}`, `${percent(apr!)} APR`]
          : [cents(amount), `APR de ${percent(apr!)}`];
      const said = text.slice(text.indexOf(lang === "en" ? "Example payments." : "Pagos de ejemplo."));
      expect(said).toContain(loan);
      expect(said).toContain(unit);
    }
    expect(text).toMatch(lang === "en" ? /\d+ monthly payments of \$/ : /\d+ pagos mensuales de \$/);
  });

  it("is small, in the paper's own font alone, for in the cloud there is no other", () => {
    expect(sizes.get(`${name} ${lang}`)).toBeLessThan(400_000);
    expect(fontsOf(pdf()).filter((font) => !font.includes("Inter"))).toEqual([]);
  });
});

describe("the PDF of a report", () => {
  it("keeps the parts that fit whole on a page, and repeats the heads of tables that do not", () => {
    const { pages } = pdfOf("fourLoans");
    const on = (words: string) => pages.findIndex(({ text }) => text.includes(words));
    for (const [head, last] of [
      ["The loans, side by side", "Financed"],
      ["Over the whole loan", "Paid off in"],
      ["Net gain", "30 years"],
    ] as const)
      expect(pages[on(head)]!.text.split(head)[1]).toContain(last);
    expect(on("Year by year")).toBeGreaterThanOrEqual(on("Net gain"));
    const yearly = pages.filter(({ text }) => /Interest Principal Balance/.test(text));
    expect(yearly.length).toBeGreaterThan(1);
  });

  it("has the officer's picture and logo, and the partner's picture, on its first page", () => {
    const [cover] = pdfOf("fourLoans").pages;
    expect(cover!.pictures).toBe(3);
    expect(cover!.text).toContain("Marcus Lee");
    const alternatives = cover!.tags.flatMap(({ role, alt }) => (role === "Figure" && alt ? alt : []));
    expect(alternatives).toEqual(
      expect.arrayContaining(["Photo of Dana Whitfield", "Photo of Marcus Lee", "Logo of Summit Home Lending"]),
    );
  });

  it.each(names)("of %s has no English in Spanish", (name) => {
    const { text } = pdfOf(name, "es");
    // The form's name as the law has it, and what people typed.
    const said = text
      .replaceAll("(Loan Estimate)", "")
      .replaceAll("Summit Home Lending", "")
      .replaceAll("Oakline Realty", "");
    const english =
      /\b(the|and|of|loans?|payments?|interest|rate|years?|months?|balance|closing|costs?|principal|cash|term|none|with|home|taxe?s?|insurance|page|prepared|for|down|lender|officer|today|after|if|your?|please)\b/i;
    expect(english.exec(said)?.[0]).toBeUndefined();
  });

  it("has a bookmark for each of its parts", () => {
    expect(pdfOf("fourLoans").outline).toEqual(
      expect.arrayContaining([
        "Your loans, side by side",
        "Year by year",
        "What each loan costs over time",
        "Please read",
      ]),
    );
  });
});

/** Whether this is one page, with who it is from, each loan and what must be read. */
function expectWhole({ pages, text }: Pdf, name: keyof typeof shapes, lang: (typeof langs)[number]) {
  expect(pages).toHaveLength(1);
  expect(text).toContain("NMLS #9401827");
  expect(text).toContain("(919) 555-0142");
  expect(text).toContain(lang === "en" ? "Example payments." : "Pagos de ejemplo.");
  expect(text).toContain(lang === "en" ? "Equal Housing Lender" : "igualdad de oportunidades");
  for (const { apr, cash } of resultsOf(shapes[name]))
    if (apr !== null) for (const figure of [percent(apr), cents(cash.toClose)]) expect(text).toContain(figure);
}

const picturesIn = ({ pages }: Pdf) => pages[0]!.tags.flatMap(({ role, alt }) => (role === "Figure" && alt ? alt : []));

describe.each(every)("the summary of %s in %s, with a picture of its home", (name, lang) => {
  it("is one page, with all that belongs there, and shows the picture where there is room", async () => {
    const properties = shapes[name].properties.map((home) => ({ ...home, image: homeImage }));
    const drawing = drawingOf({ ...shapes[name], properties }, { lang, kind: "summary", link: paperLink });
    const pdf = await readPdf(await draw(drawing));
    expectWhole(pdf, name, lang);
    const said = lang === "en" ? "Picture of 412 Brookhaven Dr" : "Imagen de 412 Brookhaven Dr";
    // Six loans of every kind take all of the page.
    expect(picturesIn(pdf).includes(said)).toBe(name !== "sixLoans");
    await pdf.close();
  });
});

/** With less on it than with the picture: that it is one page needs no second proof of every report. */
describe.each(langs)("the summary of a report without a picture of its home, in %s", (lang) => {
  it("is one page too, with all that belongs there and no picture of a home", async () => {
    const pdf = await readPdf(await draw(drawingOf(shapes.fourLoans, { lang, kind: "summary", link: paperLink })));
    expectWhole(pdf, "fourLoans", lang);
    expect(picturesIn(pdf).filter((each) => each.includes("412 Brookhaven Dr"))).toEqual([]);
    await pdf.close();
  });
});

const fontsOf = ({ pages }: Pdf) => [...new Set(pages.flatMap(({ fonts }) => fonts))];

describe("the PDF of long names", () => {
  const long = {
    ...shapes.fourLoans,
    properties: [
      {
        ...shapes.fourLoans.properties[0],
        address: "12345 Northwest Saint Bartholomew-Featherstonehaugh Boulevard, Unit 2204-B",
      },
    ],
    loans: shapes.fourLoans.loans.slice(0, 3),
    highlightedTables: ["loans", "monthly", "cash"],
  };
  const officer = {
    name: "Maximiliana Featherstonehaugh-Villanueva de la Concepción",
    company: "First Consolidated Home Mortgage and Savings Company of the Carolinas, LLC",
    email: "maximiliana.featherstonehaugh-villanueva@firstconsolidatedhomemortgage.example",
  };

  it("has its cover on one page, whole names and a foot within its margins", async () => {
    const { printed, ...drawing } = drawingOf(long, { lang: "es" });
    const pdf = await readPdf(
      await draw({ ...drawing, printed: { ...printed, brand: { ...printed.brand, ...officer } } }),
    );
    const [cover, second] = pdf.pages;
    expect(second!.text).toContain("Los préstamos, lado a lado");
    expect(cover!.text).toContain("Marcus Lee Oakline Realty");
    expect(cover!.text).toContain(`Página 1 de ${pdf.pages.length}`);
    expect(Math.max(...cover!.words.map(({ right }) => right))).toBeLessThan(612 - 43.2 + 1);
    await pdf.close();
  });
});

describe("the PDF of names without a place to break", () => {
  const name = "W".repeat(50);
  const homes = [
    { ...shapes.fourLoans.properties[0], address: "W".repeat(90) },
    { ...shapes.fourLoans.properties[1], address: "M".repeat(90) },
  ];
  const loans = shapes.fourLoans.loans.map((loan) => ({ ...loan, name }));
  const solid = { ...shapes.fourLoans, properties: homes, loans };

  it.each(["report", "summary"] as const)("is as large as any other %s, with each of its columns", async (kind) => {
    const { printed, ...drawing } = drawingOf(solid, { kind, link: kind === "summary" ? paperLink : null });
    const client = { ...printed.client, name: "W".repeat(80) };
    const pdf = await readPdf(await draw({ ...drawing, printed: { ...printed, client } }));
    // Chromium shrinks every page where one word is wider than the paper, and cuts the columns beside it.
    for (const { words } of pdf.pages)
      expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(612 - 43.2 + 1);
    const [cover] = pdf.pages;
    const head = cover!.words.find(({ text }) => text === "Marcus Lee")!;
    expect(head.right).toBeGreaterThan(500);
    for (const { cash } of resultsOf(solid)) expect(cover!.text).toContain(cents(cash.toClose));
    await pdf.close();
  });
});

/** Every chapter that an analysis may have, three loans, and a note. */
const wholeAnalysis = {
  name: "Larkspur",
  toolName: "pa",
  note: "Paloma, these are the ways to buy Larkspur that we talked about. Call me with any questions.",
  properties: [
    {
      ...shapes.fourLoans.properties[0],
      purchaseDetails: [{ id: "asked", price: 500_000, bidOver: 10_000 }],
      appreciationTypes: ["custom"],
      customAppreciation: 4,
    },
  ],
  loans: shapes.fourLoans.loans
    .slice(0, 3)
    .map((loan, at) => (at === 0 ? { ...loan, additionalMonthlyPayments: [{ amount: 250 }] } : loan)),
  assumptions: { rent: 2400 },
  waiting: { laterRate: 6.25 },
  chapters: Object.keys(chapters).map((kind) => ({ kind, id: null, hidden: false })),
};

describe("the PDF of a purchase analysis", () => {
  it.each(langs)("says in its contents on which page each chapter begins, in %s", async (lang) => {
    const { name, properties, loans } = shapes.fourLoans;
    const kinds = ["loans", "rentOrBuy", "appreciation"];
    const chapters = kinds.map((kind) => ({ kind, id: null, hidden: false }));
    const of = { name, properties: properties.slice(0, 1), loans: loans.slice(0, 1), assumptions: { rent: 2400 } };
    const pdf = await readPdf(await draw(drawingOf({ ...of, toolName: "pa", chapters }, { lang })));
    const [cover, ...pages] = pdf.pages.map(({ text }) => text);
    const told = kinds.map((_, at) => {
      const begins = pages.findIndex((text) => text.includes(`${lang === "en" ? "Chapter" : "Capítulo"} ${at + 1}`));
      return String(begins + 2);
    });
    expect(Number(told[1])).toBeGreaterThan(Number(told[0]));
    const right = Math.max(...pdf.pages[0]!.words.map((word) => word.right));
    const written = pdf.pages[0]!.words.filter((word) => word.right > right - 2 && /^\d+$/.test(word.text));
    expect(written.map(({ text }) => text)).toEqual(told);
    expect(cover).toContain(lang === "en" ? "in three chapters" : "en tres capítulos");
    await pdf.close();
  });

  it.each(langs)("has its contents on one page, and its summary on one, with every chapter, in %s", async (lang) => {
    const bytes = await draw(drawingOf(wholeAnalysis, { lang }));
    expect(bytes.length).toBeLessThan(400_000);
    const pdf = await readPdf(bytes);
    const chapter = lang === "en" ? "Chapter" : "Capítulo";
    // A chapter follows the one before on its page: none is left half empty, and no name stands below itself.
    for (const { filled } of pdf.pages.slice(0, -1).map(fillOf)) expect(filled).toBeGreaterThan(0.5);
    expect(pdf.outline.length).toBeGreaterThan(10);
    expect(new Set(pdf.outline).size).toBe(pdf.outline.length);
    expect(pdf.text.split(lang === "en" ? "Buy or rent" : "Comprar o alquilar")).toHaveLength(3);
    expect(fontsOf(pdf).filter((font) => !font.includes("Inter"))).toEqual([]);
    expect(pdf.pages.findIndex(({ text }) => text.includes(`${chapter} 1`))).toBe(1);
    // No line of a table stands alone at the foot of a page: the first of the answer's parts is on the page of the second.
    const [first, second] =
      lang === "en" ? ["Home after 10 years", "Cost to sell"] : ["Vivienda después de 10 años", "Costos de venta"];
    const onPage = (words: string) => pdf.pages.findIndex(({ text }) => text.includes(words));
    expect(onPage(first!)).toBeGreaterThan(1);
    expect(onPage(first!)).toBe(onPage(second!));
    await pdf.close();
    const summary = await readPdf(await draw(drawingOf(wholeAnalysis, { lang, kind: "summary", link: paperLink })));
    expect(summary.pages).toHaveLength(1);
    await summary.close();
  });
});

describe("the code on a summary", () => {
  it("is read by a camera, and is not there without a link", async () => {
    const codeOn = async (link: typeof paperLink | null) => {
      const bytes = await draw(drawingOf(shapes.fourLoans, { format: "png", kind: "summary", link }));
      const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
      return decodeQR({ width, height, data });
    };
    expect(await codeOn(paperLink)).toBe(paperLink.url);
    await expect(codeOn(null)).rejects.toThrow();
  });
});

describe("a page as it looks", () => {
  const differing = 0.003;
  it.each([
    ["cover", 1],
    ["figures", 2],
  ])("is as it was: %s", async (name, number) => {
    const now = await pdfOf("fourLoans", "es").draw(number);
    const path = join(import.meta.dirname, "pages", `${name}.png`);
    if (process.env.NEW_PAGES || !existsSync(path)) writeFileSync(path, PNG.sync.write(now, { colorType: 0 }));
    expect(difference(now, PNG.sync.read(readFileSync(path)))).toBeLessThan(differing);
  });
});

describe("the picture of a report", () => {
  it.each(["changing", "fourLoans"] as const)(
    "of %s is one, with all of the page and nothing twice",
    async (name) => {
      await prepare();
      const bytes = await draw(drawingOf(shapes[name], { format: "png" }));
      const image = PNG.sync.read(Buffer.from(bytes));
      expect([1.5, 1.625, 1.75, 1.875, 2]).toContain(image.width / 816);
      expect(image.height).toBeGreaterThan(8192);
      expect(image.height).toBeLessThanOrEqual(16_384);
      const band = (from: number) => image.data.subarray(from * image.width * 4, (from + 1000) * image.width * 4);
      // What Chromium repeated was the top, from the 8,192nd row on; and the end was lost.
      expect(band(8192).equals(band(0))).toBe(false);
      expect(band(image.height - 1000).equals(band(image.height - 1000 - 8192))).toBe(false);
      const isWhite = (row: number) =>
        image.data.subarray(row * image.width * 4, (row + 1) * image.width * 4).every((light) => light === 255);
      const last = Array.from({ length: image.height }, (_, row) => row).findLast((row) => !isWhite(row))!;
      // The foot of the page is its padding alone.
      expect(image.height - last).toBeLessThan(200);
      expect(bytes.length).toBeLessThan(4_000_000);
    },
    60_000,
  );
});
