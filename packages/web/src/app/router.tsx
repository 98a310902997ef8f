import { CloudOff } from "lucide-react";
import { type ComponentType, lazy, Suspense } from "react";
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation, useParams } from "react-router";
import { isCodeAtHand } from "../lib/loading/code-on-demand";
import { untilOnline } from "../lib/loading/network";
import { countyCardOf, paths } from "../lib/paths";
import { signedInBefore } from "../lib/session";
import { startOf } from "../tools/places";
import { tools } from "../tools/registry";
import { Empty } from "../ui/page/empty";
import { PageTitle } from "../ui/page/page-header";
import { NotFound, PageFailed } from "./error-pages";
import { pages } from "./pages";
import { SessionGate } from "./session-gate";
import { Shell } from "./shell";
import { ShellSkeleton } from "./shell-skeleton";

/** Loads a page for the router. Where its code cannot be had now, a page that says so stands in its place until the network is back. */
export const pageCode = (load: () => Promise<ComponentType>) => async (): Promise<ComponentType> => {
  if (await isCodeAtHand()) return load();
  const Page = lazy(async () => {
    await untilOnline();
    return { default: await load() };
  });
  return () => (
    <Suspense fallback={<PageWaits />}>
      <Page />
    </Suspense>
  );
};

const PageWaits = () => (
  <>
    <PageTitle>You are offline</PageTitle>
    <Empty icon={CloudOff} title="This page is waiting for a connection">
      It opens by itself as soon as you are back online. What you typed is kept on this device.
    </Empty>
  </>
);

/** A first visit goes straight to the sign-in; anyone else to the dashboard. */
const Root = () => <Navigate replace to={signedInBefore.get() ? paths.dashboard : paths.signIn} />;

/** An older address of a tool goes on to its page and keeps what it asks for. */
export function LegacyTool() {
  const { tool: key } = useParams();
  const { search, hash } = useLocation();
  const pathname = startOfKey(key);
  return pathname ? <Navigate replace to={{ pathname, search, hash }} /> : <NotFound />;
}

/** Where a key of a tool leads. The campaigns for prequalified buyers have no reports of their own, so they are no tool here. */
function startOfKey(key: string | undefined): string | undefined {
  if (key === "mkit") return paths.campaigns;
  const tool = tools.find((each) => each.key === key);
  return tool && startOf(tool);
}

/** A tool's key alone, as old bookmarks have it, leads to the tool's older address and keeps what it asks for. */
function OldBookmark({ tool }: { tool: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: paths.legacyTool.replace(":tool", tool), search, hash }} />;
}

/** The older page of a county leads to a new report card of it, and of the counties that stood beside it. */
function CountiesPage() {
  const { search } = useLocation();
  return <Navigate replace to={countyCardOf(new URLSearchParams(search))} />;
}

/** Shown while the code of the first page loads. The sign-in page draws nothing before itself. */
const FirstPaint = () =>
  location.pathname === paths.signIn || location.pathname === paths.root ? null : <ShellSkeleton />;

/** A page is drawn by its module's default export, or by what the module's `load` makes of code that it loads besides. */
type PageModule = { default: ComponentType } | { load: () => Promise<ComponentType> };
const modules = import.meta.glob<PageModule>([
  "./routes/*.tsx",
  "../features/**/page.tsx",
  "../tools/*/pages/*.tsx",
  "../tools/every/review.tsx",
  "!./routes/*.test.tsx",
]);

/** Loads the page that a module below `src/` draws. */
const componentOf = (module: string) =>
  pageCode(async () => {
    const importPage = modules[module.startsWith("app/") ? module.replace("app/", "./") : `../${module}`];
    if (!importPage) throw new Error(`No page is drawn by ${module}.`);
    const page = await importPage();
    return "load" in page ? page.load() : page.default;
  });

export const routes: RouteObject[] = [
  {
    errorElement: <PageFailed />,
    hydrateFallbackElement: <FirstPaint />,
    children: [
      { path: paths.root, element: <Root /> },
      { path: paths.signIn, lazy: { Component: pageCode(async () => (await import("./routes/sign-in")).SignInRoute) } },
      {
        // Outside the frame of the pages, which takes a report out of an address that is about none.
        element: (
          <SessionGate>
            <Outlet />
          </SessionGate>
        ),
        children: [
          { path: paths.load, lazy: { Component: pageCode(async () => (await import("./routes/load")).LoadRoute) } },
        ],
      },
      {
        element: (
          <SessionGate>
            <Shell />
          </SessionGate>
        ),
        children: [
          {
            errorElement: <PageFailed inShell />,
            children: [
              ...pages.map(({ path, module }) => ({ path, lazy: { Component: componentOf(module) } })),
              ...tools.flatMap(({ key, pages }) =>
                pages.map(({ path, module }) => ({
                  path: `/${key}/${path}`,
                  lazy: { Component: componentOf(`tools/${module}`) },
                })),
              ),
              { path: paths.counties, element: <CountiesPage /> },
              {
                path: paths.cobrandedMarketing,
                element: <Navigate replace to={`${paths.customSettings}?tab=cobrands`} />,
              },
            ],
          },
        ],
      },
      { path: paths.words, lazy: { Component: pageCode(async () => (await import("./routes/words")).WordsRoute) } },
      ...["/terms", "/privacy", "/accessibility"].map((path) => ({
        path,
        lazy: { Component: pageCode(async () => (await import("./routes/words")).ShortRoute) },
      })),
      ...[...tools.map(({ key }) => key), "mkit"].map((key) => ({
        path: `/${key}`,
        element: <OldBookmark tool={key} />,
      })),
      { path: paths.legacyTool, element: <LegacyTool /> },
      { path: "*", element: <NotFound /> },
    ],
  },
];

export const router = createBrowserRouter(routes);
