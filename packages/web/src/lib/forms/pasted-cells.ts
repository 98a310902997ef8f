/**
 * What a spreadsheet puts on the clipboard: lines, and cells that tabs part in them. The line's end that closes the text is
 * none of its own.
 */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/[\r\n]+$/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.split("\t").map((cell) => cell.trim()));
