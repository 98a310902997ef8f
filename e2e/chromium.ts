/** A browser from npm alone on Linux x64; elsewhere an installed Chrome. `CHROMIUM_PATH` names another. */
import { execFileSync } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Meant for Lambda; on a laptop they cost stability or safety. */
const unwanted = [
  "--single-process",
  "--no-zygote",
  "--headless='shell'",
  "--disable-web-security",
  "--allow-running-insecure-content",
  // A graphics card played by the processor costs a third of a page; pages look the same without one.
  "--ignore-gpu-blocklist",
  "--in-process-gpu",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];
/** A closed network refuses Chromium's own calls home, noisily. */
const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];

/** What Chromium's processes share is kept in memory where there is room: in files, as Playwright asks for, it costs a twentieth of a page. */
const sharedMemory = "/dev/shm";
function hasSharedMemory() {
  if (!existsSync(sharedMemory)) return false;
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize >= 2 ** 30;
}

type Launch = { executablePath?: string; channel?: string; args: string[]; ignoreDefaultArgs?: string[] };

export async function chromiumLaunch(): Promise<Launch> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return { executablePath: chosen, args: ["--no-sandbox", ...quiet] };
  if (process.platform !== "linux" || process.arch !== "x64") return { channel: "chrome", args: quiet };
  const { default: chromium, inflate, setupLambdaEnvironment } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  try {
    execFileSync(executablePath, ["--version"], { stdio: "ignore" });
  } catch {
    // The system lacks the NSS libraries; the package brings them.
    const bin = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "bin");
    await inflate(join(bin, "al2023.tar.br"));
    setupLambdaEnvironment(join(tmpdir(), "al2023", "lib"));
  }
  return {
    executablePath,
    args: [...chromium.args.filter((arg) => !unwanted.includes(arg)), "--disable-gpu", ...quiet],
    ...(hasSharedMemory() && { ignoreDefaultArgs: ["--disable-dev-shm-usage"] }),
  };
}
