/** What the VA and USDA take at closing is a fee with a name of its own; all others insure, for a premium. */
export const upfrontFees: { [program in string]?: string } = { va: "funding fee", usda: "guarantee fee" };

/** "Funding fee", "Upfront premium". */
export function upfrontName(program: string): string {
  const fee = upfrontFees[program] ?? "upfront premium";
  return fee.charAt(0).toUpperCase() + fee.slice(1);
}
