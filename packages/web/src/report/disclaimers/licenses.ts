import type { Brand } from "@highway/core/branding/schema";

type License = Brand["stateLicenses"][number];

/** Writes a license with what the state requires beside its number: "NC L-940310 (Licensed by the NC Commissioner of Banks)". */
function licenseText({ stateLic, licenseNum, stateLang }: License): string {
  const number = [stateLic, licenseNum].filter(Boolean).join(" ");
  const wording = stateLang.trim().replace(/\.$/, "");
  return number && wording ? `${number} (${wording})` : number || wording;
}

/** Writes the officer's licenses, then the company's, in one line that ends with a period; empty if there are none. */
export function licensesSaid({ name, licenseLabel, stateLicenses, company, corpLicenses }: Brand): string {
  const person = [name, licenseLabel].filter(Boolean).join(", ");
  const own = [person, ...stateLicenses.map(licenseText)].filter(Boolean);
  const companys = corpLicenses.map(licenseText).filter(Boolean).join(", ");
  const all = [...new Set([...own, companys && [company, companys].filter(Boolean).join(": ")].filter(Boolean))];
  return all.length > 0 ? `${all.join("; ").replace(/\.$/, "")}.` : "";
}
