import { loanFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { RentOrBuyFigure } from "@highway/engine/tools/rent-or-buy/figures";
import { memo } from "react";
import { money, moneyWithCents } from "../../../lib/format/format";
import { ChangePanel } from "../../../report/answer/change-panel";
import { TypedSlider } from "../../../report/answer/typed-slider";
import { type RentOrBuyLeadFigures, rentOrBuyLeadFigures } from "../../../report/rent-or-buy/figures";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { assumptionsOf, setAssumptions } from "../../../scenario/assumptions";
import { loanOf } from "../../../scenario/document";
import { setDownPayment } from "../../../scenario/edits/loan-edits";
import { basisOf, resultOf } from "../../../scenario/figures/loan-figures";
import { edit, useScenario } from "../../../scenario/store/store";
import { Segmented } from "../../../ui/fields/segmented";
import { LoanChoice } from "../../every/answer/loan-choice";
import {
  AllAssumptions,
  AssumptionSlider,
  GrowthSlider,
  numberOf,
  onType,
  percent,
  RateSlider,
  useOfficers,
} from "../../every/answer/sliders";
import { useFiguresAtOnce } from "../../every/answer/use-figures";
import { Figure } from "../../every/answer/working";

const dash = "\u2014";
const cents = (amount: number | undefined) => (amount === undefined ? dash : moneyWithCents(amount));

/** The answer that stays in sight while a slider is dragged, drawn in the frame of the key press. */
function InSight({ part }: { part: "label" | "figure" }) {
  const { answer, known } = useFiguresAtOnce(rentOrBuyLeadFigures);
  if (part === "label") return answer ? words.atHorizon(answer) : "Break-even rent";
  if (answer) return money(Math.abs(answer.atHorizon.difference));
  return known?.breakEvenRent.kind === "rent" ? money(known.breakEvenRent.rent) : dash;
}

const inSight = { label: <InSight part="label" />, figure: <InSight part="figure" /> };

/** The panel of figures that change the answer, each of which can be dragged and typed. */
export function Panel({ figures }: { figures: RentOrBuyLeadFigures }) {
  const { answer, known } = figures;
  return (
    <ChangePanel title="What changes the answer" aside={<AllAssumptions />} answer={inSight}>
      <Sliders figures={figures} />
      <Ending />
      <dl className="num mt-2 flex flex-col gap-1.5 border-line border-t px-5 py-3.5 phone:px-4">
        <div className="empty:hidden">
          <LoanChoice />
        </div>
        <Line
          name="Month of owning"
          of="ownerMonth1"
          isKnown={answer !== null}
          value={cents(answer?.ownerMonth1 ?? known?.ownerMonth1)}
        />
        <Line name="Month of renting" of="renterMonth1" isKnown={answer !== null} value={cents(answer?.renterMonth1)} />
        <Line
          name="Cash at closing"
          of="cashToClose"
          isKnown={answer !== null}
          value={cents(answer?.cashToClose ?? known?.cashToClose)}
        />
      </dl>
    </ChangePanel>
  );
}

type LineProps = { name: string; of: RentOrBuyFigure; isKnown: boolean; value: string };

/** A figure, whose working a press opens once there is an answer. */
const Line = ({ name, of, isKnown, value }: LineProps) => (
  <div className="flex justify-between gap-3 touch:min-h-11 touch:items-center">
    <dt className="text-fg-2">{name}</dt>
    <dd>
      {isKnown ? (
        <Figure of={of} name={name}>
          {value}
        </Figure>
      ) : (
        value
      )}
    </dd>
  </div>
);

function Ending() {
  const ending = useScenario(({ document }) => assumptionsOf(document).ending);
  return (
    <div className="flex items-center justify-between gap-3 px-5 py-2 phone:px-4">
      <span className="text-fg-2">At the end</span>
      <Segmented
        label="At the end"
        value={ending}
        segments={[
          { value: "sell", label: "Sell" },
          { value: "stay", label: "Stay" },
        ]}
        onChange={(chosen) => edit(null, setAssumptions({ ending: chosen }))}
      />
    </div>
  );
}

/** The figures that move the answer most. */
function Sliders({ figures }: { figures: RentOrBuyLeadFigures }) {
  const { loan, known, problems } = figures;
  return (
    <>
      <AssumptionSlider name="rent" label="Monthly rent" problem={problems["assumptions.rent"]} />
      <AssumptionSlider name="horizon" label="Years" problem={problems["assumptions.horizon"]} />
      <GrowthSlider
        propertyID={loan?.propertyID ?? ""}
        known={known?.growth.yearly[0]}
        isAssumed={known?.growth.assumed}
        problem={problems[`${loan?.propertyID}.customAppreciation`]}
      />
      <AssumptionSlider
        name="investmentReturn"
        label="Return on investments"
        problem={problems["assumptions.investmentReturn"]}
      />
      {loan && loan.program !== "allCash" && (
        <>
          <DownPaymentSlider id={loan.id} />
          <RateSlider id={loan.id} />
        </>
      )}
    </>
  );
}

/** The down payment in percent. Typed dollars are shown as their percentage. */
const DownPaymentSlider = memo(({ id }: { id: string }) => {
  const loan = useScenario(({ document }) => loanOf(document, id));
  const result = useScenario((state) => loan && resultOf(basisOf(state), loan));
  const share = result && result.applicablePrice > 0 ? (result.cash.downPayment / result.applicablePrice) * 100 : null;
  const value = loan?.downPaymentPercentage ?? (share === null ? null : Math.round(share * 1000) / 1000);
  const officers = useOfficers((report) =>
    numberOf(report.loans.find((each) => each.id === id)?.downPaymentPercentage),
  );
  const key = `${id}.downPayment`;
  const { downPaymentPercentage: field } = loanFields;
  const typed = loan?.downPaymentPercentage ?? null;
  return (
    <TypedSlider
      label="Down payment"
      fieldKey={key}
      aside={result ? money(result.cash.downPayment) : undefined}
      range={{ least: 0, most: 50, step: 1, officers }}
      suffix="%"
      decimals={field.decimals}
      value={value}
      error={typed !== null && validFigure(typed, field) === null ? field.sentence : undefined}
      write={percent}
      onChange={onType(key, (typed) => setDownPayment(id, "percent", typed))}
    />
  );
});
