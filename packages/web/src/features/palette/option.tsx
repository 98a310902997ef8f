import { ChevronRight } from "lucide-react";
import { cx } from "../../lib/class-names";
import { keyLabels } from "../../lib/shortcuts";
import { Avatar } from "../../ui/avatar";
import { Icon } from "../../ui/icon";
import { Kbd } from "../../ui/kbd";
import type { Entry } from "./entry";
import { Marked } from "./marked";

type Props = { entry: Entry; id: string; active: boolean; typed: string; onPoint: () => void; onChoose: () => void };

/** One line: what it is, what tells it from others, and its key or its date at the right. */
export function Option({ entry, id, active, typed, onPoint, onChoose }: Props) {
  const { icon, person, label, note, aside, keys, act } = entry;
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
      {act.kind === "client" && <Icon of={ChevronRight} size={14} className="text-fg-3" />}
    </div>
  );
}
