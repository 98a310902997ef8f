import { loanFields } from "@highway/engine/scenario/schema/loan";
import { homeFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { assumptionFields } from "@highway/engine/tools/assumptions";
import { money, trimmedPercent } from "../../../lib/format/format";
import { TypedSlider } from "../../../report/answer/typed-slider";
import type { RentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { assumptionsOf, loanToBuyWith, setAssumptions, setHomeGrowth } from "../../../scenario/assumptions";
import { propertyOf, type Typed, type WorkingLoan, type WorkingReport } from "../../../scenario/document";
import { setDownPayment, setFigure } from "../../../scenario/edits/loan-edits";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { edit, useScenario } from "../../../scenario/store/store";

const numberOf = (value: Typed | undefined) => (typeof value === "number" ? value : null);
const percent = (value: number) => trimmedPercent(value);

/** The report as it was saved, or opened: what a moved slider can be brought back to. */
const useOfficers = <T,>(read: (document: WorkingReport) => T) =>
  useScenario(({ saved, opened }) => read(saved?.document ?? opened.document));

const onType =
  (key: string, change: (value: Typed) => (document: WorkingReport) => WorkingReport) =>
  (value: number | null, text?: string) =>
    edit(key, change(text ?? value));

/** The figures that move the answer most. */
export function Sliders({ figures }: { figures: RentOrBuyFigures }) {
  const { loan } = figures;
  return (
    <>
      <AssumptionSlider name="rent" label="Rent a month" figures={figures} />
      <AssumptionSlider name="horizon" label="Years" figures={figures} />
      <GrowthSlider figures={figures} />
      <AssumptionSlider name="investmentReturn" label="Return elsewhere" figures={figures} />
      {loan && loan.program !== "allCash" && (
        <>
          <DownPaymentSlider loan={loan} />
          <RateSlider loan={loan} />
        </>
      )}
    </>
  );
}

/** Rents of a month are 300 to 5,300; a higher one moves the end of the rail with it, in whole thousands. */
const mostRent = (rent: number | null) => Math.max(5300, Math.ceil((rent ?? 0) / 1000 + 1) * 1000);

type Named = { name: "rent" | "horizon" | "investmentReturn"; label: string; figures: RentOrBuyFigures };

function AssumptionSlider({ name, label, figures: { problems } }: Named) {
  const value = useScenario(({ document }) => assumptionsOf(document)[name]);
  const officers = useOfficers((document) => numberOf(assumptionsOf(document)[name]));
  const key = `assumptions.${name}`;
  const ranges = {
    rent: { least: 300, most: mostRent(Math.max(numberOf(value) ?? 0, officers ?? 0)), step: 25 },
    horizon: { least: 1, most: 30, step: 1 },
    investmentReturn: { least: 0, most: 12, step: 0.25 },
  };
  const looks = {
    rent: { prefix: "$", write: money },
    horizon: { write: words.years },
    investmentReturn: { suffix: "%", write: percent },
  };
  return (
    <TypedSlider
      label={label}
      fieldKey={key}
      range={{ ...ranges[name], officers }}
      decimals={assumptionFields[name].decimals}
      value={value}
      error={problems[key]}
      onChange={onType(key, (typed) => setAssumptions({ [name]: typed }))}
      {...looks[name]}
    />
  );
}

const ways = { forecast: "forecast", historical: "historical", custom: undefined } as const;

/** A growth that is typed takes the place of the series. */
function GrowthSlider({ figures: { known, loan } }: { figures: RentOrBuyFigures }) {
  const id = loan?.propertyID ?? "";
  const home = useScenario(({ document }) => propertyOf(document, id));
  const officers = useOfficers((document) => {
    const of = propertyOf(document, loanToBuyWith(document)?.propertyID ?? "");
    return of?.appreciationTypes[0] === "custom" ? numberOf(of.customAppreciation) : null;
  });
  if (!home) return null;
  const isTyped = home.appreciationTypes[0] === "custom";
  const value = isTyped ? (home.customAppreciation ?? null) : (known?.growth.yearly[0] ?? null);
  const key = `${id}.customAppreciation`;
  const isWrong = isTyped && value !== null && validFigure(value, homeFields.customAppreciation) === null;
  return (
    <TypedSlider
      label="Home growth"
      fieldKey={key}
      aside={known?.growth.assumed ? "assumed" : ways[home.appreciationTypes[0] ?? "forecast"]}
      range={{ least: -5, most: 10, step: 0.1, officers }}
      suffix="%"
      decimals={homeFields.customAppreciation.decimals}
      reach={{ min: homeFields.customAppreciation.min, max: homeFields.customAppreciation.max }}
      value={value}
      error={isWrong ? homeFields.customAppreciation.sentence : undefined}
      write={percent}
      onChange={onType(key, (typed) => setHomeGrowth(id, typed))}
    />
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
