import * as Headless from "@headlessui/react";
import { X } from "lucide-react";
import { type FocusEvent, type ReactNode, useRef } from "react";
import { cx } from "../../lib/class-names";
import { IconButton } from "../icon-button";
import { usePageBelow } from "../page/page-below";
import { headTitle, titleBelowNotice } from "../page/title-above-notice";
import { SheetHead, sheetLooks, useSheet } from "./sheet";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Shown beside the title: a count, a state. */
  aside?: ReactNode;
  children: ReactNode;
  /** The actions, on a bar at the bottom. Those without room wrap to another line; words beside them have `flex-1` and wrap within themselves first. */
  footer?: ReactNode;
  /** `left` and `right` are drawers at that edge; on a phone they fill the screen. `bottom` is a sheet that leaves the top of the page visible, and that a finger drags. */
  from?: "center" | "left" | "right" | "bottom";
  /** Whether the page behind is darkened. */
  dims?: boolean;
  /** The width in pixels, on a screen that is wide enough. */
  width?: number;
  /** Whether the window asks for a decision: it is then read out as an alert and has no button that closes it. */
  alert?: boolean;
};

const edges = { left: "justify-start", right: "justify-end", bottom: "items-end" };
const drawers = {
  left: "animate-appear border-r phone:max-w-none! phone:border-0",
  right: "animate-slide border-l phone:max-w-none! phone:border-0",
};

/** Draws a window over the page, or a drawer at one of its edges. */
export default function DialogSurface({
  open,
  onClose: close,
  title,
  aside,
  children,
  footer,
  from = "center",
  width = 480,
  alert = false,
  dims = true,
}: DialogProps) {
  const isPageKnown = usePageBelow();
  const { note, goBack } = useFocusWithin();
  const onClose = () => {
    close();
    goBack();
  };
  const sheet = useSheet(onClose);
  const isSheet = from === "bottom";
  const isDrawer = from === "left" || from === "right";
  const head = (
    <div className={cx("flex h-14 shrink-0 items-center gap-3 pr-3", isSheet ? "pl-4" : "pl-5")}>
      <Headless.DialogTitle className={cx(headTitle, isDrawer && titleBelowNotice)}>{title}</Headless.DialogTitle>
      {isSheet ? <span className="ml-auto">{aside}</span> : aside}
      {!alert && <IconButton icon={X} label="Close" onClick={onClose} className={isSheet ? "" : "ml-auto"} />}
    </div>
  );
  return (
    <Headless.Dialog
      open={open && isPageKnown}
      onClose={onClose}
      onFocus={note}
      role={alert ? "alertdialog" : "dialog"}
      className="fixed inset-0 z-40"
    >
      <Headless.DialogBackdrop className={cx("fixed inset-0", dims && "bg-overlay")} />
      <div
        data-centered={from === "center" || undefined}
        className={cx(
          "fixed inset-0 flex",
          from === "center"
            ? "items-start justify-center overflow-y-auto p-4 pt-[min(92px,10vh)] phone:p-3"
            : edges[from],
        )}
      >
        <Headless.DialogPanel
          ref={sheet.observe}
          style={{ maxWidth: width }}
          className={cx(
            "flex w-full min-w-0 flex-col bg-surface shadow-pop",
            from === "center"
              ? "max-h-[calc(100dvh-2*min(92px,10vh))] animate-appear overflow-hidden rounded-lg border border-line phone:max-h-[calc(100dvh-24px)]"
              : isSheet
                ? sheetLooks(sheet)
                : `border-line ${drawers[from]}`,
          )}
        >
          {isSheet ? <SheetHead sheet={sheet}>{head}</SheetHead> : head}
          <div className="min-h-0 flex-1 overflow-y-auto">
            {isSheet ? <div data-sheet-content>{children}</div> : children}
          </div>
          {footer && (
            <div
              className={cx(
                "flex min-h-13 shrink-0 flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-2",
                isSheet && "pb-[calc(8px+env(safe-area-inset-bottom))] phone:px-4",
              )}
            >
              {footer}
            </div>
          )}
        </Headless.DialogPanel>
      </div>
    </Headless.Dialog>
  );
}

/** Escape takes the focus from a window's field before it closes the window. One that does not close, such as one that asks for a sign-in, gives it back. */
function useFocusWithin() {
  const last = useRef<HTMLElement | null>(null);
  return {
    note: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(target)) last.current = target;
    },
    goBack: () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && last.current?.isConnected) last.current.focus();
      }),
  };
}
