import type { WorkingReport } from "../document";

/** `missing`: a required field is empty, which makes the report a draft. `wrong`: the report cannot be saved with it. */
export type Issue = { kind: "missing" | "wrong"; sentence: string };

/** By field: the id of what it belongs to and its name, "loan_1.rate". */
export type Issues = ReadonlyMap<string, Issue>;

/** Where a value stands in the document: loans, 0, rate. */
export type Path = readonly PropertyKey[];

/** Fields are known by the id of their loan, price or property: places change when one is removed. */
export function fieldKey({ loans, properties, debts }: WorkingReport, path: Path): string {
  const [list, at, ...rest] = path.map(String);
  if (list === "loans" && at) return [loans[Number(at)]?.id, ...rest].join(".");
  if (list === "debts" && at) return [debts[Number(at)]?.id, ...rest].join(".");
  if (list !== "properties" || !at) return path.map(String).join(".");
  const property = properties[Number(at)];
  if (rest[0] !== "purchaseDetails" || !rest[1]) return [property?.id, ...rest].join(".");
  return [property?.purchaseDetails[Number(rest[1])]?.id, ...rest.slice(2)].join(".");
}
