import "./theme/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { preloadLater } from "./app/preload-later";
import { router } from "./app/router";
import { Toaster } from "./ui/toaster";

// Compiled validators need `eval`, which the content security policy refuses. Set before any schema is used.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <RouterProvider router={router} />
    <Toaster />
  </StrictMode>,
);

preloadLater();
