import { Ellipsis, Search } from "lucide-react";
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from "react-router";
import { isHeaderBannerClosed } from "../features/brand/closed-header-banner";
import { act, useActions } from "../lib/actions";
import { useBrowserSteps } from "../lib/browser-steps";
import { cx } from "../lib/class-names";
import { keepFocus } from "../lib/keep-focus";
import { LeaveGuards } from "../lib/leave-guards";
import { codeOnDemand } from "../lib/loading/code-on-demand";
import { noAnswerSentence } from "../lib/loading/network";
import { fetchWhenPageLoaded, WhenPageLoaded } from "../lib/loading/page-rest";
import { notify } from "../lib/notify";
import { paths } from "../lib/paths";
import { useUser } from "../lib/session";
import { holdTyped, takeTyped } from "../lib/typed-ahead";
import { uncoverFocus } from "../lib/uncover-focus";
import { inTool, toolPlaces } from "../tools/places";
import { Icon } from "../ui/icon";
import { Menu } from "../ui/overlays/menu";
import { PartLink } from "../ui/page/part-link";
import { AccountMenu } from "./account-menu";
import { places, placesAmongTools } from "./pages";
import { Rail } from "./rail";
import { tickerClass } from "./shell-skeleton";
import { useSignOutQuestion } from "./sign-out";
import { useTidyAddress } from "./use-tidy-address";

/** Draws nothing when the code cannot be loaded: the page works without these parts. */
const absent = () => ({ default: () => null });
const NoHeaderBanner = lazy(() => import("../features/brand/no-header-banner").catch(absent));
const AlertNotice = lazy(() => import("../features/markets/alerts/alert-notice").catch(absent));
const FloatingLine = lazy(() => import("../features/markets/floating-line").catch(absent));
const MarketBar = lazy(() => import("../features/news/market-bar").catch(absent));
const StaffTools = lazy(() => import("./staff-tools").catch(absent));

/** The frame of every signed-in page: the rail on a screen, a bar at the foot of a phone. */
export function Shell() {
  const { pathname, state } = useLocation();
  const main = useRef<HTMLElement>(null);
  const at = useRef(pathname);
  useTidyAddress();
  useBrowserSteps();
  useEffect(keepFocus, []);
  useEffect(uncoverFocus, []);
  // Before the page is painted: what then goes to a field of it keeps the focus.
  useLayoutEffect(() => {
    // A new page is announced by moving the focus to it, as a full page load would; so is the first one after signing in.
    if (at.current !== pathname || state?.signedIn) main.current?.focus({ preventScroll: true });
    at.current = pathname;
  }, [pathname, state]);
  const full = inTool(pathname);
  const { hasHeader } = useUser().header;
  return (
    <div className="flex min-h-dvh">
      <PartLink
        part="main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-sm focus:bg-accent focus:px-3 focus:py-2 focus:text-on-accent"
      >
        Skip to content
      </PartLink>
      <Progress />
      <Rail />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={cx("flex min-w-0 flex-1 flex-col outline-none", !full && "phone:pb-16")}
      >
        <div className={tickerClass}>
          <WhenPageLoaded>
            <MarketBar clients={FloatingLine} />
          </WhenPageLoaded>
        </div>
        {!hasHeader && <HeaderBanner />}
        <Outlet />
        <PageFoot inTool={full} />
      </main>
      {!full && <BottomBar />}
      <Commands />
      <ForStaff />
      <LeaveGuards />
      <BeforeSigningOut />
      <WhenPageLoaded>
        <AlertNotice />
      </WhenPageLoaded>
      <ScrollRestoration />
    </div>
  );
}

/** What only the provider's staff have on every page. */
export const ForStaff = () =>
  useUser().isMBSEmployee && (
    <WhenPageLoaded>
      <StaffTools />
    </WhenPageLoaded>
  );

const SignOutQuestion = lazy(() => import("./sign-out-question"));

function BeforeSigningOut() {
  const { unsaved } = useSignOutQuestion();
  return <Suspense fallback={null}>{unsaved && <SignOutQuestion />}</Suspense>;
}

type Props = { inTool: boolean };

/** Keeps the banner's place while its code comes. A tool's page needs the room for figures: there Share asks for the header. */
function HeaderBanner() {
  const { pathname } = useLocation();
  const [closed] = useState(isHeaderBannerClosed);
  if (closed || inTool(pathname) || pathname === paths.customSettings) return null;
  return (
    <Suspense fallback={<div className="h-9 phone:h-13 touch:h-14" />}>
      <NoHeaderBanner />
    </Suspense>
  );
}

/**
 * The footer and the way back up: their code comes after the page's own. The footer stands at the foot of the window at least, where its room is kept. It is
 * not seen while a part of the page loads, because what comes may be shorter than what stands for it, and the footer would move up.
 */
function PageFoot(props: Props) {
  const [Parts, setParts] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    fetchWhenPageLoaded(() => {
      import("./footer").then(
        (code) => setParts(() => code.FootParts),
        // Without a network the page stays without them.
        () => {},
      );
    });
  }, []);
  return (
    <div
      className={cx(
        "print:hidden",
        !props.inTool &&
          "mt-auto min-h-[49px] in-[main:has([role=status][aria-label^=Loading])]:invisible phone:min-h-[157px]",
      )}
    >
      {Parts && <Parts {...props} />}
    </div>
  );
}

/** A line across the top while the next page's code is on its way, when that takes longer than 200 ms. */
function Progress() {
  if (useNavigation().state === "idle") return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 animate-late"
    >
      <div className="h-full w-1/3 animate-sweep bg-accent" />
    </div>
  );
}

type Place = { path: string; within?: string | undefined };
const isAt = (pathname: string, { path, within }: Place) =>
  pathname === path || (within !== undefined && pathname.startsWith(within));

/** The foot of a phone has room for the pages that every officer opens each day, and for the first tool; all others stand in one menu. */
const [firstTool, ...otherTools] = toolPlaces;
const morePlaces = [...otherTools, ...placesAmongTools];
const footPlaces = [
  ...places.map((place) => ({ ...place, short: place.name })),
  ...(firstTool ? [{ ...firstTool, within: undefined }] : []),
];

/** What the foot of a phone has no room for. */
function MorePlaces() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const on = morePlaces.some(({ path }) => isAt(pathname, { path }));
  return (
    <Menu
      label="More"
      saysItsName
      side="top"
      button={
        <>
          <Icon of={Ellipsis} size={20} />
          More
        </>
      }
      buttonClassName={cx(bottomBarItem, on ? "font-medium text-accent-text" : "text-fg-2")}
      actions={morePlaces.map(({ name, icon, path }) => ({ label: name, icon, onSelect: () => void navigate(path) }))}
    />
  );
}

const bottomBarItem = "flex min-w-11 flex-auto flex-col items-center justify-center gap-1 rounded-sm text-xs";

/** The navigation of a phone. */
function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 hidden h-16 items-stretch justify-around border-line border-t bg-surface px-2 max-[340px]:px-0 pb-[env(safe-area-inset-bottom)] phone:flex print:hidden"
    >
      {footPlaces.map(({ short, path, icon, within }) => {
        const on = isAt(pathname, { path, within });
        return (
          <Link
            key={path}
            to={path}
            aria-current={on ? "page" : undefined}
            className={cx(bottomBarItem, on ? "font-medium text-accent-text" : "text-fg-2")}
          >
            <Icon of={icon} size={20} />
            {short}
          </Link>
        );
      })}
      <button type="button" onClick={() => act("mod+k")} className={cx(bottomBarItem, "text-fg-2")}>
        <Icon of={Search} size={20} />
        Search
      </button>
      <MorePlaces />
      <div className="flex flex-1 items-center justify-center">
        <AccountMenu compact />
      </div>
    </nav>
  );
}

type Window = ComponentType<{ onClose: () => void }>;
type Code = { load: () => Promise<{ default: Window }>; loaded?: Window };

const palette: Code = { load: codeOnDemand(() => import("./command-palette")) };
const shortcuts: Code = { load: codeOnDemand(() => import("./shortcut-list")) };

const focusedElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** The two keys that work on every page, and the windows that they open. */
export function Commands() {
  const [Open, setOpen] = useState<Window | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const goBack = () => document.activeElement === document.body && before.current?.focus();
  const bring = async (code: Code) => {
    // A key pressed until the window is there must not reach the field below.
    before.current?.blur();
    try {
      code.loaded = (await code.load()).default;
    } catch {
      takeTyped();
      goBack();
      notify.error(noAnswerSentence());
    }
    return code.loaded;
  };
  const show = async (code: Code) => {
    before.current = focusedElement();
    if (code === palette) holdTyped();
    // Drawn at once, because the next key belongs to the window.
    const opened = code.loaded ?? (await bring(code));
    if (opened) setOpen(() => opened);
  };
  useActions([
    {
      keys: "mod+k",
      label: "Search",
      does: "Search clients, scenarios and actions",
      onSelect: () => void show(palette),
    },
    { keys: "?", label: "Keyboard shortcuts", onSelect: () => void show(shortcuts) },
  ]);
  const close = () => {
    setOpen(null);
    // The window itself knows only what had the focus since its code came.
    requestAnimationFrame(goBack);
  };
  return Open && <Open onClose={close} />;
}
