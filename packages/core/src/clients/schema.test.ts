import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ClientId, ClientInput, ClientUpdate, sentences } from "./schema";

const problem = (input: unknown) => {
  const { error } = ClientInput.safeParse(input);
  return error?.issues.map(({ path, message }) => [path.join("."), message]);
};

const plan = { periodPayment: 250, rate: 6, term: 120 };
const refused = (changes: object) => problem({ name: "E", reinvestment: [{ ...plan, ...changes }] });

describe("what is written of a client", () => {
  it("is known or null, never absent", () => {
    expect(ClientInput.parse({ name: "  Elena Marchetti " })).toEqual({
      name: "Elena Marchetti",
      primaryEmail: null,
      secondaryEmails: [],
      ficoMin: null,
      DTI: null,
      monthlyIncome: null,
      taxRate: null,
      filingStatus: null,
      familySize: null,
      netMonthlyIncome: null,
      properties: [],
    });
  });

  it.each([
    [{}, "name", sentences.name],
    [{ name: " " }, "name", sentences.name],
    [{ name: "\u200b" }, "name", sentences.name],
    [{ name: 7 }, "name", sentences.name],
    [{ name: "E", primaryEmail: "elena@" }, "primaryEmail", sentences.email],
    [{ name: "E", primaryEmail: 7 }, "primaryEmail", sentences.email],
    [{ name: "E", secondaryEmails: "a@b.co, nobody" }, "secondaryEmails.1", sentences.secondaryEmails],
    [{ name: "E", secondaryEmails: "a@b.co,b@b.co,c@b.co,d@b.co" }, "secondaryEmails", sentences.secondaryEmails],
    [{ name: "E", secondaryEmails: 7 }, "secondaryEmails", sentences.secondaryEmails],
    [{ name: "E", ficoMin: 299 }, "ficoMin", "Enter a credit score between 300 and 850"],
    [{ name: "E", ficoMin: 700.5 }, "ficoMin", "Use at most 0 decimals"],
    [{ name: "E", DTI: 100.1 }, "DTI", "Enter a percentage between 0 and 100"],
    [{ name: "E", DTI: 30.1234 }, "DTI", "Use at most 3 decimals"],
    [{ name: "E", taxRate: 25.995 }, "taxRate", "Use at most 2 decimals"],
    [{ name: "E", monthlyIncome: -1 }, "monthlyIncome", "Enter an amount between 0 and 999,999,999"],
    [{ name: "E", filingStatus: "married" }, "filingStatus", "Choose a filing status"],
    [{ name: "E", familySize: 0 }, "familySize", "Enter a family size of 1 to 20"],
    [{ name: "E", familySize: 2.5 }, "familySize", "Use at most 0 decimals"],
    [{ name: "E", netMonthlyIncome: -1 }, "netMonthlyIncome", "Enter an amount between 0 and 999,999,999"],
    [{ name: "E", lang: "fr" }, "lang", "Choose en or es"],
    [{ name: "E", properties: [{}] }, "properties.0.address", "Enter text"],
    [{ name: "E", reinvestment: Array(11).fill(plan) }, "reinvestment", sentences.reinvestments],
  ])("%j is refused at its field", (input, path, sentence) => expect(problem(input)).toEqual([[path, sentence]]));

  it("takes secondary emails as a list or as one text", () => {
    const list = ["a@b.co", "c@d.co"];
    for (const secondaryEmails of [list, "a@b.co, c@d.co", " a@b.co ,, c@d.co ,"])
      expect(ClientInput.parse({ name: "E", secondaryEmails }).secondaryEmails).toEqual(list);
  });

  it("takes an empty email for none", () => {
    for (const primaryEmail of ["", "  ", null])
      expect(ClientInput.parse({ name: "E", primaryEmail }).primaryEmail).toBeNull();
  });

  it("refuses what the server alone writes, and on an update reads it", () => {
    for (const field of ["_id", "userID", "isDemo", "schedules", "createdAt", "lastUpdated", "nope"])
      expect(ClientInput.safeParse({ name: "E", [field]: null }).success, field).toBe(false);
    expect(ClientUpdate.safeParse({ name: "E", isDemo: true, schedules: [], userID: "usr_x" }).success).toBe(true);
    expect(ClientUpdate.safeParse({ name: "E", nope: 1 }).success).toBe(false);
  });

  it("stays the same when it is read again", () => {
    const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => value.trim() !== "");
    const email = fc
      .tuple(fc.stringMatching(/^[a-z]{1,9}$/), fc.stringMatching(/^[a-z]{1,9}$/))
      .map(([a, b]) => `${a}@${b}.com`);
    const input = fc.record(
      {
        name: text,
        primaryEmail: fc.option(email),
        secondaryEmails: fc.oneof(fc.array(email, { maxLength: 3 }), email),
        ficoMin: fc.option(fc.integer({ min: 300, max: 850 })),
        DTI: fc.option(fc.integer({ min: 0, max: 100_000 }).map((value) => value / 1000)),
      },
      { requiredKeys: ["name"] },
    );
    fc.assert(
      fc.property(input, (given) => {
        const once = ClientInput.parse(given);
        expect(ClientInput.parse(once)).toEqual(once);
      }),
    );
  });
});

describe("money put aside", () => {
  it("is monthly and has no lump sum until it is said", () =>
    expect(ClientInput.parse({ name: "E", reinvestment: [plan] }).reinvestment).toEqual([
      { lumpSumPayment: 0, periodPayment: 250, periodFrequency: 12, rate: 6, term: 120 },
    ]));

  it.each([
    [{ periodPayment: 0 }, "lumpSumPayment", "Lump Sum Payment or Period Payment is required"],
    [{ periodPayment: -1 }, "periodPayment", "Enter an amount between 0 and 999,999,999"],
    [{ term: 0 }, "term", "Years or Months is required"],
    [{ term: undefined }, "term", "Years or Months is required"],
    [{ term: 601 }, "term", "Enter 0 to 600 months"],
    [{ term: 1.5 }, "term", "Enter 0 to 600 months"],
    [{ rate: undefined }, "rate", "Assumed Rate of Return is required"],
    [{ rate: 101 }, "rate", "Enter a percentage between 0 and 100"],
    [{ rate: 6.1234 }, "rate", "Use at most 3 decimals"],
    [{ periodFrequency: 52 }, "periodFrequency", "Choose monthly, quarterly or yearly"],
  ])("%j is refused at its field", (changes, field, sentence) =>
    expect(refused(changes)).toEqual([[`reinvestment.0.${field}`, sentence]]),
  );
});

it("an id that cannot be one says what an id that never was says", () => {
  expect(ClientId.safeParse("cli_1").error?.issues[0]?.message).toBe(sentences.missing);
});
