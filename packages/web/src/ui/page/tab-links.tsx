import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { cx } from "../../lib/class-names";

type Props = {
  label: string;
  tabs: readonly { key: string; label: string }[];
  /** The key of the part that is shown. */
  shown: string;
};

/** Links to the parts of a page. Each part has an address of its own: "?tab=" and its key, with the rest of the address. */
export function TabLinks({ label, tabs, shown }: Props) {
  const { search, state } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the tab that is shown may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is shown
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - 24;
  }, [shown]);
  const to = (key: string) => {
    const query = new URLSearchParams(search);
    query.set("tab", key);
    return { search: `?${query}` };
  };
  return (
    <nav aria-label={label} className="border-line border-b bg-surface">
      <ul ref={list} className="flex w-full gap-6 overflow-x-auto px-6 phone:px-4">
        {tabs.map(({ key, label: name }) => (
          <li key={key} className="shrink-0">
            <Link
              to={to(key)}
              replace
              state={state}
              aria-current={key === shown ? "page" : undefined}
              className={cx(
                "flex h-11 items-center justify-center border-b-2 font-medium touch:min-w-11",
                key === shown ? "border-accent text-fg" : "border-transparent text-fg-3 hover:text-fg",
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
