import { useMemo } from "react";
import { estimateFormCatalog } from "../../catalogs";
import { formOf } from "../../estimate-form/form-of";
import { PageTables } from "../../estimate-form/page-tables";
import { formPages } from "../../estimate-form/tables";
import { Card } from "./card";
import { useSkin } from "./skin";

/** The picked loan in the layout of the Loan Estimate, marked as an estimate that is not the form. */
export default function EstimateForm() {
  const { basis, picked, words } = useSkin();
  const labels = estimateFormCatalog.in(words.lang);
  const form = useMemo(() => formOf(basis, picked), [basis, picked]);
  if (form === null) return null;
  return (
    <Card name="estimateForm" title={labels.title} lead={labels.says} of={picked}>
      <div className="mt-4">
        {typeof form === "string" ? (
          <p>{labels.none[form]}</p>
        ) : (
          <PageTables pages={formPages(form, labels, words.loan)} />
        )}
      </div>
    </Card>
  );
}
