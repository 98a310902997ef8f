import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { cx } from "../../lib/class-names";
import { currentNotices, type Notice, notify, onNotices } from "../../lib/notify";
import { Button } from "../button";
import { Icon } from "../icon";
import { IconButton } from "../icon-button";

/** Returns how many milliseconds a notice stands: long enough to read it, and longer where it offers an Undo. */
const lasts = (notice: Notice) => notice.lasts ?? (notice.action ? 8000 : notice.kind === "success" ? 4000 : 7000);
const colors = { success: "text-positive", error: "text-danger", notice: "text-warning" };

/** Below the rail's pictures, or over the head of a page, there is room for one line or two. */
const newestAlone = "max-rail:[&>*:not(:last-child)]:hidden";

/**
 * Shows notices where no figure stands, nor a drawer or its buttons: in the rail, and where that has no room over the head of the page, the
 * newest alone. On a phone it leaves the three buttons at the head's right free: who saves next must not press Dismiss. There it stands on the end of the head, below the title,
 * which is smaller meanwhile (`titleAboveNotice`), so that nothing moves and all can be read; a third line covers the title rather than the page. One toaster stands at the root of the app, and screen readers say each notice as it comes. It stands beside the page rather than
 * in it, because an open window makes the page inert: an Undo works there too.
 */
export function Toaster() {
  const notices = useSyncExternalStore(onNotices, currentNotices, currentNotices);
  const isNoticed = notices.length > 0;
  useLayoutEffect(() => void document.documentElement.toggleAttribute("data-noticed", isNoticed), [isNoticed]);
  return createPortal(
    <section
      aria-label="Notices"
      className="pointer-events-none fixed bottom-18 left-2 z-60 w-[calc(var(--rail-w)-16px)] max-rail:top-1 max-rail:bottom-auto max-rail:left-[calc(var(--rail-w)+16px)] max-rail:w-[min(480px,calc(100vw-88px))] phone:top-0 phone:left-1 phone:flex phone:h-14 phone:flex-col phone:in-[:has([data-centered])]:top-3 phone:w-[calc(100vw-144px)]"
    >
      <div aria-live="polite" className={cx("flex flex-col gap-2 phone:mt-auto phone:shrink-0", newestAlone)}>
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
  // Over the head of a page, what lies below can still be pressed.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer or the focus on it only stops its clock
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex min-h-11 max-rail:pointer-events-none max-rail:[&_button]:pointer-events-auto animate-appear items-center gap-x-2 rounded-md border border-line bg-surface py-1 pr-1.5 pl-3 text-fg text-sm/4 shadow-pop phone:min-h-9 phone:py-0 phone:text-xs/3.5 rail:flex-wrap"
    >
      <Icon of={good ? CircleCheck : CircleAlert} className={colors[notice.kind]} />
      <p className="min-w-0 flex-1 break-words py-1 phone:py-0.5 rail:basis-[calc(100%-72px)]">{notice.text}</p>
      {notice.action && (
        <Button
          size="sm"
          variant="quiet"
          className="text-accent-text phone:-my-2 rail:order-last rail:ml-4"
          onClick={() => {
            notice.action?.run();
            notify.dismiss(notice.id);
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <IconButton
        icon={X}
        label="Dismiss"
        size="sm"
        className={cx("phone:-my-2", notice.action && "phone:hidden")}
        onClick={() => notify.dismiss(notice.id)}
      />
    </div>
  );
}
