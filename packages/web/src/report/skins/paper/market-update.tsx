import type { Briefing } from "@highway/core/market/update/schema";
import type { ReactNode } from "react";
import { dayIn, fixed, money } from "../../../lib/format/format";
import { marketUpdateCatalog } from "../../catalogs";
import {
  comesAt,
  couponsNote,
  expectedOf,
  headOf,
  hourOf,
  leadOf,
  momentOf,
  movedAt,
  paymentsOf,
  type Spoken,
  signedChange,
  sourceOf,
  writtenRate,
} from "../../market-update/text";
import { AnswerPages, type AnswerPaper, PaperHead } from "./answer-pages";
import { Head, Line } from "./answer-parts";
import type { PrintSource } from "./report";
import { Section } from "./section";

type Parts = { briefing: Briefing; spoken: Spoken };

/** A market update on paper: the answer and the rates first, then what moved the market that day. */
export function PrintedMarketUpdate({ briefing, ...paper }: AnswerPaper & { briefing: Briefing }) {
  const { lang } = paper.words;
  const parts = { briefing, spoken: { lang, own: marketUpdateCatalog.in(lang) } };
  return (
    <AnswerPages {...paper} first={({ report, beside }) => <FirstPage {...parts} report={report} beside={beside} />}>
      <Example {...parts} />
      <Coupons {...parts} />
      <Lists {...parts} />
    </AnswerPages>
  );
}

function FirstPage({ briefing, spoken, report, beside }: Parts & { report: PrintSource; beside: ReactNode }) {
  const { own, lang } = spoken;
  return (
    <>
      <PaperHead
        report={report}
        beside={beside}
        name={own.title(dayIn(lang, briefing.day))}
        head={headOf(briefing, spoken)}
        lead={leadOf(briefing, spoken)}
      />
      <table className="mt-10 w-full text-sm">
        <caption className="sr-only">{own.table.title}</caption>
        <Head
          names={[own.table.rate, own.table.value, own.table.day, own.table.week, own.table.month, own.table.year]}
        />
        <tbody>
          {briefing.rates.map((rate) => (
            <Line
              key={rate.key}
              label={own.table.names[rate.key]}
              figures={[
                <b key="value">
                  {writtenRate(rate)}
                  {rate.stale && ` (${own.table.late})`}
                </b>,
                ...[rate.day, rate.week, rate.month, rate.year].map((before) =>
                  before ? signedChange(before.change) : "—",
                ),
              ]}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-6 text-fg-3 text-xs">{`${own.table.note} ${own.copy(momentOf(briefing.madeAt, spoken))}`}</p>
      {briefing.rates.some(({ sample }) => sample) && <p className="mt-4 text-sm text-warning">{own.sample}</p>}
      <p className="mt-4 text-fg-2 text-sm">{own.disclaimer}</p>
    </>
  );
}

function Example({ briefing, spoken }: Parts) {
  const { means } = spoken.own;
  const payments = paymentsOf(briefing, spoken);
  if (!payments || !briefing.example) return null;
  const { principal, years, of } = briefing.example;
  return (
    <Section title={means.title} says={`${means.example}. ${means.of(money(principal), years)}.`}>
      <table className="mt-8 w-full text-sm">
        <tbody>
          {payments.rows.map(({ key, label, figure }) => (
            <Line key={key} label={label} figures={[figure]} />
          ))}
          {payments.differences.map(({ key, label, text }) => (
            <Line key={key} label={label} figures={[text]} isTotal />
          ))}
        </tbody>
      </table>
      <p className="mt-6 text-fg-3 text-sm">{means.index(spoken.own.table.names[of])}</p>
    </Section>
  );
}

function Coupons({ briefing, spoken }: Parts) {
  const { coupons } = briefing;
  const { coupons: own } = spoken.own;
  if (coupons.list.length === 0) return null;
  return (
    <Section title={own.title} says={couponsNote(briefing, spoken)}>
      <table className="mt-8 w-full text-sm">
        <Head names={[own.coupon, own.price, own.in32nds, own.close, own.move, own.moveBp, own.at]} />
        <tbody>
          {coupons.list.map((coupon) => (
            <Line
              key={coupon.couponID}
              label={coupon.couponName}
              figures={[
                <b key="price">{fixed(coupon.price, 2)}</b>,
                coupon.in32nds,
                fixed(coupon.previousClose, 2),
                coupon.move32nds,
                signedChange(coupon.moveBp, 0),
                `${coupon.at === null ? "—" : hourOf(coupon.at)}${coupon.stale ? ` (${own.late})` : ""}`,
              ]}
            />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** What moved, what is next, and the source of each rate. */
function Lists({ briefing: { moved, coming, rates }, spoken }: Parts) {
  const { own } = spoken;
  return (
    <>
      <Section title={own.moved.title}>
        <Items
          lang="en"
          none={moved.heardAt === null ? own.moved.out : own.moved.none}
          items={moved.list.map((line) => ({
            text: line.words,
            note: [`${own.sourceName(line.source)}, ${movedAt(line, spoken)}`, expectedOf(line, spoken)]
              .filter(Boolean)
              .join(". "),
          }))}
        />
      </Section>
      <Section title={own.coming.title}>
        <Items
          lang="en"
          none={coming.heardAt === null ? own.coming.out : own.coming.none}
          items={coming.list.map((event) => ({
            text: event.name,
            note: [
              comesAt(event, spoken),
              ...(event.consensus === null ? [] : [own.coming.consensus(event.consensus)]),
              ...(event.previous === null ? [] : [own.coming.previous(event.previous)]),
            ].join(", "),
          }))}
        />
      </Section>
      <Section title={own.table.source}>
        <Items
          none={own.table.notKnown}
          items={rates.flatMap((rate) => {
            const { source, day } = sourceOf(rate, spoken);
            return day === null ? [] : [{ text: own.table.names[rate.key], note: `${source}, ${day}` }];
          })}
        />
      </Section>
    </>
  );
}

type Item = { text: string; note: string };
/** A list of items. @param lang the language of the items, if they are in the words of a source */
const Items = ({ items, none, lang }: { items: readonly Item[]; none: string; lang?: "en" }) =>
  items.length === 0 ? (
    <p className="mt-6 text-fg-2 text-sm">{none}</p>
  ) : (
    <ul className="mt-6 text-sm">
      {items.map(({ text, note }) => (
        <li key={`${text} ${note}`} className="break-inside-avoid border-line border-t py-3">
          <span lang={lang}>{text}</span>
          <span className="block text-fg-3">{note}</span>
        </li>
      ))}
    </ul>
  );
