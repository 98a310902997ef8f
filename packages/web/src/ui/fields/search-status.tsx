import { quantity } from "../../lib/format/format";

type Props = {
  /** The words that are searched for; nothing is said without any. */
  searched: string;
  /** How many are shown; none is known while the search runs. */
  count: number | undefined;
  /** Whether more can be shown. */
  more?: boolean;
  one: string;
  many?: string;
};

/** Says to screen readers what a search has found. It is there before and after: a status that comes together with its words is not read. */
export function SearchStatus({ searched, count, more = false, one, many }: Props) {
  return (
    <p role="status" className="sr-only">
      {searched && count !== undefined && (count === 0 ? "No results found" : found(quantity(count, one, many), more))}
    </p>
  );
}

const found = (all: string, more: boolean) => (more ? `${all} shown` : `${all} found`);
