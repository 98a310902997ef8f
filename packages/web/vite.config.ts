import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browsers } from "./browsers";
import { chunks } from "./chunks";
import { earlyRequests } from "./early-requests";
import { firstFrame } from "./first-frame";
import { inlineScriptsPlugin } from "./inline-scripts";
import { offlineWorker } from "./offline/plugin";
import { otherDocuments } from "./other-documents";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    earlyRequests(),
    firstFrame(),
    inlineScriptsPlugin(),
    otherDocuments(),
    offlineWorker(),
  ],
  build: {
    target: browsers,
    manifest: true,
    // All of these browsers know it themselves.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
});
