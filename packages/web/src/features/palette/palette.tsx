import * as Headless from "@headlessui/react";
import type { ReportLine } from "@highway/core/reports/schema";
import { Search, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Action } from "../../lib/actions";
import { shortcutOf } from "../../lib/shortcuts";
import { takeTyped } from "../../lib/typed-ahead";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { usePageBelow } from "../../ui/page/page-below";
import type { Ways } from "./entries";
import { type Entry, groupsOf, optionID } from "./entries";
import { Options } from "./options";
import { usePaletteResults } from "./use-palette-results";

type Props = {
  actions: readonly Action[];
  /** The scenario on the screen, and whose it is. */
  current: { id: string; clientID: string | null } | null;
  ways: Ways & { openScenario: (scenario: ReportLine) => void };
  onClose: () => void;
};

/** One field for everything: what can be done here, clients and scenarios. */
export function Palette({ actions, current, ways, onClose }: Props) {
  const [text, setText] = useState("");
  const [switching, setSwitching] = useState<ReportLine | null>(null);
  const listID = useId();
  const found = usePaletteResults(text);
  const typed = text.trim();
  const groups = groupsOf({ typed, actions, found, openID: current?.id ?? null, ways });
  const entries = groups.flatMap((group) => group.entries);
  const { active, activeID, press, point, reset } = useActive(entries, (entry) => optionID(listID, entry));

  /** The focus goes back to where it was before anything is run there. */
  const leave = (run: () => void) => {
    onClose();
    requestAnimationFrame(run);
  };
  const open = (scenario: ReportLine) => {
    const isOther = current?.clientID && current.clientID !== scenario.clientID;
    if (isOther && switching === null) setSwitching(scenario);
    else leave(() => ways.openScenario(scenario));
  };
  const choose = ({ act }: Entry) => {
    if (act.kind === "scenario") open(act.scenario);
    else if (act.kind === "run") leave(act.run);
    else act.run();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (shortcutOf(event.nativeEvent) === "mod+k") onClose();
    else if (event.key === "Enter" && active) choose(active);
    else if (!press(event)) return;
    event.preventDefault();
  };
  return (
    <PaletteWindow onClose={onClose}>
      <PaletteHead
        text={text}
        onClose={onClose}
        pending={found.pending}
        control={{ "aria-controls": listID, "aria-activedescendant": activeID ?? undefined, onKeyDown: keyDown }}
        onText={(next) => {
          setText(next);
          reset();
        }}
      />
      <Options
        listID={listID}
        groups={groups}
        activeID={activeID}
        typed={typed}
        found={found}
        nothingSays={`No action, client or scenario has words that begin with “${typed}”.`}
        onPoint={point}
        onChoose={choose}
      />
      <ConfirmDialog
        open={switching !== null}
        title={`Switch to ${switching?.clientName}?`}
        onCancel={() => setSwitching(null)}
        onConfirm={() => switching && open(switching)}
      />
    </PaletteWindow>
  );
}

const optionsPerPageKey = 8;

/** Says to which of so many lines a key leads; null when it leads nowhere. */
function targetOfKey(event: KeyboardEvent, at: number, count: number): number | null {
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.key === "ArrowDown") return (at + 1) % count;
  if (event.key === "ArrowUp") return (at - 1 + count) % count;
  if (event.key === "Home") return 0;
  if (event.key === "End") return count - 1;
  if (event.key === "PageDown") return Math.min(at + optionsPerPageKey, count - 1);
  if (event.key === "PageUp") return Math.max(at - optionsPerPageKey, 0);
  return null;
}

/**
 * Which line the keys and the pointer have come to: the first, until they move. It is known by its id, so that lines that
 * arrive above or below it change nothing.
 */
function useActive(entries: readonly Entry[], idOf: (entry: Entry) => string) {
  const [chosen, setChosen] = useState<string | null>(null);
  const byKey = useRef(false);
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosen),
  );
  const active = entries[at] ?? null;
  const activeID = active && idOf(active);
  useEffect(() => {
    if (byKey.current && activeID) document.getElementById(activeID)?.scrollIntoView({ block: "nearest" });
    byKey.current = false;
  }, [activeID]);
  return {
    active,
    activeID,
    point: (entry: Entry) => setChosen(entry.id),
    reset: () => setChosen(null),
    /** True when the key moved to another line. */
    press: (event: KeyboardEvent): boolean => {
      const next = entries.length > 0 ? targetOfKey(event, at, entries.length) : null;
      if (next === null) return false;
      byKey.current = true;
      setChosen(entries[next]!.id);
      return true;
    },
  };
}

/** The window lies over the page, near its top, at one size whatever is found; on a phone it fills the screen. */
function PaletteWindow({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const isPageKnown = usePageBelow();
  // A menu lies in the browser's top layer, where no window covers it.
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>("[popover=auto]")) menu.hidePopover();
  }, []);
  return (
    <Headless.Dialog
      open={isPageKnown}
      onClose={onClose}
      aria-label="Search and commands"
      className="fixed inset-0 z-40"
    >
      <Headless.DialogBackdrop className="fixed inset-0 bg-overlay" />
      <div className="fixed inset-0 flex items-start justify-center p-4 pt-[min(92px,10vh)] phone:p-0">
        <Headless.DialogPanel className="flex h-[min(520px,80vh)] w-full max-w-[640px] animate-appear flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-pop phone:h-dvh phone:max-w-none phone:rounded-none phone:border-0">
          {children}
        </Headless.DialogPanel>
      </div>
    </Headless.Dialog>
  );
}

type PaletteHeadProps = {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  pending: boolean;
  control: ComponentProps<"input">;
};

const paletteSays = "Search clients, scenarios and actions";

function PaletteHead({ text, onText, onClose, pending, control }: PaletteHeadProps) {
  const field = useRef<HTMLInputElement>(null);
  // On a touch screen the window takes the focus itself, which keeps the keyboard away; the palette is opened to type, so its field takes it.
  useEffect(() => queueMicrotask(() => field.current?.focus()), []);
  const addTypedAhead = () => {
    const ahead = takeTyped();
    if (ahead) onText(text + ahead);
  };
  return (
    <div className="relative flex h-14 shrink-0 items-center gap-2 border-line border-b pr-3 pl-4">
      <Icon of={Search} className="text-fg-3" />
      <input
        ref={field}
        data-autofocus
        role="combobox"
        aria-label={paletteSays}
        aria-expanded
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        placeholder={paletteSays}
        value={text}
        onFocus={addTypedAhead}
        onChange={(event) => onText(event.target.value)}
        {...control}
        className="h-full min-w-0 flex-1 bg-surface text-md outline-none placeholder:text-fg-3 phone:text-[length:var(--control-text)]"
      />
      <IconButton icon={X} label="Close" keys="Esc" onClick={onClose} />
      {pending && (
        <span aria-hidden="true" className="absolute inset-x-0 -bottom-px h-0.5 animate-late overflow-hidden">
          <span className="block h-full w-1/3 animate-sweep bg-accent" />
        </span>
      )}
    </div>
  );
}
