import type { WorkingReport } from "../document";

/** `missing`: a required field is empty, which makes the report a draft. `wrong`: the report cannot be saved with it. */
export type Issue = { kind: "missing" | "wrong"; sentence: string };

/** Issues by field key: the id of the loan, price or property and the name of the field, "loan_1.rate". */
export type Issues = ReadonlyMap<string, Issue>;

/** The path of a value in the document: loans, 0, rate. */
export type Path = readonly PropertyKey[];

/** Turns a path into a field key. Keys use ids, because places in a list change when an entry is removed. */
export function fieldKey({ loans, properties, debts }: WorkingReport, path: Path): string {
  const [list, at, ...rest] = path.map(String);
  if (list === "loans" && at) return [loans[Number(at)]?.id, ...rest].join(".");
  if (list === "debts" && at) return [debts[Number(at)]?.id, ...rest].join(".");
  if (list !== "properties" || !at) return path.map(String).join(".");
  const property = properties[Number(at)];
  if (rest[0] !== "purchaseDetails" || !rest[1]) return [property?.id, ...rest].join(".");
  return [property?.purchaseDetails[Number(rest[1])]?.id, ...rest.slice(2)].join(".");
}
