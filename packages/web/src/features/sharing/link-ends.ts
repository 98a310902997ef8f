import { date } from "../../lib/format/format";

/** After how many days a link ends, as it is chosen. */
export const ends = ["never", "7", "30", "90"] as const;
export type Ends = (typeof ends)[number];

export const endChoices: readonly { value: Ends; label: string }[] = ends.map((value) => ({
  value,
  label: value === "never" ? "Never" : `In ${value} days`,
}));

/** The last moment of that day where the officer is; null for never. */
export function endTime(choice: Ends, now: number): string | null {
  if (choice === "never") return null;
  const day = new Date(now);
  day.setDate(day.getDate() + Number(choice));
  day.setHours(23, 59, 59, 999);
  return day.toISOString();
}

/** "ends on 12/21/2026", "never ends". */
export const endInWords = (expiresAt: string | null) => (expiresAt ? `ends on ${date(expiresAt)}` : "never ends");
