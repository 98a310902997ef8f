import { ChevronDown, Send } from "lucide-react";
import { Suspense, useState } from "react";
import { useActions } from "../../lib/actions";
import { late } from "../../lib/late";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/menu";
import type { Sharing } from "./subject";

const ShareWindow = late(
  () => import("./share-window"),
  ({ onClose }) => onClose(),
);

type Props = Sharing & {
  /** The page's one filled button is this one. */
  isPrimary?: boolean;
  /** Asks the person on the page what stands in the way of saving. */
  onBlocked: () => void;
};

/** The ways in which a report reaches its client. */
export function ShareMenu({ isPrimary = false, onBlocked, ...sharing }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = [
    {
      label: "Send",
      does: "Send the report",
      also: "share email link client",
      icon: Send,
      keys: "mod+shift+s",
      onSelect: () => setOpen(true),
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
        {open && (
          <ShareWindow
            {...sharing}
            onClose={close}
            onBlocked={() => {
              close();
              onBlocked();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
