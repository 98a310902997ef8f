import { limits } from "@highway/engine/scenario/schema/limits";
import { MoneyField, NumberField, PercentField } from "../../ui/fields/number-field";
import { SelectField } from "../../ui/fields/select-field";
import { frequencies, type PlanValues } from "./plan-values";
import type { PlanForm } from "./use-plan";

type Figure = Exclude<keyof PlanValues, "periodFrequency">;

/** Asks what is invested, how often, at which return and for how long. */
export function PlanFields({ form }: { form: PlanForm["form"] }) {
  const figure = (name: Figure) => ({
    name,
    value: form.values[name],
    onChange: (value: number | null) => form.set(name, value),
    onBlur: () => form.leave(name),
    error: form.error(name),
  });
  const { payment, rate, years, months } = limits.reinvestment;
  return (
    <div className="grid grid-cols-2 gap-3">
      <MoneyField
        label="Lump Sum Payment"
        className="col-span-2"
        decimals={payment.decimals}
        placeholder="$0"
        {...figure("lumpSumPayment")}
      />
      <MoneyField label="Period Payment" decimals={payment.decimals} placeholder="$0" {...figure("periodPayment")} />
      <SelectField
        label="Period Frequency"
        value={form.values.periodFrequency}
        onChange={(value) => form.set("periodFrequency", value)}
        options={frequencies}
      />
      <PercentField
        label="Assumed Rate of Return"
        className="col-span-2"
        decimals={rate.decimals}
        step={0.125}
        reach={rate}
        {...figure("rate")}
      />
      <NumberField label="Years" step={1} reach={years} placeholder="0" {...figure("years")} />
      <NumberField label="Months" step={1} reach={months} placeholder="0" {...figure("months")} />
    </div>
  );
}
