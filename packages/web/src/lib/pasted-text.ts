/** Returns the text of a paste. Some pages copy a table as HTML only: its cells are written as a spreadsheet would, in lines with tabs. None of that HTML reaches the page. */
export function pastedText(clipboard: Pick<DataTransfer, "getData">): string {
  const text = clipboard.getData("text");
  const html = text === "" ? clipboard.getData("text/html") : "";
  if (html === "") return text;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const lines = [...body.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("td, th")].map(onOneLine).join("\t"),
  );
  return lines.length > 0 ? lines.join("\n") : onOneLine(body);
}

const onOneLine = ({ textContent }: Element) => (textContent ?? "").replace(/\s+/g, " ").trim();
