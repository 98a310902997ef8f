import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { Button } from "../../ui/button";
import { walk } from "../fields/walk";

/** A list of lines under the titles of their columns. */
export function OwedSection(props: {
  title: string;
  titles: readonly string[];
  /** The class that gives the lines their columns. */
  lines: string;
  isEmpty: boolean;
  empty: string;
  /** `full`: the sentence that says why no line can be added. */
  add: { label: string; full: string | false; onAdd: () => void };
  children: ReactNode;
}) {
  const { title, titles, lines, isEmpty, empty, add, children } = props;
  return (
    <section aria-label={title} className="owed-section">
      <header className="owed-head">
        <h3 className="font-semibold">{title}</h3>
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          className="text-accent-text"
          disabled={!!add.full}
          title={add.full || undefined}
          onClick={add.onAdd}
        >
          {add.label}
        </Button>
      </header>
      {isEmpty ? (
        <p className="py-3 text-fg-3">{empty}</p>
      ) : (
        <>
          <div aria-hidden="true" className={cx("owed-line owed-titles", lines)}>
            {titles.map((each, at) => (
              <span key={each} className={at > 1 && at < titles.length - 1 ? "text-right" : undefined}>
                {each}
              </span>
            ))}
          </div>
          <ul onKeyDown={walk}>{children}</ul>
        </>
      )}
    </section>
  );
}
