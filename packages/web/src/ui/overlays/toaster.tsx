import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { cx } from "../../lib/class-names";
import { currentNotices, type Notice, notify, onNotices } from "../../lib/notify";
import { phone, tablet, useMedia } from "../../lib/use-media";
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
 * There it leaves the buttons at the head's right free, so that a person who saves next does not press Dismiss. On a phone it covers the end of
 * the head, below the title, which is smaller meanwhile (`titleAboveNotice`); on a tablet the top of the screen, which is the line of news or the beginning
 * of the head, above the title (`titleBelowNotice`). So nothing of the page moves and everything can be read. A notice that
 * needs more than that room is smaller and has no Dismiss, unless it stays for minutes; one that needs still more covers the title and not the page. One toaster is at the root of the app, and screen readers say each notice as it comes. It is beside the page and not in it,
 * because an open window makes the page inert, and an Undo must still work.
 */
export function Toaster() {
  const notices = useSyncExternalStore(onNotices, currentNotices, currentNotices);
  const isNoticed = notices.length > 0;
  useLayoutEffect(() => void document.documentElement.toggleAttribute("data-noticed", isNoticed), [isNoticed]);
  return createPortal(
    <section
      aria-label="Notices"
      className="pointer-events-none fixed bottom-18 left-2 z-60 w-[calc(var(--rail-w)-16px)] max-rail:top-0 max-rail:bottom-auto tablet:left-[calc(var(--rail-w)+8px)] min-[721px]:max-[920px]:left-[calc(var(--rail-w)+44px)] tablet:w-[clamp(360px,100vw-668px,480px)] phone:left-1 phone:flex phone:h-14 phone:flex-col phone:in-[:has([data-centered])]:top-3 phone:w-[calc(100vw-144px)]"
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

/** The pixels of a phone's head below its title, and of a tablet's above it. */
const roomBelowTitle = 36;
const roomAboveTitle = 28;

/** Whether the head has no room for the notice at its usual size. */
function useTight(): [RefObject<HTMLDivElement | null>, boolean] {
  const box = useRef<HTMLDivElement>(null);
  const [onPhone, onTablet] = [useMedia(phone), useMedia(tablet)];
  const room = onPhone ? roomBelowTitle : onTablet ? roomAboveTitle : Number.POSITIVE_INFINITY;
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => setTight((before) => before || box.current!.offsetHeight > room), [room]);
  return [box, Number.isFinite(room) && isTight];
}

/** A notice of minutes can always be dismissed: it does not go by itself while somebody waits. */
const A_WHILE_MS = 60_000;

function Toast({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false);
  const [box, isTight] = useTight();
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => notify.dismiss(notice.id), lasts(notice));
    return () => clearTimeout(timer);
  }, [held, notice]);
  const good = notice.kind === "success";
  const stays = lasts(notice) > A_WHILE_MS;
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
        "pointer-events-auto flex min-h-11 max-rail:pointer-events-none max-rail:[&_button]:pointer-events-auto animate-appear items-center gap-x-2 rounded-md border border-line bg-surface py-1 pr-1.5 pl-3 text-fg text-sm/4 shadow-pop tablet:min-h-7 tablet:py-0 phone:min-h-9 phone:py-0 rail:flex-wrap",
        isTight
          ? "max-rail:gap-x-1.5 max-rail:pl-1.5 max-rail:text-[11px]/3 max-[339px]:[&>svg]:hidden"
          : "tablet:text-xs/[13px] phone:text-xs/3.5",
      )}
    >
      <Icon of={good ? CircleCheck : CircleAlert} className={colors[notice.kind]} />
      <p
        className={cx(
          "min-w-0 flex-1 break-words py-1 rail:basis-[calc(100%-72px)]",
          isTight ? "max-rail:py-0" : "tablet:py-0 phone:py-0.5",
        )}
      >
        {notice.text}
      </p>
      {notice.action && (
        <Button
          size="sm"
          variant="quiet"
          className="text-accent-text tablet:-my-2.5 phone:-my-2 max-[339px]:px-1 rail:order-last rail:ml-4"
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
        className={cx(
          "tablet:-my-2.5 phone:-my-2",
          !stays && (isTight ? "max-rail:hidden" : notice.action && "phone:hidden"),
        )}
        onClick={() => notify.dismiss(notice.id)}
      />
    </div>
  );
}
