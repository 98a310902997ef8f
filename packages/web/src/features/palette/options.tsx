import { cx } from "../../lib/class-names";
import { quantity } from "../../lib/format/format";
import { keyLabels } from "../../lib/shortcuts";
import { Avatar } from "../../ui/avatar";
import { Icon } from "../../ui/icon";
import { Kbd } from "../../ui/kbd";
import { Bone } from "../../ui/page/skeleton";
import { type Entry, type Group, optionID } from "./entries";
import { match } from "./match";
import type { PaletteResults } from "./use-palette-results";

type Props = {
  listID: string;
  groups: readonly Group[];
  activeID: string | null;
  typed: string;
  /** Says why nothing is listed. */
  nothingSays: string;
  found: PaletteResults;
  onPoint: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
};

const bones = [0, 1, 2, 3, 4];

/** Lists what was found, in groups. Groups that are still loading hold their place. */
export function Options({ listID, groups, activeID, typed, nothingSays, found, onPoint, onChoose }: Props) {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const nothing = count === 0 && !found.pending;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field */}
      <div
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2"
        onPointerDown={(event) => event.pointerType === "mouse" && event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {nothing && (
          <p className="px-3 py-10 text-center text-fg-2">
            No results found
            <span className="block break-words text-fg-3 text-sm">{nothingSays}</span>
          </p>
        )}
        {found.pending && !typed && <ResultBones />}
        <div role="listbox" id={listID} aria-label="Results">
          {groups.map(({ title, entries }, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, which no fieldset may be
            <div key={title} role="group" aria-labelledby={`${listID}-${place}`}>
              <p id={`${listID}-${place}`} className="px-3 pt-3 pb-1 font-medium text-fg-3 text-xs">
                {title}
              </p>
              {entries.map((entry) => (
                <Option
                  key={entry.id}
                  id={optionID(listID, entry)}
                  active={optionID(listID, entry) === activeID}
                  onPoint={() => onPoint(entry)}
                  onChoose={() => onChoose(entry)}
                  entry={entry}
                  typed={typed}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {nothing ? "No results found" : found.pending ? "" : quantity(count, "result")}
      </p>
      <Hints />
    </>
  );
}

const ResultBones = () => (
  <div aria-hidden="true" className="animate-late px-3 pt-4">
    {bones.map((bone) => (
      <div key={bone} className="flex h-9 items-center gap-3">
        <Bone className="size-6" round />
        <Bone className="h-3 w-40" />
        <Bone className="ml-auto h-3 w-16" />
      </div>
    ))}
  </div>
);

const hints = [
  { keys: ["↑", "↓"], does: "choose" },
  { keys: ["Enter"], does: "open" },
  { keys: ["Esc"], does: "close" },
] as const;

/** Explains the keys of the palette; a phone has none. */
const Hints = () => (
  <p
    aria-hidden="true"
    className="flex h-8 shrink-0 items-center gap-4 border-line border-t bg-canvas px-4 text-fg-3 text-xs phone:hidden"
  >
    {hints.map(({ keys, does }) => (
      <span key={does} className="flex items-center gap-1.5">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        {does}
      </span>
    ))}
  </p>
);

type OptionProps = {
  entry: Entry;
  id: string;
  active: boolean;
  typed: string;
  onPoint: () => void;
  onChoose: () => void;
};

/** One line: its name, what tells it from others, and its key or its date at the right. */
function Option({ entry, id, active, typed, onPoint, onChoose }: OptionProps) {
  const { icon, person, label, note, aside, keys } = entry;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={active ? undefined : onPoint}
      onClick={onChoose}
      className={cx(
        "flex min-h-9 cursor-pointer scroll-my-8 items-center gap-3 rounded-sm px-3 py-1 touch:min-h-12",
        active && "bg-hover",
      )}
    >
      <span className="grid size-6 shrink-0 place-items-center text-fg-3">
        {person ? <Avatar name={person} /> : icon && <Icon of={icon} className={active ? "text-accent-text" : ""} />}
      </span>
      <span className="flex min-w-0 flex-1 items-baseline gap-x-2 phone:block">
        <span className="max-w-full truncate phone:block">
          <Marked text={label} typed={typed} />
        </span>
        {note && (
          <span className="min-w-12 flex-1 truncate text-fg-3 text-sm phone:block">
            <Marked text={note} typed={typed} />
          </span>
        )}
      </span>
      {aside && <span className="num shrink-0 text-fg-3 text-sm">{aside}</span>}
      {keys && (
        <span aria-hidden="true" className="flex shrink-0 gap-1 phone:hidden">
          {keyLabels(keys).map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </div>
  );
}

/** Shows a text with the parts that match the typed words set apart. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const spans = typed ? (match(typed, text)?.spans ?? []) : [];
  let at = 0;
  const parts = spans.flatMap(([from, to]) => {
    if (from < at) return [];
    const part = [
      text.slice(at, from),
      <mark key={from} className="bg-transparent font-semibold text-accent-text">
        {text.slice(from, to)}
      </mark>,
    ];
    at = to;
    return part;
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
