import { lazy, Suspense, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { cx } from "../lib/class-names";
import { WhenPageRests } from "../lib/loading/page-rest";
import { useUser } from "../lib/session";
import { BottomBar } from "./bottom-bar";
import { Commands } from "./commands";
import { PageFoot } from "./page-foot";
import { Progress } from "./progress";
import { Rail } from "./rail";
import { inTool } from "./tools";
import { useTidyAddress } from "./use-tidy-address";

/** Without their code the page stands as it is. */
const absent = () => ({ default: () => null });
const NoHeaderBanner = lazy(() => import("../features/brand/no-header-banner").catch(absent));
const Ticker = lazy(() => import("../features/news/ticker").catch(absent));

/** The frame of every signed-in page: the rail on a screen, a bar at the foot of a phone. */
export function Shell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const at = useRef(pathname);
  useTidyAddress();
  useEffect(() => {
    // A new page is announced by moving the focus to it, as a full page load would.
    if (at.current !== pathname) main.current?.focus({ preventScroll: true });
    at.current = pathname;
  }, [pathname]);
  const full = inTool(pathname);
  const { hasHeader } = useUser().header;
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-sm focus:bg-accent focus:px-3 focus:py-2 focus:text-on-accent"
      >
        Skip to content
      </a>
      <Progress />
      <Rail />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={cx("flex min-w-0 flex-1 flex-col outline-none", !full && "phone:pb-16")}
      >
        <div className="ticker">
          <WhenPageRests>
            <Ticker />
          </WhenPageRests>
        </div>
        <Suspense fallback={null}>{!hasHeader && <NoHeaderBanner />}</Suspense>
        <Outlet />
        <PageFoot inTool={full} />
      </main>
      {!full && <BottomBar />}
      <Commands />
      <ScrollRestoration />
    </div>
  );
}
