import type { ClientSection } from "@highway/core/reports/pure/sections";
import type { ComponentType } from "react";
import { homesAndWays } from "../../rows/appreciation";
import { loanRows } from "../../rows/loans";
import { balanceMeasure, measureRow } from "../../rows/over-years";
import { type Section, sections, type TableSection } from "../../sections";
import { Card } from "./card";
import { Charted } from "./charted";
import { Closing } from "./closing";
import { Cost } from "./cost";
import { FiguresTable } from "./figures-table";
import { Month } from "./month";
import { MoveUp } from "./move-up";
import { useSkin } from "./skin";
import { Worth } from "./worth";

type Props = { shown: readonly ClientSection[] };

/** What draws each section that a client may read. One that says nothing of these loans draws nothing. */
const bodies: Record<ClientSection, ComponentType<Props>> = {
  loans: EveryFigure,
  monthly: Month,
  cash: Closing,
  rates: () => <Lines name="rates" />,
  secondLoan: () => <Lines name="secondLoan" />,
  extraPayments: () => <Lines name="extraPayments" />,
  balance: Balance,
  overTheLoan: () => <Lines name="overTheLoan" />,
  totalCost: Cost,
  breakEven: Worth,
  savings: () => <Lines name="savings" />,
  moveUp: MoveUp,
  equity: () => <Lines name="equity" />,
  taxSavings: TaxSavings,
  appreciation: Appreciation,
};

/** The report's sections as its client reads them: those that the officer chose, in the officer's order. */
export const ClientSections = ({ shown }: Props) =>
  shown.map((key) => {
    const Body = bodies[key];
    return <Body key={key} shown={shown} />;
  });

type Generic = Exclude<ClientSection & TableSection, "loans" | "monthly" | "cash" | "totalCost">;

function useSection(name: TableSection): Section | null {
  const { source } = useSkin();
  const section = sections[name](source);
  return section?.lacks === "unknown" ? null : section;
}

/** A section that is its charts and its lines, nothing else. */
function Lines({ name }: { name: Generic }) {
  const { words } = useSkin();
  const section = useSection(name);
  const { title, says } = words.loan.sections[name];
  return section && <Charted {...{ name, title, section }} lead={says} />;
}

/** All loans side by side: what each is, with its month and its closing where the officer shows them. */
function EveryFigure({ shown }: Props) {
  const { source, words } = useSkin();
  const { title, says } = words.loan.sections.loans;
  const { groups: named } = words.loan;
  const more = (["monthly", "cash"] as const).filter((key) => shown.includes(key));
  const groups = [
    { title: named.loans, rows: loanRows(source.columns, "client") },
    ...more.flatMap((key) =>
      sections[key](source)!.parts.flatMap((part) => part.groups.map(({ rows }) => ({ title: named[key], rows }))),
    ),
  ];
  return (
    <Card name="loans" title={title} lead={says}>
      <FiguresTable label={title} columns={source.columns} groups={groups} />
    </Card>
  );
}

/** What is owed after the years at which the report is read. What interest has been paid stands in other sections. */
function Balance() {
  const { source, words } = useSkin();
  const section = useSection("balance");
  if (!section) return null;
  const { title, says } = words.loan.sections.balance;
  const rows = source.years.map((year) => measureRow(balanceMeasure, year, source.times.yearly));
  const [balance] = section.parts;
  return (
    <Charted
      {...{ name: "balance", title }}
      lead={says}
      section={{ ...section, parts: balance ? [balance] : [] }}
      more={[{ rows }]}
    />
  );
}

function TaxSavings() {
  const { words } = useSkin();
  const section = useSection("taxSavings");
  if (!section) return null;
  const { title, says, nothing } = words.loan.sections.taxSavings;
  if (section.lacks === "nothing")
    return (
      <Card name="taxSavings" title={title} lead={says}>
        <p className="mt-3">{nothing}</p>
      </Card>
    );
  return <Charted {...{ name: "taxSavings", title, section }} lead={says} />;
}

function Appreciation() {
  const { source, words } = useSkin();
  const section = useSection("appreciation");
  if (!section) return null;
  const { title, says } = words.loan.sections.appreciation;
  const { source: from, sources, ways } = words.loan;
  const notes = homesAndWays(source.columns).map(({ way: { type, assumed } }) =>
    from(ways[type], assumed ? sources.assumed : sources[type]),
  );
  return <Charted {...{ name: "appreciation", title, section }} lead={says} note={[...new Set(notes)].join(" ")} />;
}
