import { validFigure } from "@highway/engine/scenario/schema/records";
import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import { consolidationFields } from "@highway/engine/tools/consolidation/input";
import { CircleAlert } from "lucide-react";
import { useFieldError } from "../../../forms/fields/field-errors";
import { moneyAsTyped, percent, trimmedPercent } from "../../../lib/format/format";
import { RatioBars } from "../../../report/answer/ratio-bars";
import { dash } from "../../../report/consolidation/text";
import { consolidationEn as words } from "../../../report/consolidation/words.en";
import { consolidationOf, setConsolidation } from "../../../scenario/consolidation";
import type { WorkingConsolidation } from "../../../scenario/document";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { edit, useScenario } from "../../../scenario/store/store";
import { PercentField } from "../../../ui/fields/number-field";
import { Icon } from "../../../ui/icon";
import { Section } from "../../every/answer/section";
import { Figure } from "../../every/answer/working";

const explains = {
  front: ["frontBefore", "frontAfter"],
  back: ["backBefore", "backAfter"],
} as const;
const sides = ["front", "back"] as const;

/** The debt-to-income ratios of the home and of all debts, before and after, against their maximums. */
export function Ratios({ answer: { ratios, maxima: ready } }: { answer: Consolidation }) {
  const typed = useSettledScenario(({ document }) => consolidationOf(document));
  // The ratios are not compared with the suggested maximum while a wrong one is typed.
  const maxima = {
    front: isWrong(typed, "maxFront") ? null : ready.front,
    back: isWrong(typed, "maxBack") ? null : ready.back,
  };
  const income = useSettledScenario(({ client }) => client?.monthlyIncome);
  const names = { front: words.ratios.home, back: words.ratios.all };
  if (ratios.after.back === null && ratios.before.back === null)
    return (
      <Section title={words.ratios.title}>
        <p className="px-6 text-fg-2 text-sm phone:px-4">{words.ratios.none}</p>
      </Section>
    );
  const said = (value: number | null) => (value === null ? dash : percent(value));
  return (
    <Section title={words.ratios.title}>
      <RatioBars
        rows={sides.map((side) => {
          const [before, after] = [ratios.before[side], ratios.after[side]];
          const most = maxima[side];
          return {
            key: side,
            name: names[side],
            before,
            after,
            most,
            figure: (
              <>
                <Figure of={explains[side][0]} name={`${names[side]}, ${words.totals.before}`}>
                  {said(before)}
                </Figure>{" "}
                {"\u2192"}{" "}
                <b>
                  <Figure of={explains[side][1]} name={`${names[side]}, ${words.totals.after}`}>
                    {said(after)}
                  </Figure>
                </b>
                {most !== null && after !== null && after > most && (
                  <span className="flex items-center justify-end gap-1 text-danger text-xs">
                    <Icon of={CircleAlert} size={12} />
                    {words.ratios.above}
                  </span>
                )}
              </>
            ),
          };
        })}
      />
      <p className="max-w-[80ch] px-6 pt-2 text-fg-2 text-sm phone:px-4">
        {[
          words.ratios.says(moneyAsTyped(income ?? 0)),
          maxima.front === null ? "" : words.ratios.maxHome(trimmedPercent(maxima.front)),
          maxima.back === null ? "" : words.ratios.maxAll(trimmedPercent(maxima.back)),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <div className="flex flex-wrap gap-3 px-6 pt-3 phone:px-4">
        <MaximumField side="maxFront" label="Maximum for housing" suggested={maxima.front} />
        <MaximumField side="maxBack" label="Maximum for all debts" suggested={maxima.back} />
      </div>
    </Section>
  );
}

const isWrong = (typed: WorkingConsolidation, side: "maxFront" | "maxBack") =>
  typed[side] !== null && validFigure(typed[side], consolidationFields[side]) === null;

type MaximumProps = { side: "maxFront" | "maxBack"; label: string; suggested: number | null };

/** The officer's own maximum; while none is typed, the one suggested for the program. */
function MaximumField({ side, label, suggested }: MaximumProps) {
  const key = `consolidation.${side}`;
  const value = useScenario(({ document }) => consolidationOf(document)[side]);
  const error = useFieldError(key);
  return (
    <PercentField
      label={label}
      data-field={key}
      decimals={consolidationFields[side].decimals}
      value={value}
      error={error}
      step={1}
      placeholder={value === null && suggested !== null ? trimmedPercent(suggested) : undefined}
      onChange={(typed, text) => edit(key, setConsolidation({ [side]: text ?? typed }))}
      className="w-44"
    />
  );
}
