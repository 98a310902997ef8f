/** What every benchmark prints as its last line, as JSON. */
export type Result = {
  title: string;
  rows: { what: string; value: string; budget?: string; ok?: boolean }[];
  notes?: string[];
};

export const report = (result: Result) => console.log(JSON.stringify(result));

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that `share` of the values do not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
