/** Each list of the product says by the right field what is wrong with a page that is asked for. */
import { describe, expect, it } from "vitest";
import { table } from "../../endpoints";
import { sentencesOf } from "../sentences";
import type { Endpoint } from "./endpoint";

const lists = Object.entries(table as Record<string, Endpoint>).filter(
  ([, { query }]) => query && "offset" in query.shape,
);
const whole = "Give the offset as a whole number, 0 for the beginning of the list.";
const far = "Lists reach back 1,000 entries. Search to find older ones.";

it("are more than a few", () => expect(lists.length).toBeGreaterThanOrEqual(10));

describe.each(lists)("%s", (_, { query, example }) => {
  const wrongIn = (page: object) => {
    const asked = { ...(example.query as object), ...page };
    return sentencesOf(query!.safeParse(asked).error);
  };

  it.each([
    ["abc", whole],
    ["-1", whole],
    ["1.5", whole],
    ["0,5", whole],
    ["NaN", whole],
    ["1001", far],
  ])("refuses offset=%s", (offset, sentence) => expect(wrongIn({ offset })).toEqual({ offset: sentence }));

  it.each(["abc", "0", "-3", "2.5", "100000"])("refuses count=%s with how many there may be", (count) =>
    expect(wrongIn({ count })).toEqual({ count: expect.stringMatching(/^Ask for 1 to \d+ entries\.$/) }),
  );

  it("names both where both are wrong", () =>
    expect(Object.keys(wrongIn({ offset: "abc", count: "many" })!).sort()).toEqual(["count", "offset"]));
});
