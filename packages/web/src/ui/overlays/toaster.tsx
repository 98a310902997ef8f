import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { currentNotices, type Notice, notify, onNotices } from "../../lib/notify";
import { Button } from "../button";
import { Icon } from "../icon";
import { IconButton } from "../icon-button";

/** Returns how many milliseconds a notice stands: long enough to read it, and longer where it offers an Undo. */
const lasts = (notice: Notice) => notice.lasts ?? (notice.action ? 8000 : notice.kind === "success" ? 4000 : 7000);
const colors = { success: "text-positive", error: "text-danger", notice: "text-warning" };

/**
 * Shows notices at the left, where neither a drawer nor its buttons are. One toaster stands at the root of the app, and screen readers say each
 * notice as it comes. It stands beside the page rather than in it, because an open window makes the page inert: an Undo works there too.
 */
export function Toaster() {
  const notices = useSyncExternalStore(onNotices, currentNotices, currentNotices);
  return createPortal(
    <section
      aria-label="Notices"
      className="pointer-events-none fixed bottom-10 left-[calc(var(--rail-w)+16px)] z-60 flex w-[min(360px,calc(100vw-32px))] flex-col gap-2 phone:bottom-20 phone:left-4"
    >
      <div aria-live="polite" className="contents">
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
    </section>,
    document.body,
  );
}

function Toast({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => notify.dismiss(notice.id), lasts(notice));
    return () => clearTimeout(timer);
  }, [held, notice]);
  const good = notice.kind === "success";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer or the focus on it only stops its clock
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex min-h-11 animate-appear items-center gap-2 rounded-md border border-line bg-surface py-1 pr-1.5 pl-3 text-fg shadow-pop"
    >
      <Icon of={good ? CircleCheck : CircleAlert} className={colors[notice.kind]} />
      <p className="min-w-0 flex-1 break-words py-1">{notice.text}</p>
      {notice.action && (
        <Button
          size="sm"
          variant="quiet"
          className="text-accent-text"
          onClick={() => {
            notice.action?.run();
            notify.dismiss(notice.id);
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <IconButton icon={X} label="Dismiss" size="sm" onClick={() => notify.dismiss(notice.id)} />
    </div>
  );
}
