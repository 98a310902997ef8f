/** What VA and USDA charge at closing is a fee with its own name; every other upfront premium is insurance. */
export const upfrontFees: { [program in string]?: string } = { va: "funding fee", usda: "guarantee fee" };

/** "Funding fee", "Upfront premium". */
export function upfrontName(program: string): string {
  const fee = upfrontFees[program] ?? "upfront premium";
  return fee.charAt(0).toUpperCase() + fee.slice(1);
}
