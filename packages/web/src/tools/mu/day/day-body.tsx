import { stanceNames } from "@highway/core/market/update/pure/stances";
import type { Briefing, DayPosts } from "@highway/core/market/update/schema";
import { type ReactNode, useState } from "react";
import { useActions } from "../../../lib/actions";
import { CourseChart, type Span, spans } from "../../../report/market-update/course-chart";
import { ComingList, CouponTable, ExampleRows, MovedList, RateTable } from "../../../report/market-update/parts";
import { headOf, leadOf, momentOf, type Spoken } from "../../../report/market-update/text";
import { marketUpdateEn } from "../../../report/market-update/words.en";
import { Tag } from "../../../ui/badge";
import { Segmented } from "../../../ui/fields/segmented";
import { Rich } from "../../../ui/rich";
import { Section } from "../../every/answer/section";

export const spokenEnglish: Spoken = { lang: "en", own: marketUpdateEn };
const englishWords = marketUpdateEn;

type Props = {
  briefing: Briefing;
  isPast: boolean;
  /** What the company posted; null for a client's copy, which has none of it. */
  stance: DayPosts["stance"] | null;
  video?: ReactNode;
};

/** A day as its officer reads it: the answer, the chart and the tables, with the meaning, the news and the next events beside them. */
export function DayBody({ briefing, isPast, stance, video }: Props) {
  return (
    <div className="flex min-w-0 flex-1 max-lg:flex-col">
      <div className="min-w-0 flex-1">
        <div className="border-line border-b px-6 pt-5 pb-4 phone:px-4">
          <h2 className="max-w-[24em] text-balance font-semibold text-hero tracking-[-.018em]">
            {headOf(briefing, spokenEnglish)}
          </h2>
          <p className="mt-1.5 text-fg-2 text-h2">
            <Rich text={leadOf(briefing, spokenEnglish)} />
          </p>
        </div>
        <Course briefing={briefing} />
        <Section title={englishWords.table.title} note={englishWords.table.note}>
          <div className="px-6 phone:px-4">
            <RateTable briefing={briefing} spoken={spokenEnglish} />
          </div>
        </Section>
        <Section title={englishWords.coupons.title}>
          <div className="px-6 phone:px-4">
            <CouponTable briefing={briefing} spoken={spokenEnglish} isPast={isPast} />
          </div>
        </Section>
      </div>
      <aside
        aria-label="What the day means"
        className="border-line bg-surface max-lg:border-t lg:w-[336px] lg:shrink-0 lg:border-l"
      >
        {video}
        <Part title={englishWords.means.title} tag={englishWords.means.example}>
          <ExampleRows briefing={briefing} spoken={spokenEnglish} />
        </Part>
        {stance && (
          <Part title="Stance of the day" tag="Officers only">
            <p className="font-semibold">{stanceNames[stance.stance]}</p>
            <p className="num text-fg-3 text-sm">
              {`Posted by ${stance.by}, ${momentOf(stance.at, spokenEnglish)}. Never shown to clients.`}
            </p>
          </Part>
        )}
        <Part title={englishWords.moved.title}>
          <MovedList briefing={briefing} spoken={spokenEnglish} />
        </Part>
        <Part title={englishWords.coming.title}>
          <ComingList briefing={briefing} spoken={spokenEnglish} />
        </Part>
      </aside>
    </div>
  );
}

const Part = ({ title, tag, children }: { title: string; tag?: string; children: ReactNode }) => (
  <section aria-label={title} className="border-line border-b px-5 py-4 last:border-b-0 phone:px-4">
    <header className="mb-2 flex items-center justify-between gap-2">
      <h2 className="font-semibold">{title}</h2>
      {tag && <Tag>{tag}</Tag>}
    </header>
    {children}
  </section>
);

function Course({ briefing }: { briefing: Briefing }) {
  const [span, setSpan] = useState<Span>("12");
  useActions([
    {
      keys: "t",
      label: "Rates as figures",
      onSelect: () => document.querySelector<HTMLElement>("#course summary")?.click(),
    },
  ]);
  return (
    <Section
      id="course"
      title={englishWords.course.title}
      aside={
        <Segmented
          label={englishWords.course.span}
          value={span}
          onChange={setSpan}
          segments={spans.map((value) => ({ value, label: englishWords.course.spans[value] }))}
        />
      }
    >
      <div className="px-6 phone:px-4">
        <CourseChart briefing={briefing} span={span} spoken={spokenEnglish} />
      </div>
    </Section>
  );
}
