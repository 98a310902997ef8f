import { cut } from "../text/cut";

/** The name of a worksheet until somebody renames it. */
export const newWorksheetName = "New Closing Cost Worksheet";
/** The most characters that a worksheet's name may have. */
export const LONGEST_WORKSHEET_NAME = 100;

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Finds a name that no other worksheet has: the name itself, or the name with the first free number, such as "Wake County 2". */
export function freeName(name: string, taken: readonly string[]): string {
  const isFree = (tried: string) => !taken.some((other) => isSameName(other, tried));
  if (isFree(name)) return name;
  const [, stem = name, last = "1"] = /^(.*\S)\s+([1-9]\d{0,3})$/.exec(name) ?? [];
  for (let number = Number(last) + 1; ; number++) {
    const suffix = ` ${number}`;
    const tried = `${cut(stem, LONGEST_WORKSHEET_NAME - suffix.length).trimEnd()}${suffix}`;
    if (isFree(tried)) return tried;
  }
}
