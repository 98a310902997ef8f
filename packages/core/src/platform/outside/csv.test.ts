import fc from "fast-check";
import { expect, it } from "vitest";
import { fieldsOf, recordsOf } from "./csv";

it.each<[string, string[]]>([
  ["a,b,c", ["a", "b", "c"]],
  ["", [""]],
  [",", ["", ""]],
  ["a,,c,", ["a", "", "c", ""]],
  ['1,"Raleigh, NC",x\r', ["1", "Raleigh, NC", "x"]],
  ['"say ""so""",y', ['say "so"', "y"]],
  ['"",z', ["", "z"]],
])("takes %j apart", (line, fields) => {
  expect(fieldsOf(line)).toEqual(fields);
});

it("gives back any fields that were written as CSV", () => {
  const field = fc.string().map((text) => text.replace(/[\r\n]/g, " "));
  fc.assert(
    fc.property(fc.array(field, { minLength: 1 }), (fields) => {
      const line = fields.map((each) => `"${each.replaceAll('"', '""')}"`).join(",");
      expect(fieldsOf(line)).toEqual(fields);
    }),
  );
});

it("splits a text into records, of which a quoted field may go over several lines", () => {
  expect(recordsOf('a,"One-Unit\r\nLimit"\r\n\n1,"say ""so"", now"\n2,b')).toEqual([
    'a,"One-Unit\r\nLimit"\r',
    '1,"say ""so"", now"',
    "2,b",
  ]);
  expect(recordsOf("")).toEqual([]);
});
