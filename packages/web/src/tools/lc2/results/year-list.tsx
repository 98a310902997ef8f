import { toolMetaFields } from "@highway/engine/scenario/schema/report";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { quantity } from "../../../lib/format/format";
import { horizonYearsOf } from "../../../report/times";
import { editWithUndo } from "../../../scenario/store/edit-with-undo";
import { useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { NumberField } from "../../../ui/fields/number-field";
import { IconButton } from "../../../ui/icon-button";
import { changeView, readAt } from "./view-edits";

const inOrder = (years: readonly number[]) => [...new Set(years)].sort((a, b) => a - b);

/** Says why a year cannot be added; null if it can. */
export function yearProblem(years: readonly number[], year: number | string | null): string | null {
  const { min, max, sentence } = toolMetaFields.horizonYears.of;
  if (typeof year !== "number" || !Number.isInteger(year) || year < min || year > max) return sentence;
  if (years.includes(year)) return `${year} ${year === 1 ? "year is" : "years are"} already shown`;
  return years.length >= toolMetaFields.horizonYears.max ? toolMetaFields.horizonYears.sentence : null;
}

export const withYear = (years: readonly number[], year: number) => inOrder([...years, year]);
/** Removes a year. The last one stays, because a table needs a row. */
export const withoutYear = (years: readonly number[], year: number) =>
  years.length > 1 ? years.filter((each) => each !== year) : [...years];

/** Removes a year immediately, with an Undo. */
const removeYear = (years: readonly number[], year: number) =>
  editWithUndo(
    `${quantity(year, "year")} removed.`,
    readAt(withoutYear(years, year)),
    () => (now) => readAt(withYear(horizonYearsOf(now), year))(now),
  );

const restoreUsualYears = (years: readonly number[]) =>
  editWithUndo("The default years are back.", readAt(null), () => readAt(years));

/** Chooses the years that the results show, up to ten. The report stores them, and a change can be undone. */
export function YearList({ years }: { years: readonly number[] }) {
  const [typed, setTyped] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const usual = useScenario((state) => !state.document.toolMeta?.horizonYears?.length);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found = yearProblem(years, typed);
    setProblem(found);
    if (found || typed === null) return;
    changeView(readAt(withYear(years, typed)));
    setTyped(null);
  };
  return (
    <>
      <p className="mb-2 text-fg-2 text-sm">The results show each loan's figures after these years.</p>
      <ul aria-label="Years shown" className="mb-3 flex flex-wrap gap-1.5">
        {years.map((year) => (
          <li key={year} className="num flex items-center rounded-sm bg-tag pl-2 text-sm">
            {year}
            <IconButton
              icon={X}
              size="sm"
              label={`Remove ${year}`}
              disabled={years.length === 1}
              onClick={() => removeYear(years, year)}
            />
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="flex items-start gap-2">
        <NumberField
          label="Add a year"
          className="flex-1"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setProblem(null);
          }}
          error={problem}
          disabled={years.length >= toolMetaFields.horizonYears.max}
          inputMode="numeric"
        />
        <Button type="submit" className="mt-5" disabled={years.length >= toolMetaFields.horizonYears.max}>
          Add
        </Button>
      </form>
      <Button size="sm" variant="link" className="mt-2" aria-disabled={usual} onClick={() => restoreUsualYears(years)}>
        Reset to the default years
      </Button>
    </>
  );
}
