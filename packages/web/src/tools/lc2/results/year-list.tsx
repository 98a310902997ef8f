import { toolMetaFields } from "@highway/engine/scenario/schema/report";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { horizonYearsOf } from "../../../report/times";
import { editWithUndo } from "../../../scenario/store/edit-with-undo";
import { useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { NumberField } from "../../../ui/fields/number-field";
import { IconButton } from "../../../ui/icon-button";
import { withoutYear, withYear, yearProblem } from "./horizon-years";
import { changeView, readAt } from "./view-edits";

/** Takes a year away at once; one press brings it back. */
const remove = (years: readonly number[], year: number) =>
  editWithUndo(
    `${year === 1 ? "1 year" : `${year} years`} removed.`,
    readAt(withoutYear(years, year)),
    () => (now) => readAt(withYear(horizonYearsOf(now), year))(now),
  );

const goBack = (years: readonly number[]) =>
  editWithUndo("The usual years are back.", readAt(null), () => readAt(years));

/** After how many years the results are read: up to ten; the report keeps them, and undo takes a change back. */
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
      <p className="mb-2 text-fg-2 text-sm">The results show what each loan comes to after these years.</p>
      <ul aria-label="Years shown" className="mb-3 flex flex-wrap gap-1.5">
        {years.map((year) => (
          <li key={year} className="num flex items-center rounded-sm bg-tag pl-2 text-sm">
            {year}
            <IconButton
              icon={X}
              size="sm"
              label={`Remove ${year}`}
              disabled={years.length === 1}
              onClick={() => remove(years, year)}
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
      <Button size="sm" variant="link" className="mt-2" disabled={usual} onClick={() => goBack(years)}>
        Back to the usual years
      </Button>
    </>
  );
}
