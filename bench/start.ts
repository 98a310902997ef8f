/** From the command to the ready line, on an installed tree: first start (plants the demo, builds the web app) and later ones. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, report } from "./result";

const budget = 5000;
const port = 3941;

/** Milliseconds from spawning `npm start` to its ready line. */
function startOnce(data: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn("npm", ["start", "--silent"], {
      env: { ...process.env, PORT: String(port), HIGHWAY_DATA: data },
      detached: true,
    });
    let took = Number.NaN;
    child.stdout.on("data", (chunk: Buffer) => {
      if (!chunk.toString().includes("Highway is ready at") || !Number.isNaN(took)) return;
      took = performance.now() - started;
      if (child.pid) process.kill(-child.pid, "SIGINT");
    });
    child.on("exit", () =>
      Number.isNaN(took) ? reject(new Error("npm start ended before it was ready.")) : resolve(took),
    );
  });
}

const data = mkdtempSync(join(tmpdir(), "highway-bench-"));
try {
  rmSync("packages/web/dist", { recursive: true, force: true });
  const first = await startOnce(data);
  const later: number[] = [];
  for (let i = 0; i < 5; i++) later.push(await startOnce(data));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  report({
    title: "Start",
    rows: [
      { what: "first start: no data, no web build", value: seconds(first), budget: "5 s", ok: first <= budget },
      { what: "later starts, median of 5", value: seconds(median(later)), budget: "5 s", ok: median(later) <= budget },
    ],
  });
} finally {
  rmSync(data, { recursive: true, force: true });
}
