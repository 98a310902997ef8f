import type { SectionKey } from "@highway/core/reports/pure/sections";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { bidColumns } from "../../bid-over/columns";
import { breakEvensOf } from "../../break-evens";
import { type Column, isComputed } from "../../columns";
import { officersSections } from "../../officers-own";
import { type Section, type Source, sections } from "../../sections";
import { monthOf, timesOf } from "../../times";
import { manner } from "./manner";

/** The loans, the years at which they are read, and the scenario that they follow from. */
export type Figures = { columns: readonly Column[]; years: readonly number[]; basis: Basis };

const sources = new WeakMap<Figures["columns"], { figures: Figures; source: Source }>();

/** Returns the data of a page's sections. It is the same object for the same figures, so that what follows from it is calculated once. */
export function sourceOf(figures: Figures): Source {
  const { columns, years, basis } = figures;
  const known = sources.get(columns);
  if (known?.figures.years === years && known.figures.basis === basis) return known.source;
  const times = timesOf(basis, years);
  const { reader, words } = manner;
  const source = { columns, years, times, reader, words, month: monthOf(times.firstPayment, "en") };
  sources.set(columns, { figures, source });
  return source;
}

export type TableSection = keyof typeof sections | keyof typeof officersSections;

const sectionsBySource = new WeakMap<Source, Map<TableSection, Section | null>>();

/** Returns a section; null if it covers none of the loans. */
export function sectionOf(name: TableSection, source: Source): Section | null {
  const known = sectionsBySource.get(source) ?? new Map<TableSection, Section | null>();
  sectionsBySource.set(source, known);
  const found = known.get(name);
  if (found !== undefined) return found;
  const section = { ...sections, ...officersSections }[name](source);
  known.set(name, section);
  return section;
}

/** Tells whether a section applies to these loans. One that does not is neither drawn nor listed. */
export function applies(name: SectionKey, source: Source): boolean {
  if (name === "breakEven") return breakEvensOf(source.columns, source.times).length > 0;
  if (name === "bidOver") return bidColumns(source.columns).length > 0;
  if (name === "moveUp") return source.times.moveUp !== null;
  if (name === "estimateForm") return source.columns.some((column) => isComputed(column) && !column.isOwed);
  const section = sectionOf(name, source);
  return section !== null && !section.lacks;
}
