import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { cx } from "../../lib/class-names";
import { currentNotices, type Notice, notify, onNotices } from "../../lib/notify";
import { phone, useMedia } from "../../lib/use-media";
import { Button } from "../button";
import { Icon } from "../icon";
import { IconButton } from "../icon-button";

/** Returns how many milliseconds a notice is shown: long enough to read it, and longer if it offers an Undo. */
const lasts = (notice: Notice) => notice.lasts ?? (notice.action ? 8000 : notice.kind === "success" ? 4000 : 7000);
const colors = { success: "text-positive", error: "text-danger", notice: "text-warning" };

/** Shows only the newest notice, because there is room for only one or two lines below the rail's pictures, or over the head of a page. */
const newestAlone = "max-rail:[&>*:not(:last-child)]:hidden";

/**
 * Shows notices where there is no figure, no drawer and no button: in the rail, or, if that has no room, over the head of the page and only the newest.
 * On a phone it leaves the three buttons at the head's right free, so that a person who saves next does not press Dismiss. There it covers the end of
 * the head, below the title, which is smaller meanwhile (`titleAboveNotice`), so that nothing moves and everything can be read. A notice that
 * needs more than that room is smaller and has no Dismiss; one that needs still more covers the title and not the page. One toaster is at the root of the app, and screen readers say each notice as it comes. It is beside the page and not in it,
 * because an open window makes the page inert, and an Undo must still work.
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

/** The pixels of a phone's head below its title. */
const roomBelowTitle = 36;

/** Whether a phone has no room for the notice at its usual size. */
function useTight(): [RefObject<HTMLDivElement | null>, boolean] {
  const box = useRef<HTMLDivElement>(null);
  const onPhone = useMedia(phone);
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    if (onPhone && box.current!.offsetHeight > roomBelowTitle) setTight(true);
  }, [onPhone]);
  return [box, onPhone && isTight];
}

function Toast({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false);
  const [box, isTight] = useTight();
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => notify.dismiss(notice.id), lasts(notice));
    return () => clearTimeout(timer);
  }, [held, notice]);
  const good = notice.kind === "success";
  // What lies below a notice over the head can still be pressed.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer or the focus on it only stops its clock
    <div
      ref={box}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        "pointer-events-auto flex min-h-11 max-rail:pointer-events-none max-rail:[&_button]:pointer-events-auto animate-appear items-center gap-x-2 rounded-md border border-line bg-surface py-1 pr-1.5 pl-3 text-fg text-sm/4 shadow-pop phone:min-h-9 phone:py-0 rail:flex-wrap",
        isTight ? "phone:gap-x-1.5 phone:pl-1.5 phone:text-[11px]/3 max-[339px]:[&>svg]:hidden" : "phone:text-xs/3.5",
      )}
    >
      <Icon of={good ? CircleCheck : CircleAlert} className={colors[notice.kind]} />
      <p
        className={cx(
          "min-w-0 flex-1 break-words py-1 rail:basis-[calc(100%-72px)]",
          isTight ? "phone:py-0" : "phone:py-0.5",
        )}
      >
        {notice.text}
      </p>
      {notice.action && (
        <Button
          size="sm"
          variant="quiet"
          className="text-accent-text phone:-my-2 max-[339px]:px-1 rail:order-last rail:ml-4"
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
        className={cx("phone:-my-2", (notice.action || isTight) && "phone:hidden")}
        onClick={() => notify.dismiss(notice.id)}
      />
    </div>
  );
}
