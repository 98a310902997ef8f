import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { browsers } from "../packages/web/browsers";

/** The engine as browsers get it: one module, bundled, minified and brought down to the oldest of them by the web's own build. */
export async function engineBundle(): Promise<string> {
  const entry = join(import.meta.dirname, "../packages/engine/src/scenario/explain.ts");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      target: browsers,
      write: false,
      minify: true,
      lib: { entry, formats: ["es"], fileName: "engine" },
    },
  });
  const { output } = (built as Rolldown.RolldownOutput[])[0]!;
  if (output.length !== 1) throw new Error(`The engine is one module, not ${output.length}`);
  return output[0].code;
}
