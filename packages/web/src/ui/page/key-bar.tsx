import { Kbd } from "../kbd";

type Props = {
  keys: readonly (readonly [names: readonly string[], does: string])[];
  /** A sentence about the content above. */
  says: string;
};

/** The keys of a page, listed at its foot in one line: what has no room in it wraps out of sight, whole. */
export const KeyBar = ({ keys, says }: Props) => (
  <div className="sticky bottom-0 z-2 flex h-7 flex-wrap content-start gap-x-4 overflow-hidden whitespace-nowrap border-line border-t bg-canvas px-6 text-fg-3 text-xs touch:hidden print:hidden">
    {keys.map(([names, does]) => (
      <span key={does} className="inline-flex h-7 items-center gap-1">
        {names.map((name) => (
          <Kbd key={name}>{name}</Kbd>
        ))}
        {does}
      </span>
    ))}
    <span className="ml-auto leading-7">{says}</span>
  </div>
);
