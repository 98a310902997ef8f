import { RotateCw } from "lucide-react";
import type { ComponentType } from "react";
import {
  createBrowserRouter,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  type RouteObject,
  useRouteError,
} from "react-router";
import { cx } from "../lib/class-names";
import { paths } from "../lib/paths";
import { signedInBefore } from "../lib/session";
import { tools } from "../tools/registry";
import { Button } from "../ui/button";
import { PageTitle } from "../ui/page/page-title";
import { NotFound } from "./not-found";
import { pages } from "./pages";
import { SessionGate } from "./session-gate";
import { Shell } from "./shell";
import { ShellSkeleton } from "./shell-skeleton";

/** A page that broke while it was loaded or drawn. */
export function PageFailed({ inShell = false }: { inShell?: boolean }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound inShell={inShell} />;
  const Frame = inShell ? "div" : "main";
  return (
    <Frame
      className={cx(
        "flex flex-col items-center justify-center gap-3 px-6 text-center",
        inShell ? "flex-1 py-24" : "min-h-dvh",
      )}
    >
      <PageTitle>Something went wrong</PageTitle>
      <h1 className="font-semibold text-h1 tracking-tight">Something went wrong</h1>
      <p role="alert" className="max-w-[44ch] text-balance text-fg-2">
        There was a problem loading this page. Refresh the page or try again later.
      </p>
      <Button variant="primary" icon={RotateCw} className="mt-2" onClick={() => history.go(0)}>
        Refresh
      </Button>
    </Frame>
  );
}

/** A first visit goes straight to the sign-in; anyone else to the dashboard. */
const Root = () => <Navigate replace to={signedInBefore.get() ? paths.dashboard : paths.signIn} />;

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
]);

/** Loads the page that a module below `src/` draws. */
const componentOf = (module: string) => async () => {
  const importPage = modules[module.startsWith("app/") ? module.replace("app/", "./") : `../${module}`];
  if (!importPage) throw new Error(`No page is drawn by ${module}.`);
  const page = await importPage();
  return "load" in page ? page.load() : page.default;
};

export const routes: RouteObject[] = [
  {
    errorElement: <PageFailed />,
    hydrateFallbackElement: <FirstPaint />,
    children: [
      { path: paths.root, element: <Root /> },
      { path: paths.signIn, lazy: { Component: async () => (await import("./routes/sign-in")).SignInRoute } },
      {
        // Outside the frame of the pages, which takes a report out of an address that is about none.
        element: (
          <SessionGate>
            <Outlet />
          </SessionGate>
        ),
        children: [{ path: paths.load, lazy: { Component: async () => (await import("./routes/load")).LoadRoute } }],
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
              {
                path: paths.cobrandedMarketing,
                element: <Navigate replace to={`${paths.customSettings}?tab=cobrands`} />,
              },
            ],
          },
        ],
      },
      { path: paths.words, lazy: { Component: async () => (await import("./routes/words")).WordsRoute } },
      ...["/terms", "/privacy", "/accessibility"].map((path) => ({
        path,
        lazy: { Component: async () => (await import("./routes/words")).ShortRoute },
      })),
      { path: paths.legacyTool, lazy: { Component: async () => (await import("./legacy-tool")).LegacyTool } },
      { path: "*", element: <NotFound /> },
    ],
  },
];

export const router = createBrowserRouter(routes);
