import "./theme/theme.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { workerPath } from "../documents";
import { router } from "./app/router";
import { preloadApi } from "./lib/api/use-api";
import { leaveComposedKeys } from "./lib/composed-keys";
import { prefetch, startPrefetching } from "./lib/loading/lazy-window";
import { savesData } from "./lib/loading/network";
import { whenPageRests } from "./lib/loading/page-rest";
import { paths } from "./lib/paths";
import { signedInBefore } from "./lib/session";
import { Toaster } from "./ui/overlays/toaster";

// Compiled validators need `eval`, which the content security policy refuses. Set before any schema is used.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Who is signed in is asked while the page's own code is still on its way.
if (signedInBefore.get() && location.pathname !== paths.signIn) preloadApi("GET /v1/user");

leaveComposedKeys();

const root = createRoot(document.getElementById("root")!);
startTransition(() =>
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
      <Toaster />
    </StrictMode>,
  ),
);

prefetch(() => import("./app/command-palette"));
prefetch(() => import("./app/shortcut-list"));
startPrefetching();

if (import.meta.env.PROD && !savesData()) whenPageRests(() => void navigator.serviceWorker?.register(workerPath));
