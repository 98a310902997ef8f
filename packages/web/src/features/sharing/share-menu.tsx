import { ChevronDown, Download, Send } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useActions } from "../../lib/actions";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/overlays/menu";
import type { Sharing, Subject } from "./subject";

const ShareWindow = lazyWindow(
  () => import("./share-window"),
  ({ onClose }) => onClose(),
);

type Props = Sharing & {
  /** Whether this is the page's one filled button. */
  isPrimary?: boolean;
  /** Tells the person on the page what stands in the way of saving. */
  onBlocked: () => void;
  /** Opens the window that makes a file of the report as it was last saved. */
  download: (subject: Subject, onClose: () => void) => ReactNode;
};

/** Lists the ways in which a report reaches its client. */
export function ShareMenu({ isPrimary = false, onBlocked, download, ...sharing }: Props) {
  const [open, setOpen] = useState<"send" | "download" | null>(null);
  const close = () => setOpen(null);
  const actions = [
    {
      label: "Send",
      does: "Send the report",
      also: "share email link client",
      icon: Send,
      keys: "mod+shift+s",
      onSelect: () => setOpen("send"),
    },
    {
      label: "Download",
      does: "Download the report",
      also: "pdf png print export",
      icon: Download,
      onSelect: () => setOpen("download"),
    },
  ];
  useActions(actions);
  return (
    <>
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
            Share
            <Icon of={ChevronDown} size={14} />
          </>
        }
        actions={actions}
      />
      <Suspense fallback={null}>
        {open === "send" && (
          <ShareWindow
            {...sharing}
            onClose={close}
            onBlocked={() => {
              close();
              onBlocked();
            }}
          />
        )}
        {open === "download" && download(sharing.subject, close)}
      </Suspense>
    </>
  );
}
