import { missingFigures } from "@highway/core/reports/pure/missing";
import { hasNoLoans } from "@highway/core/tools/pure/names";
import { debtFields } from "@highway/engine/scenario/schema/debt";
import type { Fields } from "@highway/engine/scenario/schema/field";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { homeFields, locationFields } from "@highway/engine/scenario/schema/property";
import { filledIn, requiredIn, validFigure } from "@highway/engine/scenario/schema/records";
import { faultOfText } from "@highway/engine/scenario/schema/typed-text";
import { marketUpdateFields, marketUpdateProblems } from "@highway/engine/tools/market-update";
import { reportCardProblems } from "@highway/engine/tools/report-card/input";
import type { WorkingReport } from "../document";
import { reportCardOf } from "../report-card";

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

/** Returns what is missing or wrong in the fields that figures need. */
export function requiredIssues(document: WorkingReport): Issues {
  const issues = new Map<string, Issue>();
  const { properties, loans, debts } = document;
  const isAlone = hasNoLoans(document.toolName);
  for (const { id, address } of properties)
    if (address === "" && !isAlone)
      issues.set(`${id}.address`, { kind: "missing", sentence: locationFields.address.missing });
  for (const [key, issue] of emptiedFields(document)) issues.set(key, issue);
  const look = (list: string, fields: Fields, records: readonly object[]) => {
    for (const [at, record] of records.entries())
      for (const { path, field, value } of requiredIn(fields, record))
        if (value !== null && validFigure(value, field) === null)
          issues.set(fieldKey(document, [list, at, ...path]), {
            kind: "wrong",
            sentence: faultOfText(value, field.decimals) ?? field.sentence,
          });
  };
  look("properties", homeFields, properties);
  look("loans", loanFields, loans);
  look("debts", debtFields, debts);
  // Only null counts as missing, so wrong values in other fields do no harm.
  const missing = isAlone ? problemsOf(document) : missingFigures(document as unknown as MissingIn);
  for (const [path, sentence] of Object.entries(missing))
    issues.set(fieldKey(document, path.split(".")), { kind: "missing", sentence });
  return issues;
}

type MissingIn = Parameters<typeof missingFigures>[0];
/** Returns what is missing in a report without loans. */
const problemsOf = (document: WorkingReport) =>
  document.toolName === "mu"
    ? marketUpdateProblems(document.marketUpdate ?? filledIn(marketUpdateFields, {}))
    : reportCardProblems(reportCardOf(document), document.properties);

/** Returns the fields that must not be empty, although the server would fill them with defaults. */
export const emptiedFields = ({ properties }: WorkingReport): [key: string, issue: Issue][] =>
  properties.flatMap(({ id, costToSell }) =>
    costToSell === null ? [[`${id}.costToSell`, { kind: "missing", sentence: homeFields.costToSell.emptied }]] : [],
  );
