import type { ClientSection } from "@highway/core/reports/pure/sections";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { loanRows } from "../../rows/loans";
import { sections } from "../../sections";
import { withoutSold } from "./answer";
import { Card } from "./card";
import { FiguresTable } from "./figures-table";
import { useSkin } from "./skin";

/** All loans side by side: what each is, with its month, its closing and its extra payments where the officer shows them. Folded on a phone. */
export function EveryFigure({ name, shown }: { name: string; shown: readonly ClientSection[] }) {
  const { source: all, basis, words } = useSkin();
  const source = withoutSold(all, basis);
  const isFolded = useMedia(oneColumn);
  const { title, says } = words.loan.sections.loans;
  const { groups: named } = words.loan;
  const more = (["monthly", "cash", "extraPayments"] as const).filter((key) => shown.includes(key));
  const groups = [
    ...(shown.includes("loans") ? [{ title: named.loans, rows: loanRows(source.columns, "client") }] : []),
    ...more.flatMap((key) =>
      (sections[key](source)?.parts ?? []).flatMap((part) =>
        part.groups.map(({ rows }) => ({ title: named[key], rows })),
      ),
    ),
  ];
  if (groups.length === 0) return null;
  const table = <FiguresTable label={title} columns={source.columns} groups={groups} />;
  if (!isFolded)
    return (
      <Card name={name} title={title} lead={says}>
        {table}
      </Card>
    );
  return (
    <Card name={name} title={title} lead={says}>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center justify-center rounded-[10px] border border-paper-edge font-medium text-md">
          {words.client.plain.unfold}
        </summary>
        {table}
      </details>
    </Card>
  );
}
