import { describe, expect, it } from "vitest";
import { pastedColumn, readFeeSheet, withColumn, withSheet } from "./pasted-fees";
import { blankFees, type FeeLines, newDraft, totalsOf, unlistedCosts } from "./worksheet-draft";

const bases = { price: null, baseAmount: null };
const read = (text: string) =>
  readFeeSheet(text).fees.map(({ category, name, rate }) => `${category}: ${name} ${rate}`);
const line = (fees: FeeLines, name: string) =>
  Object.values(fees)
    .flat()
    .find((each) => each.name === name);

/** The second page of the Bureau's sample H-24(B), 12 CFR Part 1026, Appendix H, as a PDF is copied. */
const loanEstimate = `Loan Costs
A. Origination Charges $1,802
.25 % of Loan Amount (Points) $405
Application Fee $300
Underwriting Fee $1,097
B. Services You Cannot Shop For $672
Appraisal Fee $405
Credit Report Fee $30
Flood Determination Fee $20
Flood Monitoring Fee $32
Tax Monitoring Fee $75
Tax Status Research Fee $110
C. Services You Can Shop For $3,198
Pest Inspection Fee $135
Survey Fee $65
Title – Insurance Binder $700
Title – Lender’s Title Policy $535
Title – Settlement Agent Fee $502
Title – Title Search $1,261
D. TOTAL LOAN COSTS (A + B + C) $5,672
Other Costs
E. Taxes and Other Government Fees $85
Recording Fees and Other Taxes $85
Transfer Taxes
F. Prepaids $867
Homeowner’s Insurance Premium ( 6 months) $605
Prepaid Interest ( $17.44 per day for 15 days @ 3.875%) $262
G. Initial Escrow Payment at Closing $413
Homeowner’s Insurance $100.83 per month for 2 mo. $202
Property Taxes $105.30 per month for 2 mo. $211
H. Other $1,017
Title – Owner’s Title Policy (optional) $1,017
I. TOTAL OTHER COSTS (E + F + G + H) $2,382
J. TOTAL CLOSING COSTS $8,054`;

describe("a Loan Estimate", () => {
  it("gives every fee its line, and lists what a worksheet does not hold", () => {
    const { fees, unplaced } = readFeeSheet(loanEstimate);
    const after = withSheet(blankFees(), fees);
    // 8,054 less points of 405, prepaids of 867 and the escrow payment of 413.
    expect(totalsOf(after, bases).costs).toBe(6369);
    expect(fees).toHaveLength(16);
    expect(line(after, "Application")).toMatchObject({ rate: 300, APR: false });
    expect(line(after, "Underwriting Fee")).toMatchObject({ rate: 1097, APR: true });
    expect(line(after, "Lender's title insurance")).toMatchObject({ rate: 535 });
    expect(line(after, "Owner's title insurance")).toMatchObject({ rate: 1017 });
    expect(line(after, "Tax review service")).toMatchObject({ rate: 75 });
    expect(line(after, "Tax Status Research Fee")).toMatchObject({ rate: 110, section: "B" });
    expect(after.attorney.find(({ rate }) => rate === 502)?.name).toBe("Title – Settlement Agent Fee");
    expect(unplaced.map(({ line, why }) => [line.slice(0, 14), why])).toEqual([
      [".25 % of Loan ", "Enter points in the loan's own field."],
      ["Transfer Taxes", "It has no amount."],
      ["Homeowner’s In", "Enter prepaids and escrows in the loan's own field."],
      ["Prepaid Intere", "Enter prepaids and escrows in the loan's own field."],
      ["Homeowner’s In", "Enter prepaids and escrows in the loan's own field."],
      ["Property Taxes", "Enter prepaids and escrows in the loan's own field."],
    ]);
  });

  it("counts a section's own amount where its fees are not listed", () =>
    expect(read("A. Origination Charges  $1,802\nB. Services You Cannot Shop For  $672\nF. Prepaids  $867")).toEqual([
      "lender: Loan origination 1802",
      "outsideServices: Services You Cannot Shop For 672",
    ]));
});

describe("a lender's sheet", () => {
  it("is read with tabs, leaders, spaces, numbers of lines and cents", () =>
    expect(
      read(
        "Fee\tPaid to\tAmount\n801\tOur origination charge\tLender\t$1,200.00\nAppraisal ........ 575\nCredit report:  45.50\n02 Processing fee $795",
      ),
    ).toEqual([
      "lender: Loan origination 1200",
      "outsideServices: Appraisal 575",
      "outsideServices: Credit report 45.5",
      "lender: Processing 795",
    ]));

  it("is read with the amount before the name", () =>
    expect(read("$575 Appraisal\n$45\tCredit report")).toEqual([
      "outsideServices: Appraisal 575",
      "outsideServices: Credit report 45",
    ]));

  it("files a name that nobody knows below its heading, else under other costs", () =>
    expect(read("Courier  $40\nTitle charges\nCourier and copies  $25")).toEqual([
      "other: Courier 40",
      "title: Courier and copies 25",
    ]));

  it("takes what an association charges for no fee of the lender, and for no finance charge", () => {
    const { fees } = readFeeSheet(
      "HOA Processing Fee $150\nCondo application fee $75\nHomeowners association transfer $40",
    );
    const { other, lender } = withSheet(blankFees(), fees);
    expect(other.filter(({ rate }) => rate !== null).map(({ name, rate, APR }) => [name, rate, APR])).toEqual([
      ["HOA Processing Fee", 150, false],
      ["Condo application fee", 75, false],
      ["Homeowners association transfer", 40, false],
    ]);
    expect(lender.filter(({ rate }) => rate !== null)).toEqual([]);
  });

  it("knows credits, and a fee of less than nothing", () => {
    const { fees } = readFeeSheet("Seller Credits\t-$2,500\nLender credit (1,000)\nAppraisal refund -$75");
    expect(fees.map(({ category, name, rate, isCredit }) => [category, name, rate, isCredit])).toEqual([
      ["credits", "Seller credit", 2500, false],
      ["credits", "Lender credit", 1000, false],
      ["outsideServices", "Appraisal refund", 75, true],
    ]);
  });

  it("takes percent of the loan for what the lender charges", () =>
    expect(readFeeSheet("Origination fee\t1%").fees).toMatchObject([
      { name: "Loan origination", rate: 1, usePercent: true, percentOf: "loan" },
    ]));

  it("tells taxes of a transfer, settlement and association from prepaids", () =>
    expect(
      read(
        "City/County tax stamps $350\nState transfer tax $900\nEscrow fee $600\nHomeowners association transfer $250\nTax service fee $85",
      ),
    ).toEqual([
      "government: City/county deed stamps 350",
      "government: State deed tax stamps 900",
      "attorney: Escrow fee 600",
      "other: Homeowners association transfer 250",
      "lender: Tax review service 85",
    ]));

  it("is read from a file with commas, whose names may have commas of their own", () =>
    expect(
      read('"Smith, Jones & Co. title search","$1,200.00"\nAppraisal,575\nCourier, rush,(40.00)\n"Survey ""A"""\t65'),
    ).toEqual([
      "title: Smith, Jones & Co. title search 1200",
      "outsideServices: Appraisal 575",
      "other: Courier, rush 40",
      'other: Survey "A" 65',
    ]));

  it.each([
    "Appraisal\t1.234,56",
    "Appraisal 1.234,56",
    "Appraisal $1.234,56",
    "Survey\t1 234,56",
    "Survey $1,23",
    "Survey\t1,5",
  ])("takes no other amount from %j than it shows", (text) =>
    expect(readFeeSheet(text)).toEqual({ fees: [], unplaced: [{ line: text, why: "Write its amount as 1,234.56." }] }),
  );

  it.each([
    ["Survey\t=575+1", "It has no amount."],
    ["1E5", "It has no amount."],
    ["Survey TBD", "It has no amount."],
    ["Appraisal\t$500\t$75", "It has more than one amount."],
    ["$575", "It has no name."],
    ["Origination 250%", "Enter a percentage between 0 and 100"],
    ["VA funding fee $7,740", "Enter mortgage insurance and funding fees in the loan's own fields."],
    ["Earnest money $5,000", "This is not a closing cost."],
  ])("keeps %j, which it cannot place", (text, why) =>
    expect(readFeeSheet(text)).toEqual({ fees: [], unplaced: [{ line: text, why }] }),
  );

  it("writes over a line of the same name, an officer's own too, and never loses the second of two", () => {
    const sheet = (text: string, fees: FeeLines) => withSheet(fees, readFeeSheet(text).fees);
    const once = sheet("Courier $40\nAppraisal $500", blankFees());
    const twice = sheet("COURIER FEE $45\nAppraisal fee $575\nAppraisal report $90", once);
    expect(twice.other.filter(({ name }) => name === "Courier")).toMatchObject([{ rate: 45 }]);
    expect(line(twice, "Appraisal")?.rate).toBe(575);
    expect(line(twice, "Appraisal report")?.rate).toBe(90);
  });
});

describe("a column of amounts", () => {
  const from = (fees: FeeLines, name: string) => line(fees, name)!.key;
  it("fills the fees from one downward, across categories; an empty cell leaves its fee", () => {
    const fees = blankFees();
    const column = pastedColumn("Amount\n$ 85\n575\n\n$1,045.50\n -\n")!;
    const after = withColumn(fees, from(fees, "Tax review service"), column);
    expect(after).toMatchObject({ taken: 4, beyond: [] });
    expect(
      ["Tax review service", "Appraisal", "Credit report", "Document preparation", "Home inspection"].map(
        (name) => line(after.fees, name)?.rate,
      ),
    ).toEqual([85, 575, null, 1045.5, 0]);
  });
  it("hands back what stands below the last fee", () => {
    const fees = blankFees();
    const after = withColumn(fees, from(fees, "Lender credit"), ["100", "200", "300"]);
    expect(after).toMatchObject({ taken: 1, beyond: ["200", "300"] });
  });
  it("turns a fee to percent or to a credit where the cell says so", () => {
    const fees = blankFees();
    const after = withColumn(fees, from(fees, "Application"), ["1%", "(50)"]);
    expect(after.fees.lender.slice(0, 2)).toMatchObject([
      { rate: 1, usePercent: true },
      { rate: 50, isCredit: true },
    ]);
  });
  it.each(["1.234,56\n575", "1,5\n2", "575", "Appraisal\n575", "Appraisal\t575\nSurvey\t65"])("is not %j", (text) =>
    expect(pastedColumn(text)).toBeNull(),
  );
});

it("carries the typed total of the loan into a worksheet that is begun, under its true name", () => {
  expect(newDraft(5688).fees.other[0]).toMatchObject({ name: unlistedCosts, rate: 5688 });
  expect(totalsOf(newDraft(5688).fees, bases).costs).toBe(5688);
  expect(totalsOf(newDraft(0).fees, bases).costs).toBe(0);
});
