import { expect, it } from "vitest";
import * as z from "zod/mini";
import { sentencesOf } from "./sentences";

const Loan = z.strictObject({ rate: z.number("Rate is required"), term: z.number(), tags: z.array(z.string()) });
const Report = z.strictObject({ name: z.enum(["a", "b"]), loans: z.array(Loan) });
const wrong = (value: unknown) => sentencesOf(Report.safeParse(value).error);

it("names each field by its path, with the schema's sentence where it has one", () => {
  expect(wrong({ name: "c", loans: [{ rate: "x", term: "x", tags: 3 }] })).toEqual({
    name: '"name" is not valid.',
    "loans.0.rate": "Rate is required",
    "loans.0.term": '"loans.0.term" must be a number.',
    "loans.0.tags": '"loans.0.tags" must be an array.',
  });
});

it("names the key that does not belong", () => {
  expect(wrong({ name: "a", loans: [{ rate: 1, term: 1, tags: [], apr: 2 }], more: 1 })).toEqual({
    "loans.0.apr": 'There is no field "loans.0.apr" here.',
    more: 'There is no field "more" here.',
  });
});

it.each(["__proto__", "valueOf", "constructor"])("names even a field called %s", (name) => {
  const fields = wrong(JSON.parse(`{"name":"a","loans":[],"${name}":1}`))!;
  expect(Object.entries(fields)).toEqual([[name, `There is no field "${name}" here.`]]);
});

it("says what is wrong with the whole when it is no object", () => {
  expect(wrong([])).toEqual({ body: '"body" must be an object.' });
});

it("keeps the first sentence about a field", () => {
  const Short = z.object({ name: z.string().check(z.minLength(3, "first"), z.regex(/x/, "second")) });
  expect(sentencesOf(Short.safeParse({ name: "a" }).error)).toEqual({ name: "first" });
});

it("leaves other errors alone", () => {
  expect(sentencesOf(new Error("no"))).toBeUndefined();
});
