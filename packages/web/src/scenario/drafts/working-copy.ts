import type { WorkingReport } from "../document";
import { newLoan, newPrice, newProperty, newReport } from "../new-report";

/** The editor's copy of a report that was never saved, or was changed since it was saved. */
export type WorkingCopy = {
  id: string;
  clientID: string | null;
  /** `lastUpdated` of the saved report that it began from; null for one never saved. */
  basedOn: string | null;
  document: WorkingReport;
};

/** A working copy as the server stores it. */
export type ServerCopy = WorkingCopy & { updatedAt: string };

/** A working copy as this device stores it. */
export type LocalCopy = WorkingCopy & {
  /** Milliseconds since 1970, by this device's clock. */
  at: number;
  /** The server's `updatedAt` when it took this very copy; null while it has not. */
  sent: string | null;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objects = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * Reads a document that an earlier version of the editor may have written: what it lacks gets the value of a new one.
 * Null when it is no report at all.
 */
export function readDocument(value: unknown): WorkingReport | null {
  if (!isObject(value) || typeof value.id !== "string") return null;
  const properties = objects(value.properties).map((property) => ({
    ...newProperty(),
    ...property,
    purchaseDetails: objects(property.purchaseDetails).map((price) => ({ ...newPrice(), ...price })),
  }));
  const known = properties.filter((property) => property.purchaseDetails.length > 0);
  if (known.length === 0) return null;
  const loans = objects(value.loans).map((loan) => ({ ...newLoan("", ""), ...loan }));
  const copy: object = { ...newReport(), ...value, properties: known, loans, debts: objects(value.debts) };
  return (isObject(value.outside) ? copy : { ...copy, outside: {} }) as WorkingReport;
}
