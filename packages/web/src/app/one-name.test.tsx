/** One report on every surface: editor, results, review (which is the client's page), its tiles, paper, mails, the file of the schedule. */
import { brand } from "@highway/core/branding/example";
import { clientSections } from "@highway/core/reports/pure/sections";
import type { Report } from "@highway/core/reports/schema";
import { reportMail } from "@highway/core/sharing/mails/report";
import { mailedLoan } from "@highway/core/sharing/pure/mailed-loan";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { csvOf } from "../features/schedule/csv";
import { firstPayment, scheduledLoans } from "../features/schedule/schedule.fixture";
import { messageOf, readyMessages } from "../features/sharing/ready-messages";
import { SettingsContext } from "../forms/fields/settings";
import { clientOf } from "../lib/client.fixture";
import { money, moneyWithCents } from "../lib/format/format";
import { clientEn } from "../lib/words/client.en";
import { clientEs } from "../lib/words/client.es";
import { loanEn } from "../lib/words/loan.en";
import { loanEs } from "../lib/words/loan.es";
import { clientColumns, isComputed, officerColumns } from "../report/columns";
import { kinds } from "../report/kinds.fixture";
import { toldSteps } from "../report/payment-steps";
import { ClientSections } from "../report/skins/client/client-sections";
import { Hero } from "../report/skins/client/hero";
import { clientSource, SkinContext, type SkinWords, skinOf } from "../report/skins/client/skin";
import { english } from "../report/skins/paper/english";
import { PrintedReport } from "../report/skins/paper/printed-report";
import { spanish } from "../report/skins/paper/spanish";
import { FirstFigures } from "../report/skins/screen/first-figures";
import { isExisting, type WorkingReport } from "../scenario/document";
import { fourLoans } from "../scenario/scenario.fixture";
import { openDocument } from "../scenario/store/store";
import { LoanGrid } from "../tools/lc2/grid/loan-grid";

const client = clientOf({ ficoMin: 702 });
afterEach(cleanup);

/** A loan as a surface shows it: "A", "Conventional 30", and the number of its color. */
type Shown = [letter: string, name: string, color: string];

const colorIn = (element: Element) => /chart-(\d)/.exec(element.outerHTML)?.[1] ?? "";
const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

const settings = {
  signs: { downPaymentSign: "percent", propertyTaxSign: "percent", mortgageInsuranceSign: "percent" },
  taxDefaults: {},
  showUSDA: false,
  showAllCash: true,
  setSign: vi.fn(),
} as const;

/** The heads of the editor's columns: what the client has already stands in its debts. */
function editorHeads(document: WorkingReport): Shown[] {
  openDocument({ document, client, saved: null });
  const { container } = render(
    <SettingsContext value={settings}>
      <LoanGrid />
    </SettingsContext>,
  );
  return all(container, "[aria-label^='Name of']").map((input): Shown => {
    const head = input.parentElement!;
    const { value, placeholder } = input as HTMLInputElement;
    return [input.getAttribute("aria-label")!.replace("Name of loan ", ""), value || placeholder, colorIn(head)];
  });
}

/** The lowest that a table marks in a line, by the loans' letters. */
const lowestIn = (rows: readonly Element[], heads: readonly Shown[], line: string, mark: string): string[] =>
  rows
    .filter((row) => row.querySelector("td") && row.querySelector("th")?.textContent === line)
    .slice(0, 1)
    .flatMap((row) => all(row, "td").flatMap((cell, at) => (cell.querySelector(mark) ? [heads[at]![0]] : [])));

/** The tiles with which a client's page begins: the letters of those that carry a mark. */
const marked = (root: ParentNode, mark: string): string[] =>
  all(root, "[data-section=summary] fieldset [class*='min-h-12']").flatMap((tile) =>
    tile.textContent?.includes(mark) ? [/^([A-F])/.exec(tile.textContent)?.[1] ?? tile.textContent] : [],
  );

type Surface = { heads: Shown[]; lowest: (line: string) => string[]; text: string };

function results(document: WorkingReport): Surface {
  const { container } = render(<FirstFigures columns={officerColumns({ document, client })} />);
  const heads = all(container, "thead th").map((head): Shown => {
    const [first, name] = head.children;
    return [first!.textContent!.replace("Loan ", ""), name!.textContent!, colorIn(head)];
  });
  return {
    heads,
    lowest: (line) => lowestIn(all(container, "tbody tr"), heads, line, "[aria-label=Lowest]"),
    text: container.textContent!,
  };
}

const paged = {
  en: { lang: "en", client: clientEn, loan: loanEn },
  es: { lang: "es", client: clientEs, loan: loanEs },
};

type Page = Surface & { tiles: (mark: string) => string[] };

async function clientPage(document: WorkingReport, words: SkinWords): Promise<Page> {
  const basis = { document, client };
  const columns = clientColumns(basis, words.loan).filter(isComputed);
  const source = clientSource(basis, columns, words);
  const picked = columns.find(({ isOwed }) => !isOwed)!;
  const { container } = render(
    <SkinContext value={skinOf({ basis, source, words, picked, pick: () => {}, officer: "Dana" })}>
      <Hero />
      <ClientSections shown={["loans", ...clientSections(undefined).filter((key) => key !== "loans")]} />
    </SkinContext>,
  );
  await act(() => import("../report/skins/client/from-today"));
  const table = container.querySelector("[data-section=loans] table")!;
  const heads = all(table, "thead th")
    .slice(1)
    .map((head): Shown => [head.children[0]!.textContent!, head.children[1]!.textContent!, colorIn(head)]);
  // The name of a line stands in a row of its own, above its figures on a phone.
  const rows = all(table, "tbody tr:nth-child(2)");
  return {
    heads,
    lowest: (line) => lowestIn(rows, heads, line, "em"),
    text: container.textContent!,
    tiles: (mark) => marked(container, mark),
  };
}

function paper(document: WorkingReport, words: typeof english): Surface {
  const print = { basis: { document, client }, words, brand, pictures: {}, scene: null };
  const { container } = render(<PrintedReport {...print} sections={["loans", "monthly", "cash", "overTheLoan"]} />);
  const table = all(container, "table").find((each) => each.querySelector("thead b"))!;
  const heads = all(table, "thead th")
    .slice(1)
    .map((head): Shown => [head.children[0]!.textContent!, head.children[1]!.textContent!, colorIn(head)]);
  return {
    heads,
    lowest: (line) => lowestIn(all(table, "tr"), heads, line, "mark"),
    text: container.textContent!,
  };
}

/** The emails that bring a report to its client, with each of the ready messages. */
function shareMails({ properties }: WorkingReport, lang: "en" | "es"): string[] {
  const city = properties[0]?.city ?? "";
  const about = { lang, readerLang: lang, brand, city, reportUrl: "https://highway.test/lc2/live-share?data=token" };
  const rest = { videoUrl: null, hasPasscode: true, fileName: null, isFileInReport: false, endsAt: null };
  return readyMessages("lc2").map((ready) => {
    const { message: html, messageText: text } = messageOf(ready, lang, { to: client.name, from: brand.name });
    const parcel = { ...about, ...rest, tool: "lc2" as const, isAskedAgain: false, message: { html, text } };
    const mail = reportMail(parcel, "https://highway.test/unsubscribe?data=token");
    return `${mail.subject} ${mail.html.replace(/<style>.*?<\/style>|<[^>]*>/gs, " ")}`;
  });
}

/** The loans as an officer's email about a client's idea names them. */
const mailed = (document: WorkingReport) =>
  document.loans.filter((loan) => !isExisting(loan)).map(({ id }) => mailedLoan(id, document as Report).whole);

const byLetter = (heads: readonly Shown[]) => [...heads].sort(([one], [other]) => one.localeCompare(other));
const offered = (heads: readonly Shown[]) => byLetter(heads).filter(([letter]) => letter.length === 1);

const reports = { "the visual target's": fourLoans(), ...kinds };

it.each(Object.entries(reports))("calls each loan the same, and marks the same lowest: %s", async (_kind, document) => {
  const officer = results(document);
  expect(editorHeads(document)).toEqual(offered(officer.heads));
  const page = await clientPage(document, paged.en as SkinWords);
  const print = paper(document, english);
  expect(byLetter(page.heads)).toEqual(byLetter(officer.heads));
  expect(byLetter(print.heads)).toEqual(byLetter(officer.heads));
  expect(officer.heads.map(([letter]) => letter).filter((letter) => letter.length > 1)).toEqual(
    document.loans.some(isExisting) ? ["Today"] : [],
  );
  const lines = [
    ["Total payment", "Monthly payment"],
    ["Cash to close", "Cash to close"],
    ["APR", "APR"],
    ["Interest over the loan", "Interest"],
  ] as const;
  // What stands for today is no tile with a mark: it says what is paid.
  const offers = (letters: string[]) => letters.filter((letter) => letter.length === 1);
  expect(page.tiles("Lowest payment")).toEqual(offers(officer.lowest("Total payment")));
  expect(page.tiles("Least cash")).toEqual(offers(officer.lowest("Cash to close")));
  for (const [line, clients] of lines) {
    const marked = officer.lowest(line);
    expect(print.lowest(clients), `${line} on paper`).toEqual(marked);
    if (line !== "Interest over the loan") expect(page.lowest(clients), `${line} of the client`).toEqual(marked);
  }
});

it.each(["temporary buydowns by each payer", "interest only at first", "adjustable rates"] as const)(
  "says each level of a payment that changes wherever the payment stands: %s",
  async (kind) => {
    const document = kinds[kind]!;
    const columns = officerColumns({ document, client }).filter(isComputed);
    const levels = columns.flatMap((column) => toldSteps(column, loanEn).map(({ payment }) => payment));
    expect(levels.length).toBeGreaterThan(1);
    editorHeads(document);
    const surfaces = {
      editor: globalThis.document.body.textContent!,
      results: results(document).text,
      page: (await clientPage(document, paged.en as SkinWords)).text,
      paper: paper(document, english).text,
    };
    for (const [surface, text] of Object.entries(surfaces)) {
      // Paper writes what is paid with its cents.
      const write = surface === "paper" ? moneyWithCents : money;
      expect(
        levels.map(write).filter((level) => !text.includes(level)),
        surface,
      ).toEqual([]);
    }
  },
);

it.each(Object.entries(reports))(
  "says the same in its emails, and no figure in one to a client: %s",
  (_kind, document) => {
    const officer = offered(results(document).heads);
    expect(mailed(document).map((whole, at) => whole.startsWith(`${officer[at]![0]}, ${officer[at]![1]}`))).toEqual(
      officer.map(() => true),
    );
    for (const lang of ["en", "es"] as const)
      for (const mail of shareMails(document, lang)) {
        // Which loan is lowest is said where all of them stand.
        expect(mail).not.toMatch(/\$\d|\d%|\b(loan|préstamo) [A-F]\b|lowest|\bmenor\b/i);
        for (const [, name] of officer) expect(mail).not.toContain(name);
      }
  },
);

it.each(Object.entries(reports))(
  "says the names of its loans in Spanish, on the page as on paper: %s",
  async (_kind, document) => {
    const officer = results(document);
    const page = await clientPage(document, paged.es as SkinWords);
    expect(byLetter(paper(document, spanish).heads)).toEqual(byLetter(page.heads));
    expect(offered(page.heads).map(([letter, , color]) => [letter, color])).toEqual(
      offered(officer.heads).map(([letter, , color]) => [letter, color]),
    );
    for (const [at, { name }] of document.loans.filter((loan) => !isExisting(loan)).entries())
      if (name.trim()) expect(offered(page.heads)[at]![1]).toBe(name.trim());
  },
);

it("keeps the scenario's own name from the client, and says a share of the price once", async () => {
  const document = { ...fourLoans(), name: "Raleigh, margin 2.1" };
  for (const { text } of [await clientPage(document, paged.en as SkinWords), paper(document, english)]) {
    expect(text).not.toContain("margin 2.1");
    expect(text).not.toMatch(/(\d% down),? *\1/);
  }
});

it("has the same letters and names in the file of the schedule", () => {
  const document = fourLoans();
  const file = csvOf(scheduledLoans(document), "yearly", firstPayment);
  for (const [letter, name] of results(document).heads)
    expect(file.replaceAll('"', "")).toContain(`Loan ${letter}: ${name},`);
});
