/**
 * Workbooks by ECMA-376 (Office Open XML), as much of it as a sheet of figures needs. The XML is written here because the packages for
 * workbooks zip in a worker made of a blob once a sheet is long, which the content security policy refuses.
 */
import { daysBetween } from "@highway/engine/rules/day";
import { strToU8, zipSync } from "fflate";

/** Places in `styles` below. */
const looks = { plain: 0, head: 1, whole: 2, money: 3, total: 4, day: 5 } as const;

export type Cell =
  | { text: string; look?: "head" }
  | { number: number; look: "whole" | "money" | "total" }
  | { day: string }
  | null;
/** Widths in characters; the first row stays in sight. */
export type Sheet = { name: string; widths: readonly number[]; rows: readonly (readonly Cell[])[] };

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string) =>
  text.replace(/(?![\t\n\r])\p{Cc}/gu, "").replace(/[&<>"]/g, (sign) => escapes[sign]!);

/** Names a column, "A" to "ZZ". */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** Excel counts days from 30 December 1899. */
const serial = (day: string) => daysBetween("1899-12-30", day);

function cellXml(cell: Cell, at: string): string {
  if (cell === null) return "";
  if ("text" in cell)
    return `<c r="${at}" s="${looks[cell.look ?? "plain"]}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.text)}</t></is></c>`;
  if ("day" in cell) return `<c r="${at}" s="${looks.day}"><v>${serial(cell.day)}</v></c>`;
  return `<c r="${at}" s="${looks[cell.look]}"><v>${cell.number}</v></c>`;
}

const rowXml = (row: readonly Cell[], at: number) =>
  `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, `${letters(column)}${at + 1}`)).join("")}</row>`;

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const ofPackage = "http://schemas.openxmlformats.org/package/2006";
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const sheetXml = ({ widths, rows }: Sheet, at: number) =>
  xml(
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${at === 0 ? ' tabSelected="1"' : ""}>` +
      `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
      `<cols>${widths.map((width, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`).join("")}</cols>` +
      `<sheetData>${rows.map(rowXml).join("")}</sheetData></worksheet>`,
  );

/** The formats of `looks`, in their order: 1 is "0", 4 is "#,##0.00", 14 the reader's own date. */
const styles = xml(
  `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
    `<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
    `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
    `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">` +
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [4, 0],
      [4, 1],
      [14, 0],
    ]
      .map(
        ([format, font]) =>
          `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
      )
      .join("") +
    `</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
);

const contents = (sheets: readonly Sheet[]) =>
  xml(
    `<Types xmlns="${ofPackage}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>` +
      sheets
        .map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${type}.worksheet+xml"/>`)
        .join("") +
      `</Types>`,
  );

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;
const relationships = (all: readonly string[]) =>
  xml(`<Relationships xmlns="${ofPackage}/relationships">${all.join("")}</Relationships>`);

const workbook = (sheets: readonly Sheet[]) =>
  xml(
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
      sheets
        .map(({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join("") +
      `</sheets></workbook>`,
  );

/** The earliest day that a ZIP file knows makes the same sheets the same bytes. */
const mtime = new Date(1980, 0, 1);

/** Writes a workbook's bytes, one sheet after the other. */
export function xlsx(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const sheetRelations = sheets.map((_, at) => relation(`rId${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`));
  const files: readonly [name: string, text: string][] = [
    ["[Content_Types].xml", contents(sheets)],
    ["_rels/.rels", relationships([relation("rId1", "officeDocument", "xl/workbook.xml")])],
    ["xl/workbook.xml", workbook(sheets)],
    [
      "xl/_rels/workbook.xml.rels",
      relationships([...sheetRelations, relation(`rId${sheets.length + 1}`, "styles", "styles.xml")]),
    ],
    ["xl/styles.xml", styles],
    ...sheets.map((sheet, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, at)]),
  ];
  return zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])), { mtime });
}
