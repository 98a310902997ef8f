/** What a worksheet is called until somebody names it. */
export const newWorksheetName = "New Closing Cost Worksheet";
export const LONGEST_WORKSHEET_NAME = 100;

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The name, or where another worksheet has it already, the name with the first number that is free: "Wake County 2". */
export function freeName(name: string, taken: readonly string[]): string {
  const isFree = (tried: string) => !taken.some((other) => isSameName(other, tried));
  if (isFree(name)) return name;
  const [, stem = name, last = "1"] = /^(.*\S)\s+([1-9]\d{0,3})$/.exec(name) ?? [];
  for (let number = Number(last) + 1; ; number++) {
    const suffix = ` ${number}`;
    const tried = `${stem.slice(0, LONGEST_WORKSHEET_NAME - suffix.length).trimEnd()}${suffix}`;
    if (isFree(tried)) return tried;
  }
}
