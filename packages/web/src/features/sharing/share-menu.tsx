import { ChevronDown, Download, Send, Share2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useActions } from "../../lib/actions";
import { cx } from "../../lib/class-names";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { Menu, type MenuAction } from "../../ui/overlays/menu";
import type { Sharing, Subject } from "./subject";

const ShareWindow = lazyWindow(
  () => import("./share-window"),
  ({ onClose }) => onClose(),
);

/** The ways in which a report reaches its client: by mail, or as a file. */
export type ShareWay = "send" | "download";

export const shareActions = (open: (way: ShareWay) => void) =>
  [
    {
      label: "Send",
      does: "Send the report",
      also: "share email link client",
      icon: Send,
      keys: "mod+shift+s",
      onSelect: () => open("send"),
    },
    {
      label: "Download",
      does: "Download the report",
      also: "pdf png print export",
      icon: Download,
      onSelect: () => open("download"),
    },
  ] satisfies MenuAction[];

type ButtonProps = {
  actions: readonly MenuAction[];
  /** Whether this is the page's one filled button. */
  isPrimary?: boolean;
  /** In a head, whose names need the room of a narrow window. */
  inHead?: boolean;
};

/** A press lists the ways to share. */
export const ShareButton = ({ actions, isPrimary = false, inHead = false }: ButtonProps) => (
  <Menu
    label="Share"
    saysItsName
    buttonClassName={buttonClass({
      size: "sm",
      variant: isPrimary ? "primary" : "secondary",
      className: "touch:h-11",
    })}
    button={
      <>
        {inHead && <Icon of={Share2} className="min-[1320px]:hidden" />}
        <span className={cx(inHead && "max-[1320px]:sr-only")}>Share</span>
        <Icon of={ChevronDown} size={14} />
      </>
    }
    actions={actions}
  />
);

type WindowProps = Sharing & {
  open: ShareWay | null;
  onClose: () => void;
  /** Tells the person on the page what stands in the way of saving. */
  onBlocked: () => void;
  /** Opens the window that makes a file of the report as it was last saved. */
  download: (subject: Subject, onClose: () => void) => ReactNode;
};

/** The window of the way that was chosen. */
export const ShareWindows = ({ open, onClose, onBlocked, download, ...sharing }: WindowProps) => (
  <Suspense fallback={null}>
    {open === "send" && (
      <ShareWindow
        {...sharing}
        onClose={onClose}
        onBlocked={() => {
          onClose();
          onBlocked();
        }}
      />
    )}
    {open === "download" && download(sharing.subject, onClose)}
  </Suspense>
);

type Opening = {
  /** Whether the page begins with the window that sends. */
  isOpened?: boolean;
  onClosed?: (() => void) | undefined;
};

/** The button and its windows, on a page of one report. */
export function ShareMenu({
  isPrimary,
  isOpened = false,
  onClosed,
  ...sharing
}: Omit<WindowProps, "open" | "onClose"> & Pick<ButtonProps, "isPrimary"> & Opening) {
  const [open, setOpen] = useState<ShareWay | null>(isOpened ? "send" : null);
  const actions = shareActions(setOpen);
  useActions(actions);
  return (
    <>
      <ShareButton actions={actions} isPrimary={isPrimary} />
      <ShareWindows
        {...sharing}
        open={open}
        onClose={() => {
          setOpen(null);
          onClosed?.();
        }}
      />
    </>
  );
}
