import { loanFields } from "@highway/engine/scenario/schema/loan";
import { homeFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { assumptionFields } from "@highway/engine/tools/assumptions";
import { memo, use } from "react";
import { money, quantity, trimmedPercent } from "../../../lib/format/format";
import { LeaveSheet } from "../../../report/answer/change-panel";
import { TypedSlider } from "../../../report/answer/typed-slider";
import { assumptionsOf, loanToBuyWith, setAssumptions, setHomeGrowth } from "../../../scenario/assumptions";
import { type FieldValue, loanOf, propertyOf, type WorkingReport } from "../../../scenario/document";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { edit, useScenario } from "../../../scenario/store/store";
import { PartLink } from "../../../ui/page/part-link";

export const numberOf = (value: FieldValue | undefined) => (typeof value === "number" ? value : null);
export const percent = (value: number) => trimmedPercent(value);
const years = (count: number) => quantity(count, "year");

/** Reads the report as it was saved or opened, to which a moved slider can be brought back. */
export const useOfficers = <T,>(read: (document: WorkingReport) => T) =>
  useScenario(({ saved, opened }) => read(saved?.document ?? opened.document));

export const onType =
  (key: string, change: (value: FieldValue) => (document: WorkingReport) => WorkingReport) =>
  (value: number | null, text?: string) =>
    edit(key, change(text ?? value));

/** Returns the highest monthly rent of the slider: 5,300, or more in whole thousands if the typed rent is higher. */
const mostRent = (rent: number | null) => Math.max(5300, Math.ceil((rent ?? 0) / 1000 + 1) * 1000);

type Named = {
  name: "rent" | "horizon" | "investmentReturn";
  label: string;
  /** Why the answer cannot be calculated with it. */
  problem: string | undefined;
  least?: number;
};

export const AssumptionSlider = memo(({ name, label, problem, least = 300 }: Named) => {
  const value = useScenario(({ document }) => assumptionsOf(document)[name]);
  const officers = useOfficers((document) => numberOf(assumptionsOf(document)[name]));
  const key = `assumptions.${name}`;
  const ranges = {
    rent: { least, most: mostRent(Math.max(numberOf(value) ?? 0, officers ?? 0)), step: 25 },
    horizon: { least: 1, most: 30, step: 1 },
    investmentReturn: { least: 0, most: 12, step: 0.25 },
  };
  const looks = {
    rent: { prefix: "$", write: money },
    horizon: { write: years },
    investmentReturn: { suffix: "%", write: percent },
  };
  return (
    <TypedSlider
      label={label}
      fieldKey={key}
      range={{ ...ranges[name], officers }}
      decimals={assumptionFields[name].decimals}
      value={value}
      error={problem}
      onChange={onType(key, (typed) => setAssumptions({ [name]: typed }))}
      {...looks[name]}
    />
  );
});

const ways = { forecast: "forecast", historical: "historical", custom: undefined } as const;

type Grown = {
  propertyID: string;
  /** The growth of the series' first year, and whether nothing is known about it. */
  known: number | undefined;
  isAssumed: boolean | undefined;
  problem: string | undefined;
};

/** The growth of home prices. A typed growth replaces the series. */
export const GrowthSlider = memo(({ propertyID: id, known, isAssumed, problem }: Grown) => {
  const home = useScenario(({ document }) => propertyOf(document, id));
  const officers = useOfficers((document) => {
    const of = propertyOf(document, loanToBuyWith(document)?.propertyID ?? "");
    return of?.appreciationTypes[0] === "custom" ? numberOf(of.customAppreciation) : null;
  });
  if (!home) return null;
  const isTyped = home.appreciationTypes[0] === "custom";
  const value = isTyped ? (home.customAppreciation ?? null) : (known ?? null);
  const key = `${id}.customAppreciation`;
  return (
    <TypedSlider
      label="Home growth"
      fieldKey={key}
      aside={isAssumed ? "assumed" : ways[home.appreciationTypes[0] ?? "forecast"]}
      range={{ least: -5, most: 10, step: 0.1, officers }}
      suffix="%"
      decimals={homeFields.customAppreciation.decimals}
      reach={{ min: homeFields.customAppreciation.min, max: homeFields.customAppreciation.max }}
      value={value}
      error={problem}
      write={percent}
      onChange={onType(key, (typed) => setHomeGrowth(id, typed))}
    />
  );
});

/** The rate of a loan. */
export const RateSlider = memo(({ id }: { id: string }) => {
  const rate = useScenario(({ document }) => loanOf(document, id)?.rate ?? null);
  const officers = useOfficers((document) => numberOf(loanOf(document, id)?.rate));
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
});

/** A link from the sliders to all assumptions of the answer, which a phone's sheet would cover. */
export const AllAssumptions = () => (
  <PartLink
    part="assumptions"
    onGo={use(LeaveSheet)}
    className="inline-flex items-center font-medium text-accent-text text-sm hover:underline touch:min-h-11"
  >
    All assumptions
  </PartLink>
);
