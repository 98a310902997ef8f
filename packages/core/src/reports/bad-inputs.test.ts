import { expect, it } from "vitest";
import { type Fields, loan, minimal, problems, property } from "./least.fixture";
import { ScenarioInput } from "./scenario.schema";

/** Each bad input with the only sentence that it brings, at its field. */
const badInputs: [name: string, home: Fields, loan: Fields, path: string, sentence: string][] = [
  ["a county of no state", { fip: "99001" }, {}, "properties.0.fip", "No county has that FIPS code"],
  ["a county that its state does not have", { fip: "37999" }, {}, "properties.0.fip", "No county has that FIPS code"],
  ["an even county of a state of odd ones", { fip: "48200" }, {}, "properties.0.fip", "No county has that FIPS code"],
  ["a county without digits", { fip: "Wake" }, {}, "properties.0.fip", "No county has that FIPS code"],
  ["5 units", {}, { units: 5 }, "loans.0.units", "Choose 1, 2, 3 or 4 units"],
  ["an APOR of 40", {}, { apor: 40 }, "loans.0.apor", "Enter an average prime offer rate between 0 and 25"],
  ...(
    [
      [
        "a bid of more than its price over asking",
        500_001,
        "Enter an amount over asking of at most the price, or under asking of at most half of it",
      ],
      [
        "a bid of less than two thirds of asking",
        -250_000.01,
        "Enter an amount over asking of at most the price, or under asking of at most half of it",
      ],
      ["a bid that leaves no asking price", 500_000, "Asking price is required"],
      ["a bid that leaves less than a dollar", 499_999.5, "Asking price is required"],
      ["more over asking than any price", 1_000_000_000, "Enter a price between 1 and 999,999,999"],
    ] as const
  ).map(([name, bidOver, sentence]): (typeof badInputs)[number] => [
    name,
    { purchaseDetails: [{ id: "d1", price: 500_000, bidOver }] },
    {},
    "properties.0.purchaseDetails.0.bidOver",
    sentence,
  ]),
  [
    "a quote without a date",
    {},
    { MIWorksheet: { quotes: [{ insurer: "Radian", annual: 0.41, prices: true }] } },
    "loans.0.MIWorksheet.quotes.0.date",
    "Date of the quote is required",
  ],
];

it.each(badInputs)("%s is refused with one sentence at its field, in a report and in a calculation", (...input) => {
  const [, home, more, path, sentence] = input;
  const given = { ...minimal, properties: [{ ...property, ...home }], loans: [{ ...loan, ...more }] };
  expect(problems(given)).toEqual({ [path]: sentence });
  const { error } = ScenarioInput.safeParse(given);
  expect(error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([[path, sentence]]);
});

it("the counties that there are pass, and a home without one", () => {
  for (const fip of ["37183", "06037", "51510", "02063", "09001", "09110", "72127", "78010", "", undefined])
    expect(problems({ ...minimal, properties: [{ ...property, fip }] })).toEqual({});
});
