import { money, percent } from "../../lib/format/format";
import { resultOf } from "../figures/loan-figures";
import { newPrice, newReport } from "../new-report";

/**
 * Works out a loan of nobody's and writes it. Code that runs for the first time is slow, so it runs while an answer is on
 * its way: the first figures of the page wait for it less.
 */
export function warmUp() {
  const { properties, loans, ...report } = newReport();
  const home = { ...properties[0]!, purchaseDetails: [{ ...newPrice(400_000), id: loans[0]!.purchaseDetailsID }] };
  const loan = { ...loans[0]!, program: "fha" as const, rate: 6.5 };
  const result = resultOf({ document: { ...report, properties: [home], loans: [loan] }, client: null }, loan);
  money(result?.monthly.total, { cents: true });
  money(result?.cash.toClose);
  percent(result?.apr, { trim: true });
}
