import * as Headless from "@headlessui/react";
import { type ReactNode, useEffect } from "react";
import { usePageBelow } from "../../ui/page/page-below";

/** Over the page, near its top, of one size whatever is found; the whole screen on a phone. */
export function PaletteWindow({ onClose, children }: { onClose: () => void; children: ReactNode }) {
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
