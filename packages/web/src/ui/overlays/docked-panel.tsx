import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "../../lib/class-names";
import { phone, useMedia } from "../../lib/use-media";
import { IconButton } from "../icon-button";
import { Dialog } from "./dialog";
import { type GuardedWindow, useGuardedWindow, WindowGuard } from "./window-guard";

/** Shows a panel beside the page, not over it, so that the figures stay readable. The parent of the panel is a flex row. On a phone the panel is a sheet over the whole screen. Escape closes it, once an `UnsavedGuard` in it has asked. A panel that is open stays the one that it is when the window becomes narrower or wider, because another would begin with what is saved. */
export function DockedPanel({
  open,
  onClose,
  guarded: given,
  title,
  width = "w-panel",
  children,
}: {
  open: boolean;
  onClose: () => void;
  /** Given by a page that can put something else into the panel. */
  guarded?: GuardedWindow;
  title: string;
  /** The class of its width where the page has room. */
  width?: string;
  children: ReactNode;
}) {
  const [isPhone] = useState(useMedia(phone));
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const own = useGuardedWindow(onClose);
  const guarded = given ?? own;
  useEffect(() => {
    if (!open) return;
    const first = panel.current?.querySelector<HTMLElement>("[data-autofocus]");
    (first ?? heading.current)?.focus();
  }, [open]);
  if (!open) return null;
  if (isPhone)
    return (
      <Dialog open onClose={onClose} title={title} from="right">
        {children}
      </Dialog>
    );
  return (
    <aside
      ref={panel}
      aria-labelledby={id}
      onKeyDown={(event) => {
        // A window that opens from the panel has its own Escape, and this one must not reach the question that it opens.
        if (event.key !== "Escape" || !event.currentTarget.contains(event.target as Node)) return;
        event.stopPropagation();
        guarded.close();
      }}
      className={cx(
        "shrink-0 border-line border-l bg-surface phone:fixed phone:inset-0 phone:z-40",
        width,
        "phone:w-full",
      )}
    >
      <div className="sticky top-head flex h-full max-h-[calc(100dvh-var(--head-h)-var(--ticker-h)-var(--notice-h))] flex-col phone:static phone:max-h-none">
        <header className="flex h-head shrink-0 items-center border-line border-b pr-3 pl-5">
          <h2 id={id} ref={heading} tabIndex={-1} className="font-semibold text-h2 outline-none">
            {title}
          </h2>
          <span className="ml-auto">
            <IconButton icon={X} label="Close" onClick={guarded.close} />
          </span>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto">
          <WindowGuard value={guarded}>{children}</WindowGuard>
        </div>
      </div>
    </aside>
  );
}
