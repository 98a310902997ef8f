import { sinceText } from "@highway/engine/rules/day";
import type { Explanation, Step, Unit } from "@highway/engine/scenario/schema/types";
import type { ReactNode } from "react";
import { count, date, moneyWithCents, noNumber, trimmedPercent } from "../../../lib/format/format";
import { SourceText } from "../../../ui/source-text";

/** A working of any figure. */
type Told = Omit<Explanation, "figure">;

type Props = {
  explanation: Told;
  asOf: string;
  /** The name of the figure. */
  head: ReactNode;
};

/** The working of a figure: its answer, its steps, and the rule that it follows. */
export function WorkingText({ explanation, asOf, head }: Props) {
  const { source, version } = explanation;
  return (
    <>
      <div className="flex flex-col gap-4 px-5 py-4">
        {head}
        <WorkingSteps explanation={explanation} />
      </div>
      <div className="border-line border-t px-5 pt-3 pb-4 text-fg-2 text-sm leading-[18px]">
        <SourceText source={source} />
        {source.endsWith(".") ? " " : ". "}
        {explanation.mended?.map(({ since, sentence }) => `Since ${date(since)}: ${sentence} `)}
        {explanation.overdue?.map(({ rule, due }) => `${overdueSentence(rule, due)} `)}
        {version && `In effect ${sinceText(version, date)}. `}Rules as of {date(asOf)}.
      </div>
    </>
  );
}

const overdueSentence = (rule: string, due: string) =>
  `${rule}: the value due on ${date(due)} is not available yet, so this uses the one before it.`;

/** Writes the figure as the page shows it; the steps below carry all its decimals. */
export function writtenAnswer({ value, unit }: Told): string {
  if (value === null) return noNumber;
  return stepText({ value: unit === "percent" ? Math.round(value * 1000) / 1000 : value, unit });
}

/** The steps of a working: its inputs, then each step with its parts. */
function WorkingSteps({ explanation }: { explanation: Told }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-fg-2">{explanation.rule}</p>
      {explanation.inputs.length > 0 && (
        <section>
          <h4 className="mb-0.5 font-semibold text-xs">Starts from</h4>
          <Parts parts={explanation.inputs} />
        </section>
      )}
      <ol className="flex flex-col gap-4">
        {explanation.steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a working is written down whole; its steps never move
          <li key={i} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2">
            <span
              aria-hidden="true"
              className="mt-px grid size-4.5 place-items-center rounded-full border border-line-strong font-semibold text-[10px] text-fg-2 leading-none"
            >
              {i + 1}
            </span>
            <StepBody step={step} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepBody({ step }: { step: Step }) {
  return (
    <div>
      <h4 className="flex justify-between gap-3 font-semibold">
        <span>{step.label}</span>
        {step.unit !== "text" && <span className="num whitespace-nowrap">{stepText(step)}</span>}
      </h4>
      {step.unit === "text" && <p className="text-fg-2">{stepText(step)}</p>}
      {step.formula && (
        <p className="num mt-1.5 rounded-sm border border-line bg-canvas px-2.5 py-2 text-sm dark:bg-sunken">
          {step.formula}
        </p>
      )}
      {step.parts && <Parts parts={step.parts} />}
      {step.detail && <p className="mt-0.5 text-fg-2 text-sm">{step.detail}</p>}
    </div>
  );
}

const Parts = ({ parts }: { parts: readonly Step[] }) => (
  <dl>
    {parts.map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two fees may share a name, and the lines never move
      <div key={i} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-fg-2 leading-[22px]">
        <dt>{part.label}</dt>
        <dd className="num whitespace-nowrap text-right">{stepText(part)}</dd>
        {part.detail && <dd className="col-span-2 pb-0.5 text-fg-3 text-xs">{part.detail}</dd>}
      </div>
    ))}
  </dl>
);

/** A monthly rate needs 7 decimals so that its APR is exact to 3. */
const rateDecimals = 7;

const write: Record<Unit, (value: number) => string> = {
  dollars: (value) => moneyWithCents(value),
  percent: (value) => trimmedPercent(value, rateDecimals),
  months: (value) => many(value, "month"),
  years: (value) => many(value, "year"),
  days: (value) => many(value, "day"),
  count: (value) => count(value),
  text: String,
};

const many = (value: number, unit: string) => `${count(value, 2)} ${value === 1 ? unit : `${unit}s`}`;

/** Writes the value of a step with its unit. */
const stepText = ({ value, unit }: Pick<Step, "value" | "unit">): string =>
  typeof value === "string" ? value : write[unit](value);
