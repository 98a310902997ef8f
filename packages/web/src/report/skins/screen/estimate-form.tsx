import { useMemo, useState } from "react";
import { estimateFormEn as words } from "../../../lib/words/estimate-form.en";
import { officerSections } from "../../../lib/words/officer";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { Select } from "../../../ui/fields/select";
import { type Column, isComputed } from "../../columns";
import { formOf } from "../../estimate-form/form-of";
import { PageTables } from "../../estimate-form/page-tables";
import { formPages } from "../../estimate-form/tables";
import { FigureButton } from "./figure-button";
import { manner } from "./manner";
import { SectionHead } from "./section-head";

/** One loan in the layout of the Loan Estimate, calculated once the section shows. Figures with a working open it. */
export default function EstimateForm({ columns, basis }: { columns: readonly Column[]; basis: Basis }) {
  const shown = columns.filter(isComputed).filter(({ isOwed }) => !isOwed);
  const [chosen, setChosen] = useState<string | null>(null);
  const column = shown.find(({ id }) => id === chosen) ?? shown[0];
  const form = useMemo(() => (column ? formOf(basis, column) : null), [basis, column]);
  if (!column || form === null) return null;
  const { title, says } = officerSections.estimateForm;
  return (
    <section aria-label={title}>
      <SectionHead title={title} says={says}>
        {shown.length > 1 && (
          <Select
            aria-label="Loan that is shown"
            value={column.id}
            options={shown.map(({ id, letter, title: name }) => ({ value: id, label: `${letter}: ${name}` }))}
            onChange={setChosen}
          />
        )}
      </SectionHead>
      <div className="border-line border-t px-6 py-4 @max-[560px]:px-4">
        {typeof form === "string" ? (
          <p className="text-fg-2">{words.none[form]}</p>
        ) : (
          <PageTables
            pages={formPages(form, words, manner.words)}
            drawn={({ explains, label }, value) =>
              explains ? (
                <FigureButton column={column} explains={explains} part={label}>
                  {value}
                </FigureButton>
              ) : (
                value
              )
            }
          />
        )}
      </div>
    </section>
  );
}
