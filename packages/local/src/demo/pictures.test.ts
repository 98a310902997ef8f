import { refusalOf } from "@highway/core/files/picture";
import { expect, it } from "vitest";
import { pictures } from "./pictures";

it.each(Object.entries(pictures))("draws %s as a picture that the product takes", (_, drawn) => {
  const bytes = drawn();
  expect(refusalOf(bytes, "image/png")).toBeUndefined();
  expect(bytes.length).toBeLessThan(8192);
});
