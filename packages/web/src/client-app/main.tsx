import "./client.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ClientApp } from "./client-app";

// Compiled validators need `eval`, which the content security policy refuses. Set before any schema is used.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <ClientApp />
  </StrictMode>,
);
