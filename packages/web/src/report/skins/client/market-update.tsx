import type { Briefing } from "@highway/core/market/update/schema";
import { useState } from "react";
import { Rich } from "../../../ui/rich";
import { CourseChart, type Span, spans } from "../../market-update/course-chart";
import { ComingList, CouponTable, ExampleRows, MovedList, RateTable } from "../../market-update/parts";
import { headOf, leadOf, momentOf, type Spoken } from "../../market-update/text";
import { Card } from "./card";
import { Scene } from "./scene";

type Props = {
  briefing: Briefing;
  spoken: Spoken;
  /** For whom and when it was prepared. */
  prepared: string;
};

/** A market update as a client reads it: the saved day, without what the officer's company posted. */
export function MarketUpdatePage({ briefing, spoken, prepared }: Props) {
  const { own } = spoken;
  const isSample = briefing.rates.some(({ sample }) => sample);
  return (
    <>
      <section
        data-section="summary"
        className="overflow-hidden rounded-card border border-paper-line bg-surface shadow-paper"
      >
        <Scene hasSky isWhole className="h-[60px] @min-[640px]:h-[112px] print:hidden" />
        <div className="px-4 pt-3.5 pb-4 @min-[640px]:px-7 @min-[640px]:pt-6">
          <p className="text-clay-text text-md">{own.name}</p>
          <h1 className="mt-1 max-w-[22em] text-ask tracking-[-.022em] wrap-anywhere @min-[640px]:text-page">
            {headOf(briefing, spoken)}
          </h1>
          <p className="mt-1.5 text-body text-fg-2 @min-[640px]:text-sum">
            <Rich text={leadOf(briefing, spoken)} />
          </p>
        </div>
        <p className="num border-paper-line border-t bg-paper/60 px-4 py-3 text-fg-3 text-note @min-[640px]:px-7">
          {`${prepared} ${own.copy(momentOf(briefing.madeAt, spoken))}`}
        </p>
      </section>
      <Course briefing={briefing} spoken={spoken} />
      <Card name="example" title={own.means.title} lead={`${own.means.example}.`}>
        <div className="mt-3">
          <ExampleRows briefing={briefing} spoken={spoken} />
        </div>
      </Card>
      <Card name="rates" title={own.table.title} lead={own.table.note}>
        {isSample && <p className="mt-2 rounded-md bg-warning-soft p-3 text-warning">{own.sample}</p>}
        <div className="mt-3">
          <RateTable briefing={briefing} spoken={spoken} />
        </div>
      </Card>
      <Card name="coupons" title={own.coupons.title}>
        <div className="mt-3">
          <CouponTable briefing={briefing} spoken={spoken} isPast={briefing.coupons.heardAt === null} />
        </div>
      </Card>
      <Card name="moved" title={own.moved.title}>
        <div className="mt-3">
          <MovedList briefing={briefing} spoken={spoken} />
        </div>
      </Card>
      <Card name="coming" title={own.coming.title}>
        <div className="mt-3">
          <ComingList briefing={briefing} spoken={spoken} />
        </div>
      </Card>
      <p className="text-fg-2 text-note">{own.disclaimer}</p>
    </>
  );
}

function Course({ briefing, spoken }: { briefing: Briefing; spoken: Spoken }) {
  const [span, setSpan] = useState<Span>("12");
  const { course } = spoken.own;
  return (
    <Card name="course" title={course.title}>
      <fieldset className="mt-3 mb-3 flex flex-wrap gap-2 print:hidden">
        <legend className="sr-only">{course.span}</legend>
        {spans.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === span}
            onClick={() => setSpan(value)}
            className={`min-h-11 rounded-full border px-4 text-note ${value === span ? "border-accent bg-accent-soft font-medium text-accent-text" : "border-paper-line text-fg-2"}`}
          >
            {course.spans[value]}
          </button>
        ))}
      </fieldset>
      <CourseChart briefing={briefing} span={span} spoken={spoken} />
    </Card>
  );
}
