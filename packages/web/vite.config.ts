import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./chunks";
import { earlyPages } from "./early-pages";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), earlyPages()],
  build: {
    // The browsers of the last two years; the native popover and `:has` set the floor.
    target: ["chrome125", "edge125", "firefox128", "safari17.5"],
    manifest: true,
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
});
