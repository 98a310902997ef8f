import { waitingFields } from "@highway/engine/tools/assumptions";
import { memo } from "react";
import { useFieldError } from "../../../forms/fields/field-errors";
import { money, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { ChangePanel } from "../../../report/answer/change-panel";
import { TypedSlider } from "../../../report/answer/typed-slider";
import {
  type CostOfWaitingLeadFigures,
  costOfWaitingLeadFigures,
  whyNoRefinance,
} from "../../../report/cost-of-waiting/figures";
import { timeOf, waitOf } from "../../../report/cost-of-waiting/lead";
import { whileWaitingFor } from "../../../report/cost-of-waiting/text";
import { costOfWaitingEn as words } from "../../../report/cost-of-waiting/words.en";
import { setWaiting, waitingOf } from "../../../scenario/assumptions";
import { edit, useScenario } from "../../../scenario/store/store";
import { MoneyField } from "../../../ui/fields/number-field";
import { Switch } from "../../../ui/fields/switch";
import { LoanChoice } from "../../every/answer/loan-choice";
import {
  AllAssumptions,
  AssumptionSlider,
  GrowthSlider,
  numberOf,
  onType,
  percent,
  useOfficers,
} from "../../every/answer/sliders";
import { useFiguresAtOnce } from "../../every/answer/use-figures";
import { Figure } from "../../every/answer/working";

/** The answer that stays in sight while a slider is dragged, drawn in the frame of the key press. */
function InSight({ part }: { part: "label" | "figure" }) {
  const { answer } = useFiguresAtOnce(costOfWaitingLeadFigures);
  if (!answer) return part === "label" ? "Cost of waiting" : "\u2014";
  const { costOfWaiting } = answer.atHorizon;
  if (part === "figure") return money(Math.abs(costOfWaiting));
  return `${costOfWaiting >= 0 ? "Waiting costs" : "Waiting saves"} over ${timeOf(answer.horizon, words)}`;
}

const inSight = { label: <InSight part="label" />, figure: <InSight part="figure" /> };

/** The panel of figures that change the answer, each of which can be dragged and typed. */
export function Panel({ figures }: { figures: CostOfWaitingLeadFigures }) {
  const { answer } = figures;
  return (
    <ChangePanel title="What changes the answer" aside={<AllAssumptions />} answer={inSight}>
      <Sliders figures={figures} />
      <Refinance figures={figures} />
      <div className="mt-2 border-line border-t px-5 py-3.5 phone:px-4">
        <div className="mb-2 empty:hidden">
          <LoanChoice />
        </div>
        {answer && (
          <>
            <h3 className="font-semibold">{words.waiting.title}</h3>
            <dl className="num mt-1 flex flex-col gap-1.5">
              {whileWaitingFor(answer, words).map(({ key, label, amount }) => (
                <div key={key} className="flex justify-between gap-3 touch:min-h-11 touch:items-center">
                  <dt className="text-fg-2">{label}</dt>
                  <dd>
                    <Figure of={key} name={label}>
                      {moneyWithCents(amount)}
                    </Figure>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </ChangePanel>
  );
}

const fieldKey = "waiting.refinance.cost";

/** Whether a person who buys now refinances at the later rate: off by default, and offered only if that rate is lower. */
function Refinance({ figures }: { figures: CostOfWaitingLeadFigures }) {
  const refinance = useScenario(({ document }) => waitingOf(document).refinance);
  const error = useFieldError(fieldKey);
  const why = whyNoRefinance(figures);
  const problem = error ?? figures.problems[fieldKey];
  return (
    <div className="px-5 py-2 phone:px-4">
      <div className="flex items-center justify-between gap-3">
        <span className="text-fg-2">
          Refinance later
          {why && <span className="block text-fg-3 text-xs">{why}</span>}
        </span>
        <Switch
          label="Refinance later"
          hideLabel
          checked={refinance !== null && why === null}
          disabled={why !== null}
          onChange={(isOn) => edit(null, setWaiting({ refinance: isOn ? { cost: 0 } : null }))}
        />
      </div>
      {refinance && (why === null || problem) && (
        <MoneyField
          label="Cost of the refinance"
          data-field={fieldKey}
          decimals={waitingFields.refinance.fields.cost.decimals}
          value={refinance.cost}
          error={problem}
          step={100}
          onChange={(value, text) => edit(fieldKey, setWaiting({ refinance: { cost: text ?? value } }))}
          className="mt-2"
        />
      )}
    </div>
  );
}

/** The figures that move the answer most. A cash purchase needs no rate; a wrong rate stays where it can be corrected. */
function Sliders({ figures: { loan, answer, problems } }: { figures: CostOfWaitingLeadFigures }) {
  const months = useScenario(({ document }) => waitingOf(document).months);
  const isWrong = problems["waiting.laterRate"] !== undefined;
  const isRateAsked = isWrong || (loan?.program !== "allCash" && months !== 0);
  return (
    <>
      <WaitSlider problem={problems["waiting.months"]} />
      {isRateAsked && <LaterRateSlider problem={problems["waiting.laterRate"]} today={numberOf(loan?.rate)} />}
      <GrowthSlider
        propertyID={loan?.propertyID ?? ""}
        known={answer?.growth.yearly[0]}
        isAssumed={answer?.growth.assumed}
        problem={problems[`${loan?.propertyID}.customAppreciation`]}
      />
      <AssumptionSlider name="rent" label="Monthly rent" problem={problems["assumptions.rent"]} least={0} />
      <AssumptionSlider name="horizon" label="Years" problem={problems["assumptions.horizon"]} />
      <AssumptionSlider
        name="investmentReturn"
        label="Return on investments"
        problem={problems["assumptions.investmentReturn"]}
      />
    </>
  );
}

type WithProblem = { problem: string | undefined };

const WaitSlider = memo(({ problem }: WithProblem) => {
  const value = useScenario(({ document }) => waitingOf(document).months);
  const officers = useOfficers((document) => numberOf(waitingOf(document).months));
  const { decimals } = waitingFields.months;
  return (
    <TypedSlider
      label="Months to wait"
      fieldKey="waiting.months"
      range={{ least: 0, most: 60, step: 1, officers }}
      decimals={decimals}
      value={value}
      error={problem}
      write={(months) => waitOf({ months }, words)}
      onChange={onType("waiting.months", (typed) => setWaiting({ months: typed }))}
    />
  );
});

const LaterRateSlider = memo(({ problem, today }: WithProblem & { today: number | null }) => {
  const value = useScenario(({ document }) => waitingOf(document).laterRate);
  const officers = useOfficers((document) => numberOf(waitingOf(document).laterRate));
  return (
    <TypedSlider
      label="Later rate"
      fieldKey="waiting.laterRate"
      aside={today === null ? undefined : `today ${trimmedPercent(today)}`}
      range={{ least: 3, most: 10, step: 0.125, officers: officers ?? today }}
      suffix="%"
      decimals={waitingFields.laterRate.decimals}
      value={value}
      error={value === null ? undefined : problem}
      write={percent}
      onChange={onType("waiting.laterRate", (typed) => setWaiting({ laterRate: typed }))}
    />
  );
});
