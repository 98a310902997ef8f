import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Action } from "../../lib/actions";
import { cx } from "../../lib/class-names";
import { keyLabels } from "../../lib/shortcuts";
import { Icon } from "../icon";
import { Kbd } from "../kbd";
import type { Side } from "./anchor";
import { usePopover } from "./anchor";

export type MenuAction = Action & { onSelect: () => void; danger?: boolean };

/** Shows actions behind a button. Arrows, Home, End and first letters move among them; Enter chooses one; Escape and Tab leave. */
export function Menu({
  label,
  button,
  saysItsName = false,
  buttonClassName,
  side = "bottom-end",
  actions,
}: {
  label: string;
  button: ReactNode;
  /** Whether the button has words of its own, which name it; `label` then names only the menu. */
  saysItsName?: boolean;
  buttonClassName?: string;
  side?: Side;
  actions: readonly (MenuAction | "line")[];
}) {
  const { open, setOpen, close, trigger, box } = usePopover<HTMLDivElement>(side);
  const id = useId();
  return (
    <>
      <button
        type="button"
        {...trigger}
        aria-label={saysItsName ? undefined : label}
        aria-haspopup="menu"
        aria-controls={open ? id : undefined}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        }}
        className={buttonClassName}
      >
        {button}
      </button>
      {open && (
        <div
          ref={box}
          id={id}
          popover="auto"
          role="menu"
          aria-label={label}
          className="fixed z-50 max-h-[calc(100dvh-16px)] min-w-44 animate-appear overflow-y-auto rounded-md border border-line bg-surface p-1 text-fg shadow-pop"
        >
          <Items actions={actions} close={close} />
        </div>
      )}
    </>
  );
}

function Items({ actions, close }: { actions: readonly (MenuAction | "line")[]; close: (refocus?: boolean) => void }) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useSameItems(actions);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)") ?? [])];
  useEffect(() => list.current?.querySelector<HTMLButtonElement>("button:not(:disabled)")?.focus(), []);
  const press = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === "Tab") return close(false);
    const next = target(event.key, at, all);
    if (event.key === "Escape") close();
    else if (next) next.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ul ref={list} role="presentation">
      {shown.map((action, index) =>
        action === "line" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and the list is fixed
          <li key={index} role="presentation">
            <hr className="my-1 border-line" />
          </li>
        ) : (
          <li key={action.label} role="presentation">
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              onKeyDown={press}
              disabled={action.disabled}
              onPointerMove={(event) => event.currentTarget.focus()}
              onClick={() => {
                close();
                action.onSelect();
              }}
              className={cx(
                "flex h-control-sm w-full items-center gap-2 rounded-xs px-2 text-left outline-none focus:bg-hover disabled:opacity-50",
                action.danger ? "text-danger" : "text-fg",
              )}
            >
              {action.icon && <Icon of={action.icon} size={14} className="text-fg-3" />}
              <span className="mr-auto">{action.label}</span>
              {action.keys && (
                <span className="touch:hidden">
                  <Kbd>{keyLabels(action.keys).join(" ")}</Kbd>
                </span>
              )}
            </button>
          </li>
        ),
      )}
    </ul>
  );
}

/** Returns the items with which the menu opened, as they are now: one that came or went would move the next from under the finger. */
function useSameItems(actions: readonly (MenuAction | "line")[]) {
  const [atFirst] = useState(actions);
  const now = new Map(actions.flatMap((action) => (action === "line" ? [] : [[action.label, action]])));
  return atFirst.map((action) =>
    action === "line" ? action : (now.get(action.label) ?? { ...action, disabled: true }),
  );
}

/** Returns the item that a key leads to. */
function target(key: string, at: number, all: HTMLButtonElement[]) {
  if (key === "ArrowDown") return all[(at + 1) % all.length];
  if (key === "ArrowUp") return all[(at - 1 + all.length) % all.length];
  if (key === "Home") return all[0];
  if (key === "End") return all[all.length - 1];
  if (key.length !== 1) return undefined;
  const rest = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return rest.find((button) => button.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}
