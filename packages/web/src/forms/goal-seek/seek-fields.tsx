import type { Vary } from "@highway/engine/scenario/solve/goal";
import { comparedLoans, loanOf } from "../../scenario/document";
import { basisOf, resultOf } from "../../scenario/figures/loan-figures";
import { loanName, offeredPlace } from "../../scenario/names/loan-name";
import { useScenario } from "../../scenario/store/store";
import { MoneyField, NumberField, PercentField } from "../../ui/fields/number-field";
import { SelectField } from "../../ui/fields/select-field";
import { TextField } from "../../ui/fields/text-field";
import type { GoalSeekStart } from "./open-goal-seek";
import { figureNames, inputNames, inputNow, inputText, nowText, type SeekForm, unitOf } from "./seek";
import type { SoughtFigure } from "./sentence";

const optionsOf = <V extends string>(names: Record<V, string>, nothing: string) => [
  { value: "" as const, label: nothing, disabled: true },
  ...(Object.entries(names) as [V, string][]).map(([value, label]) => ({ value, label })),
];
const inputOptions = optionsOf<Vary>(inputNames, "Choose");
const figureOptions = optionsOf<SoughtFigure>(figureNames, "Choose");

type FieldsProps = {
  form: SeekForm;
  set: <K extends keyof SeekForm>(field: K, value: SeekForm[K]) => void;
  wrong: Partial<Record<keyof SeekForm, string>>;
  start: GoalSeekStart;
};

/** The form of a goal seek: which input of which loan changes, and the figure to reach. */
export function SeekFields({ form, set, wrong, start }: FieldsProps) {
  const state = useScenario();
  const { document } = state;
  const { loanID, vary, figure } = form;
  const loan = loanOf(document, loanID);
  const result = loan ? resultOf(basisOf(state), loan) : null;
  const now = loan && vary ? inputNow(document, loan, vary, result) : null;
  const reached = figure && result ? nowText(figure, result) : null;
  const loans = comparedLoans(document).map((each, at) => ({
    value: each.id,
    label: `${offeredPlace(at).head}: ${loanName(each)}`,
  }));
  return (
    <>
      <SelectField
        label="Change"
        name="vary"
        value={vary}
        onChange={(value) => set("vary", value)}
        options={inputOptions}
        error={wrong.vary}
        hint={now !== null && vary ? `Now ${inputText(vary, now)}` : null}
        data-autofocus={(start.figure !== undefined && !vary) || undefined}
      />
      <SelectField
        label="Loan"
        name="loanID"
        value={loanID}
        onChange={(value) => set("loanID", value)}
        options={[{ value: "", label: "Choose", disabled: true }, ...loans]}
        error={wrong.loanID}
      />
      <SelectField
        label="Target figure"
        name="figure"
        value={figure}
        onChange={(value) => set("figure", value)}
        options={figureOptions}
        error={wrong.figure}
        hint={reached ? `Now ${reached}` : null}
      />
      <TargetField form={form} set={set} error={wrong.value} />
    </>
  );
}

type TargetProps = Pick<FieldsProps, "form" | "set"> & { error: string | undefined };

/** The figure that is wanted, in its own unit. */
function TargetField({ form: { figure, value }, set, error }: TargetProps) {
  const unit = unitOf(figure);
  const field = { label: "Target", name: "value", error };
  if (unit === "day")
    return (
      <TextField
        {...field}
        type="date"
        value={typeof value === "string" ? value : ""}
        onChange={(event) => set("value", event.target.value || null)}
      />
    );
  const figureField = {
    ...field,
    value: typeof value === "number" ? value : null,
    onChange: (typed: number | null) => set("value", typed),
  };
  if (unit === "percent") return <PercentField {...figureField} />;
  if (unit === "payments") return <NumberField {...figureField} suffix=" payments" />;
  return <MoneyField {...figureField} decimals={2} />;
}
