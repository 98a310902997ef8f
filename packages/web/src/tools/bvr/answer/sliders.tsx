import { loanFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { money } from "../../../lib/format/format";
import { TypedSlider } from "../../../report/answer/typed-slider";
import type { RentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import type { WorkingLoan } from "../../../scenario/document";
import { setDownPayment, setFigure } from "../../../scenario/edits/loan-edits";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { useScenario } from "../../../scenario/store/store";
import { AssumptionSlider, GrowthSlider, numberOf, onType, percent, useOfficers } from "../../every/answer/sliders";

/** The figures that move the answer most. */
export function Sliders({ figures }: { figures: RentOrBuyFigures }) {
  const { loan, known, problems } = figures;
  return (
    <>
      <AssumptionSlider name="rent" label="Rent a month" problems={problems} />
      <AssumptionSlider name="horizon" label="Years" problems={problems} />
      <GrowthSlider propertyID={loan?.propertyID ?? ""} growth={known?.growth} />
      <AssumptionSlider name="investmentReturn" label="Return on investments" problems={problems} />
      {loan && loan.program !== "allCash" && (
        <>
          <DownPaymentSlider loan={loan} />
          <RateSlider loan={loan} />
        </>
      )}
    </>
  );
}

/** The down payment in percent; dollars that were typed are shown as what they come to. */
function DownPaymentSlider({ loan }: { loan: WorkingLoan }) {
  const { id } = loan;
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  const result = resultOf({ document, client }, loan);
  const share = result && result.applicablePrice > 0 ? (result.cash.downPayment / result.applicablePrice) * 100 : null;
  const value = loan.downPaymentPercentage ?? (share === null ? null : Math.round(share * 1000) / 1000);
  const officers = useOfficers((report) =>
    numberOf(report.loans.find((each) => each.id === id)?.downPaymentPercentage),
  );
  const key = `${id}.downPayment`;
  return (
    <TypedSlider
      label="Down payment"
      fieldKey={key}
      aside={result ? money(result.cash.downPayment) : undefined}
      range={{ least: 0, most: 50, step: 1, officers }}
      suffix="%"
      decimals={3}
      value={value}
      write={percent}
      onChange={onType(key, (typed) => setDownPayment(id, "percent", typed))}
    />
  );
}

function RateSlider({ loan }: { loan: WorkingLoan }) {
  const { id, rate } = loan;
  const officers = useOfficers((document) => numberOf(document.loans.find((each) => each.id === id)?.rate));
  const key = `${id}.rate`;
  const isWrong = rate !== null && validFigure(rate, loanFields.rate) === null;
  return (
    <TypedSlider
      label="Rate"
      fieldKey={key}
      range={{ least: 3, most: 10, step: 0.125, officers }}
      suffix="%"
      decimals={loanFields.rate.decimals}
      value={rate}
      error={isWrong ? loanFields.rate.sentence : undefined}
      write={percent}
      onChange={onType(key, (typed) => setFigure(id, "rate", typed))}
    />
  );
}
