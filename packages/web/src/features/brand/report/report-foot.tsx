import { useMemo } from "react";
import { disclaimersEn } from "../../../lib/words/disclaimers.en";
import { loanEn } from "../../../lib/words/loan.en";
import { disclaimersOf, marksOf } from "../../../report/disclaimers/disclaimers";
import type { DisclosedLoan } from "../../../report/disclaimers/disclosed-loan";
import { type Basis, figuresOf } from "../../../scenario/figures/loan-figures";
import { placesOf } from "../../../scenario/names/loan-name";
import { type AnsweredReport, savedOf } from "../../../scenario/store/saved-report";
import { ComplianceMark } from "../../../ui/compliance-mark";
import { useReportBrand } from "./report-head";

const footWords = { disclaimers: disclaimersEn, loan: loanEn };

/** Gives the loans of a report that have figures, by the letters that stand above them. */
function disclosedOf(basis: Basis): DisclosedLoan[] {
  const { loans } = basis.document;
  const places = placesOf(loans);
  return loans.flatMap((loan) => {
    const { property, result } = figuresOf(basis, loan);
    return result ? [{ letter: places.get(loan)!.letter, loan, property, result }] : [];
  });
}

/** Draws all that stands below the report for its client, its blanks filled from the report. */
export default function ReportFoot({ answered }: { answered: AnsweredReport }) {
  const look = useReportBrand(answered.report);
  const basis = useMemo(() => ({ document: savedOf(answered).document, client: answered.client }), [answered]);
  if (!look) return null;
  const paragraphs = disclaimersOf(basis, disclosedOf(basis), look.brand, "en", footWords);
  const marks = marksOf(look.brand, disclaimersEn);
  return (
    <section aria-label={disclaimersEn.title} className="grid gap-2 px-6 pt-6 text-fg-3 text-xs phone:px-4">
      {paragraphs.map(({ id, title, text }) => (
        <p key={id} className="max-w-[860px] wrap-anywhere whitespace-pre-line">
          {title && <b className="font-semibold text-fg-2">{title}</b>} {text}
        </p>
      ))}
      {(marks.length > 0 || look.brand.poweredBy) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-fg-2">
          {marks.map(({ code, name }) => (
            <span key={code} className="inline-flex items-center gap-1.5">
              <ComplianceMark code={code} size={20} />
              {name}
            </span>
          ))}
          {look.brand.poweredBy && <span className="ml-auto text-fg-3">{disclaimersEn.poweredBy}</span>}
        </p>
      )}
    </section>
  );
}
