import { date } from "../../lib/format/format";

/** The choices of how many days a link lasts. */
export const ends = ["never", "7", "30", "90"] as const;
export type Ends = (typeof ends)[number];

/** A link to somebody's figures ends after a month, unless its officer says otherwise. */
export const usualEnd: Ends = "30";

export const endChoices: readonly { value: Ends; label: string }[] = ends.map((value) => ({
  value,
  label: value === "never" ? "Never" : `In ${value} days`,
}));

/** Gives the last moment of the day on which a link ends, where the officer is; null for never. */
export function endTime(choice: Ends, now: number): string | null {
  if (choice === "never") return null;
  const day = new Date(now);
  day.setDate(day.getDate() + Number(choice));
  day.setHours(23, 59, 59, 999);
  return day.toISOString();
}

/** Writes "ends on 12/21/2026" or "never ends". */
export const endInWords = (expiresAt: string | null) => (expiresAt ? `ends on ${date(expiresAt)}` : "never ends");
