import { type ComponentType, useRef, useState } from "react";
import { useActions } from "../lib/actions";
import { codeOnDemand } from "../lib/loading/code-on-demand";
import { notify } from "../lib/notify";

type Window = ComponentType<{ onClose: () => void }>;
type Code = { load: () => Promise<{ default: Window }>; loaded?: Window };

const palette: Code = { load: codeOnDemand(() => import("./command-palette")) };
const shortcuts: Code = { load: codeOnDemand(() => import("./shortcut-list")) };

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** Two keys that hold on every page, and the windows they open. */
export function Commands() {
  const [Open, setOpen] = useState<Window | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const goBack = () => document.activeElement === document.body && before.current?.focus();
  const bring = async (code: Code) => {
    // What is typed until the window is there must not reach the field below.
    before.current?.blur();
    try {
      code.loaded = (await code.load()).default;
    } catch {
      goBack();
      notify.error("You are offline. Check your connection and try again.");
    }
    return code.loaded;
  };
  const show = async (code: Code) => {
    before.current = focused();
    // Without a wait where there is none: the next key is the window's.
    const opened = code.loaded ?? (await bring(code));
    if (opened) setOpen(() => opened);
  };
  useActions([
    {
      keys: "mod+k",
      label: "Search",
      does: "Search clients, scenarios and actions",
      onSelect: () => void show(palette),
    },
    { keys: "?", label: "Keyboard shortcuts", onSelect: () => void show(shortcuts) },
  ]);
  const close = () => {
    setOpen(null);
    // The window itself knows only what had the focus since its code came.
    requestAnimationFrame(goBack);
  };
  return Open && <Open onClose={close} />;
}
