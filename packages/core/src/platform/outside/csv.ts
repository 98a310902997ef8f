/** Splits a text into its records, without empty ones. A field in quotes may go over several lines. */
export const recordsOf = (text: string): string[] =>
  text.includes('"') ? (text.match(/(?:"(?:[^"]|"")*"|[^"\n])+/g) ?? []) : text.split("\n").filter(Boolean);

/** Splits a line into its fields. A field may stand in quotes and hold commas. */
export function fieldsOf(line: string): string[] {
  // Most lines of large files have no quotes, and their fields are found many times sooner.
  if (!line.includes('"')) return line.replace(/\r$/, "").split(",");
  const fields: string[] = [];
  for (const [, quoted, plain] of `,${line.replace(/\r$/, "")}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g))
    fields.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
  return fields;
}
