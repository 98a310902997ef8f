import { waitingFields } from "@highway/engine/tools/assumptions";
import { trimmedPercent } from "../../../lib/format/format";
import { TypedSlider } from "../../../report/answer/typed-slider";
import type { CostOfWaitingFigures } from "../../../report/cost-of-waiting/figures";
import { waitOf } from "../../../report/cost-of-waiting/text";
import { costOfWaitingEn as words } from "../../../report/cost-of-waiting/words.en";
import { setWaiting, waitingOf } from "../../../scenario/assumptions";
import { useScenario } from "../../../scenario/store/store";
import { AssumptionSlider, GrowthSlider, numberOf, onType, percent, useOfficers } from "../../every/answer/sliders";

/** The figures that move the answer most. Who pays cash is asked for no rate; a wrong one stays where it can be corrected. */
export function Sliders({ figures: { loan, answer, problems } }: { figures: CostOfWaitingFigures }) {
  const months = useScenario(({ document }) => waitingOf(document).months);
  const isWrong = problems["waiting.laterRate"] !== undefined;
  const isRateAsked = isWrong || (loan?.program !== "allCash" && months !== 0);
  return (
    <>
      <WaitSlider problems={problems} />
      {isRateAsked && <LaterRateSlider problems={problems} today={numberOf(loan?.rate)} />}
      <GrowthSlider propertyID={loan?.propertyID ?? ""} growth={answer?.growth} />
      <AssumptionSlider name="rent" label="Rent a month" problems={problems} least={0} />
      <AssumptionSlider name="horizon" label="Years" problems={problems} />
      <AssumptionSlider name="investmentReturn" label="Return on investments" problems={problems} />
    </>
  );
}

type Problems = { problems: Readonly<Record<string, string>> };

function WaitSlider({ problems }: Problems) {
  const value = useScenario(({ document }) => waitingOf(document).months);
  const officers = useOfficers((document) => numberOf(waitingOf(document).months));
  const { decimals } = waitingFields.months;
  return (
    <TypedSlider
      label="Wait, months"
      fieldKey="waiting.months"
      range={{ least: 0, most: 60, step: 1, officers }}
      decimals={decimals}
      value={value}
      error={problems["waiting.months"]}
      write={(months) => waitOf({ months }, words)}
      onChange={onType("waiting.months", (typed) => setWaiting({ months: typed }))}
    />
  );
}

function LaterRateSlider({ problems, today }: Problems & { today: number | null }) {
  const value = useScenario(({ document }) => waitingOf(document).laterRate);
  const officers = useOfficers((document) => numberOf(waitingOf(document).laterRate));
  return (
    <TypedSlider
      label="Rate then"
      fieldKey="waiting.laterRate"
      aside={today === null ? undefined : `today ${trimmedPercent(today)}`}
      range={{ least: 3, most: 10, step: 0.125, officers: officers ?? today }}
      suffix="%"
      decimals={waitingFields.laterRate.decimals}
      value={value}
      error={value === null ? undefined : problems["waiting.laterRate"]}
      write={percent}
      onChange={onType("waiting.laterRate", (typed) => setWaiting({ laterRate: typed }))}
    />
  );
}
