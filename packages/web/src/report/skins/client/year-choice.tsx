import { cx } from "../../../lib/class-names";

type Props = {
  label: string;
  years: readonly number[];
  chosen: number;
  onChoose: (year: number) => void;
  write: (year: number) => string;
};

/** After how many years figures are read: one press, at most as many as the report has. */
export const YearChoice = ({ label, years, chosen, onChoose, write }: Props) => (
  <fieldset className="mt-3 flex max-w-[520px] flex-wrap rounded-lg bg-paper-2 p-[3px]">
    <legend className="sr-only">{label}</legend>
    {years.map((year) => (
      <button
        key={year}
        type="button"
        aria-pressed={year === chosen}
        onClick={() => onChoose(year)}
        className={cx(
          "min-h-11 min-w-11 flex-1 rounded-[10px] whitespace-nowrap px-2 font-medium text-md",
          year === chosen ? "bg-surface font-semibold text-fg shadow-paper" : "text-fg-2",
        )}
      >
        {year === chosen ? write(year) : year}
      </button>
    ))}
  </fieldset>
);
