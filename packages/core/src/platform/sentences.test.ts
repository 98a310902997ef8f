import { afterAll, expect, it } from "vitest";
import { en } from "zod/locales";
import * as z from "zod/mini";
import { config } from "zod/v4/core";
import { sentencesOf } from "./sentences";

const Body = z.strictObject({
  name: z.string(),
  pages: z.array(z.number()),
  format: z.enum(["pdf", "png"], "Choose pdf or png"),
});
const wrongIn = (body: unknown) => sentencesOf(Body.safeParse(body).error);

afterAll(() => void config({ localeError: undefined }));

it("says in our own words what is wrong, also where a library has loaded all of zod", () => {
  const said = () => [
    wrongIn([]),
    wrongIn({ name: 5, pages: [1, "2"], format: "gif", more: 1 }),
    wrongIn({ name: "", pages: "all", format: "pdf" }),
  ];
  const before = said();
  // Whoever loads all of zod does this.
  config(en());
  expect(said()).toEqual(before);
  expect(before).toEqual([
    { body: '"body" must be an object.' },
    {
      name: '"name" must be a string.',
      "pages.1": '"pages.1" must be a number.',
      format: "Choose pdf or png",
      more: 'There is no field "more" here.',
    },
    { pages: '"pages" must be an array.' },
  ]);
});
