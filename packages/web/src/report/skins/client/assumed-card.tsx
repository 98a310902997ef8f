import { trimmedPercent } from "../../../lib/format/format";
import type { ClientAssumptions } from "../../assumptions/client-rows";
import { Card } from "./card";

/** The assumptions of the answer and what it leaves out, always visible. */
export const AssumedCard = ({ words, rows, isTaxKnown }: ClientAssumptions) => (
  <Card name="assumptions" title={words.title}>
    <dl className="mt-3 grid">
      {rows.map(({ key, label, value, note }) => (
        <div key={key} className="grid grid-cols-[1fr_auto] gap-x-4 border-paper-line border-t py-2 first:border-t-0">
          <dt className="font-medium">{label}</dt>
          <dd className="num text-right font-medium">{value}</dd>
          <dd className="col-span-2 text-fg-3 text-note">{note}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-2 text-fg-2 text-note">{isTaxKnown ? words.taxKnown : words.taxUnknown}</p>
    <h3 className="mt-3 text-h2">{words.leftOutTitle}</h3>
    <p className="text-fg-2 text-note">
      {words.leftOut} {words.estimate}
    </p>
  </Card>
);

type CountingProps = { words: { title: string; says: (rate: string) => string }; investmentReturn: number };

/** How both sides are calculated, in a few sentences. */
export const HowWeCount = ({ words, investmentReturn }: CountingProps) => (
  <Card name="counting" title={words.title} isSide>
    <p className="mt-1 text-fg-2 text-note">{words.says(trimmedPercent(investmentReturn))}</p>
  </Card>
);
