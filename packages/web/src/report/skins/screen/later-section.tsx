import type { SectionKey } from "@highway/core/reports/pure/sections";
import { useMemo } from "react";
import type { Basis } from "../../../scenario/figures/loan-figures";
import type { Column } from "../../columns";
import { type Section, type Source, sections, type TableSection } from "../../sections";
import { monthOf, timesOf } from "../../times";
import { Balance } from "./balance";
import { BreakEvens } from "./break-evens";
import { manner } from "./manner";
import { MoveUp } from "./move-up";
import { ResultSection } from "./section";

/** What every section of the officer's screen is drawn of. */
export type SectionProps = {
  columns: readonly Column[];
  years: readonly number[];
  differences: boolean;
  basis: Basis;
};

type Props = SectionProps & { name: SectionKey };

/** One section below the first ones. One that says nothing of these loans draws nothing. Its code is fetched beside the page's. */
export default function LaterSection({ name, columns, years, differences, basis }: Props) {
  const source = useMemo((): Source => {
    const times = timesOf(basis, years);
    const { reader, words } = manner;
    return { columns, years, times, reader, words, month: monthOf(times.firstPayment, "en") };
  }, [basis, columns, years]);
  if (name === "breakEven") return <BreakEvens source={source} />;
  if (name === "moveUp") return <MoveUp source={source} differences={differences} />;
  return <Table {...{ name, source, differences }} />;
}

type TableProps = { name: TableSection; source: Source; differences: boolean };

function Table({ name, source, differences }: TableProps) {
  const section: Section | null = useMemo(() => sections[name](source), [name, source]);
  if (!section) return null;
  const { columns, times } = source;
  if (name === "balance") return <Balance {...{ section, columns, differences }} yearly={times.yearly} />;
  return <ResultSection {...{ name, section, columns, differences }} />;
}
