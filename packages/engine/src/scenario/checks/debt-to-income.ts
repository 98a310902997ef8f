import { sixDecimals } from "../../money/cents";
import { debtRatios } from "../../rules/debt-ratios";
import { dti } from "../outcomes/dti";
import { qualifyingOf } from "../outcomes/qualifying";
import type { Working } from "../working";
import { type Finding, versionOn } from "./check";
import { percentText } from "./wording";

const agencyOf = ({ program }: Working["loan"]) => {
  if (program === "fha" || program === "va" || program === "usda") return program;
  return program === "conventional" ? "fannieMae" : null;
};
/** What is said of a ratio above an agency's limits. Those of FHA and USDA apply only to manual underwriting; VA's is a guide. */
const aboveLimits = {
  fannieMae: "Above the agency's limit",
  fha: "Above the limits of manual underwriting",
  va: "Above the VA's guide",
  usda: "Above the limits of manual underwriting",
} as const;
const automated = {
  fannieMae: "",
  fha: " FHA's automated system (TOTAL) may accept more.",
  va: "",
  usda: " USDA's automated system (GUS) may accept more.",
} as const;
const agencyNames = { fannieMae: "Fannie Mae", fha: "FHA", va: "VA", usda: "USDA" } as const;

/** Checks debt to income, with the qualifying payment, against the highest ratios that the program's ways of underwriting accept. */
export function findDebtToIncome(working: Working): Finding | null {
  const { loan, asOf, scenario } = working;
  const agency = agencyOf(loan);
  const version = versionOn(debtRatios, asOf);
  if (!agency || !version) return null;
  const lines = version.value[agency];
  const ratiosText = ({ home, all }: (typeof lines)[number]) =>
    home === undefined ? percentText(all) : `${percentText(home)} for the home and ${percentText(all)} in all`;
  const said = {
    rule: `${agencyNames[agency]} allows up to ${lines.map((line) => `${ratiosText(line)} by ${line.by}`).join(", ")}.${automated[agency]}`,
    source: version.source,
    from: version.from,
  };
  const all = dti(working);
  const { total } = qualifyingOf(working);
  if (all === null || total === null) {
    const premium = working.financing.insurance.missing[0]?.sentence;
    return {
      state: "notChecked",
      verdict: "Income not known",
      missing: premium ?? "Type the client's monthly income.",
      has: "Debt to income is not known.",
      ...said,
      ...(premium && { verdict: "Mortgage insurance not known" }),
    };
  }
  const home = sixDecimals(total / (scenario.client?.monthlyIncome ?? 0));
  const limits = lines.flatMap((line) => [line.all, line.home ?? line.all]);
  const has = `The qualifying payment is ${percentText(home, ...limits)} of income, and ${percentText(all, ...limits)} with all debts.`;
  const fits = lines.find((line) => all <= line.all && (line.home === undefined || home <= line.home));
  if (!fits) return { state: "attention", verdict: aboveLimits[agency], has, ...said };
  return { state: "clear", verdict: `Within ${percentText(fits.all)}`, has, ...said };
}
