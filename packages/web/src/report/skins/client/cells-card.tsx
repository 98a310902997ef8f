import { Card } from "./card";

type Props = {
  title: string;
  lead?: string;
  cells: readonly { key: string; label: string; figure: string; note: string }[];
};

/** The answer if things go differently. */
export const CellsCard = ({ title, lead, cells }: Props) => (
  <Card name="downside" title={title} {...(lead && { lead })}>
    <dl className="mt-4 grid gap-3 @min-[640px]:auto-cols-fr @min-[640px]:grid-flow-col">
      {cells.map(({ key, label, figure, note }) => (
        <div key={key} className="rounded-lg border border-paper-line bg-paper px-4 py-3">
          <dt className="text-fg-2 text-note">{label}</dt>
          <dd className="num mt-0.5 text-balance font-semibold text-h1 @max-[300px]:text-h2">{figure}</dd>
          <dd className="text-fg-3 text-note">{note}</dd>
        </div>
      ))}
    </dl>
  </Card>
);
