/** The figures of the client's other reports: buying or renting, and the cost of waiting. */
import { costOfWaiting } from "@highway/engine/tools/cost-of-waiting/cost-of-waiting";
import { rentOrBuy } from "@highway/engine/tools/rent-or-buy/rent-or-buy";
import type { Lang } from "../../../platform/pure/lang";
import type { Entry } from "../../../reports/index";
import { savedScenario } from "../../../reports/saved-scenario";
import { words } from "../words";
import { type Found, knownFigures, together, unknownFigures } from "./found";

const sentences = {
  noRentReport: "This client has no complete Buy or Rent report.",
  noWaitReport: "This client has no complete Cost of Waiting report.",
  always: "In the Buy or Rent report, buying wins at any rent.",
  never: "In the Buy or Rent report, renting wins at any rent.",
} as const;

/** The rent below which renting wins, and the rent that was typed. */
export function ofRent(entry: Entry | undefined, lang: Lang): Found {
  const { report, client } = entry ?? {};
  const { answer } =
    report?.toolName === "bvr" && client ? rentOrBuy(savedScenario(report, client), report.assumptions) : {};
  if (!answer || report?.toolName !== "bvr") return unknownFigures(["BREAKRENT", "RENT"], sentences.noRentReport);
  const say = words(lang);
  const { breakEvenRent } = answer;
  const { rent } = report.assumptions;
  return together(
    rent === null ? unknownFigures(["RENT"], sentences.noRentReport) : knownFigures({ RENT: say.cents(rent) }),
    breakEvenRent.kind === "rent"
      ? knownFigures({ BREAKRENT: say.cents(breakEvenRent.rent) })
      : unknownFigures(["BREAKRENT"], sentences[breakEvenRent.kind]),
  );
}

/** What waiting comes to, which is negative where it pays, and for how long. */
export function ofWait(entry: Entry | undefined, lang: Lang): Found {
  const { report, client } = entry ?? {};
  const { answer } =
    report?.toolName === "cow" && client
      ? costOfWaiting(savedScenario(report, client), report.assumptions, report.waiting)
      : {};
  if (!answer) return unknownFigures(["WAITCOST", "MONTHS"], sentences.noWaitReport);
  const say = words(lang);
  return knownFigures({ WAITCOST: say.dollars(answer.atHorizon.costOfWaiting), MONTHS: say.months(answer.months) });
}
