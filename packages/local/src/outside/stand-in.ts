/** What a provider's stand-in is asked, and what it answers in that provider's own form. */
export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
};
export type Answered = { status?: number; type: string; body: string | Uint8Array };
export type StandIn = (asked: Asked) => Answered;

export const json = (value: unknown, status = 200): Answered => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
});
export const csv = (rows: (string | number)[][]): Answered => ({
  type: "text/csv",
  body: `${rows.map((row) => row.map(field).join(",")).join("\n")}\n`,
});
export const emptyAnswer = (status: number): Answered => ({ status, type: "text/plain", body: "" });

const field = (value: string | number) =>
  typeof value === "string" && /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
