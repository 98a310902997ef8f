import { expect, it } from "vitest";
import { pastedText } from "./pasted-text";

const read = (data: Record<string, string>) =>
  pastedText({ getData: (type: string) => data[type === "text" ? "text/plain" : type] ?? "" });

it.each([
  ["plain text, which goes before HTML", { "text/plain": "1\t2\n", "text/html": "<b>3</b>" }, "1\t2\n"],
  [
    "a table's cells, each on one line and without its marks",
    {
      "text/html":
        "<meta charset='utf-8'><table><tr><th>Fee</th><td>  $ 1,200<br>\n </td></tr><tr><td></td><td>5</td></tr></table>",
    },
    "Fee\t$ 1,200\n\t5",
  ],
  ["HTML without a table", { "text/html": "<p>6.<b>125</b>%</p>" }, "6.125%"],
  ["a picture alone", { "text/html": "<img src='x' onerror='alert(1)'>" }, ""],
  ["nothing", {}, ""],
])("reads %s", (_, data, text) => {
  expect(read(data as Record<string, string>)).toBe(text);
});
