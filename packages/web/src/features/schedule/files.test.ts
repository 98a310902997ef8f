import { crc32, inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fourLoans } from "../../scenario/scenario.fixture";
import { csvOf } from "./csv";
import { scheduleFileName } from "./download-menu";
import { changed, firstPayment, scheduledLoans } from "./schedule.fixture";
import { sheetsOf } from "./workbook";
import { type Sheet, xlsx } from "./xlsx";

const loans = scheduledLoans(fourLoans());

describe("the CSV file", () => {
  it("has every column of every loan, plain numbers, each line ended as RFC 4180 says", () => {
    const text = csvOf(loans, "monthly", firstPayment);
    const lines = text.split("\r\n");
    expect(lines.slice(0, 2)).toEqual([
      "\ufeffLoan,Payment no.,Date,Payment,Interest,Principal,Lump payment,Balance,Total payments,Total interest,Total principal,Recast",
      "Loan A: Conventional 30,1,02/01/2027,2528.27,2166.67,361.60,0.00,399638.40,2528.27,2166.67,361.60,no",
    ]);
    expect(lines).toHaveLength(1 + 3 * 360 + 180 + 1);
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  });

  it("has years in the yearly view", () => {
    const [head, first] = csvOf(loans.slice(0, 1), "yearly", firstPayment).split("\r\n");
    expect(head).toContain("Loan,Year,Payment,");
    expect(first).toBe(
      "Loan A: Conventional 30,1,30339.24,25868.38,4470.86,0.00,395529.14,30339.24,25868.38,4470.86,no",
    );
  });

  it("quotes names that hold commas, quotes or line ends", () => {
    const [loan] = scheduledLoans(changed(0, { name: 'The "low", first' }));
    expect(csvOf([loan!], "yearly", firstPayment).split("\r\n")[1]).toMatch(/^"Loan A: The ""low"", first",1,/);
  });

  it("says what the borrower pays of a payment that is bought down, and who pays the rest", () => {
    const [bought, level] = scheduledLoans(changed(0, { type: "bd21", buydownPaidBy: "seller" }));
    const rows = csvOf([bought!, level!], "monthly", firstPayment)
      .split("\r\n")
      .map((row) => row.split(","));
    expect(rows[0]!.slice(3, 6)).toEqual(["Payment", "Borrower pays", "Subsidy"]);
    expect(rows[0]!.at(-1)).toBe("Subsidy paid by");
    // Names hold commas, so columns are counted from the end.
    const told = (row: string[] | undefined) => [...row!.slice(-12, -9), row!.at(-1)];
    expect([rows[1], rows[13], rows[25]].map(told)).toEqual([
      ["2528.27", "2026.74", "501.53", "Seller"],
      ["2528.27", "2271.16", "257.11", "Seller"],
      ["2528.27", "2528.27", "0.00", "Seller"],
    ]);
    const [due, borrowers, ...rest] = told(rows[361]);
    expect([borrowers, ...rest]).toEqual([due, "0.00", ""]);
    const [, year] = csvOf([bought!], "yearly", firstPayment).split("\r\n");
    expect(year!.split(",").slice(2, 5)).toEqual(["30339.24", "24320.88", "6018.36"]);
  });

  it("says where the payment was recast", () => {
    const [loan] = scheduledLoans(changed(0, { lumpPayments: [{ amount: 20_000, payment: 36, recast: true }] }));
    const lines = csvOf([loan!], "monthly", firstPayment).split("\r\n");
    expect(lines.filter((line) => line.endsWith(",yes"))).toEqual([lines[36]]);
    expect(lines[36]).toContain(",20000.00,365669.08,");
  });
});

/** The files in a ZIP, read by its central directory as any program does. */
function unzipped(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true);
    const content = inflateRawSync(bytes.subarray(start, start + view.getUint32(at + 20, true)));
    expect(crc32(content)).toBe(view.getUint32(at + 16, true));
    expect(content.length).toBe(view.getUint32(at + 24, true));
    files.set(name, new TextDecoder().decode(content));
    at += 46 + length;
  }
  return files;
}

describe("the workbook", () => {
  it("has one sheet a loan, with numbers that are numbers and days that are days", () => {
    const files = unzipped(xlsx(sheetsOf(loans, "monthly", firstPayment)));
    expect([...files.keys()].filter((name) => name.includes("worksheets/"))).toHaveLength(4);
    const parse = (name: string) => new DOMParser().parseFromString(files.get(name)!, "application/xml");
    for (const name of files.keys()) expect(parse(name).querySelector("parsererror"), name).toBeNull();
    const names = [...parse("xl/workbook.xml").querySelectorAll("sheet")].map((sheet) => sheet.getAttribute("name"));
    expect(names).toEqual([
      "Loan A, Conventional 30",
      "Loan B, Conventional 30, 1 poin",
      "Loan C, FHA 30, 3.5% down",
      "Loan D, Conventional 15, Cary",
    ]);
    const sheet = parse("xl/worksheets/sheet1.xml");
    const cell = (at: string) => sheet.querySelector(`c[r="${at}"]`)!;
    expect(cell("G1").textContent).toBe("Balance");
    expect(cell("C2").textContent).toBe("2528.27");
    expect(cell("C2").hasAttribute("t")).toBe(false);
    // 1 February 2027, counted from 30 December 1899.
    expect(cell("B2").textContent).toBe("46419");
    expect(cell("D362").textContent).toBe("510179.81");
    expect(sheet.querySelectorAll("row")).toHaveLength(362);
  });

  it("has who pays what on the sheet of a loan that is bought down alone, with totals", () => {
    const [bought, level] = sheetsOf(scheduledLoans(changed(0, { type: "bd21" })), "yearly", firstPayment);
    const titles = ({ rows }: Sheet) => rows[0]!.map((cell) => (cell && "text" in cell ? cell.text : null));
    expect(titles(bought!).slice(1, 4)).toEqual(["Payment", "Borrower pays", "Subsidy"]);
    expect(titles(bought!).at(-1)).toBe("Subsidy paid by");
    expect(bought!.rows[1]!.slice(2, 4)).toEqual([24_320.88, 6018.36].map((number) => ({ number, look: "money" })));
    expect(bought!.rows[1]!.at(-1)).toEqual({ text: "Seller" });
    expect(bought!.rows.at(-1)![3]).toEqual({ number: 9103.68, look: "total" });
    expect(titles(level!).slice(1, 3)).toEqual(["Payment", "Interest"]);
  });

  it("has whole cents in the total of lump sums", () => {
    const lumps = [10.1, 20.2].map((amount, at) => ({ amount, payment: at + 1, recast: false }));
    const [sheet] = sheetsOf(scheduledLoans(changed(0, { lumpPayments: lumps })), "yearly", firstPayment);
    expect(sheet!.rows.at(-1)).toContainEqual({ number: 30.3, look: "total" });
  });

  it("writes names that XML and Excel would trip over", () => {
    const [loan] = scheduledLoans(changed(0, { name: "A&B [x]: <y>/'" }));
    const files = unzipped(xlsx(sheetsOf([loan!], "yearly", firstPayment)));
    expect(files.get("xl/workbook.xml")).toContain('name="Loan A, A&amp;B  x   &lt;y&gt;"');
  });

  it.each([
    ["a bracket behind it", "the sellers']"],
    ["words behind it that do not fit", "An offer of the sellers' agent"],
  ])("names no sheet with a quote at its end, which Excel refuses: %s", (_, name) => {
    const [loan] = scheduledLoans(changed(0, { name }));
    const [sheet] = sheetsOf([loan!], "yearly", firstPayment);
    expect(sheet!.name).toMatch(/^Loan A, .*sellers$/);
  });
});

it("a file's name is one that every system takes", () => {
  expect(scheduleFileName("Raleigh or Cary", "csv")).toBe("Raleigh or Cary, amortization schedule.csv");
  expect(scheduleFileName(' 7/8: "best" ', "xlsx")).toBe("7 8 best, amortization schedule.xlsx");
  expect(scheduleFileName("", "csv")).toBe("Amortization schedule.csv");
  const house = "\u{1F3E1}";
  expect(scheduleFileName(`${"a".repeat(79)}${house}`, "csv")).toBe(`${"a".repeat(79)}, amortization schedule.csv`);
});
