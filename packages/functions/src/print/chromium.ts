/** The browser that prints: from npm alone on Linux x64, as in Lambda; elsewhere an installed Chrome. `CHROMIUM_PATH` names another. */
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { env } from "@highway/core/platform/env";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";

/** Meant for a browser that opens one page and ends; a browser that is kept falls over with them. */
const unwanted = [
  "--single-process",
  "--no-zygote",
  "--headless='shell'",
  "--disable-web-security",
  "--allow-running-insecure-content",
];
const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];

async function packaged(): Promise<LaunchOptions> {
  const { default: bundle, inflate, setupLambdaEnvironment } = await import("@sparticuz/chromium");
  const executablePath = await bundle.executablePath();
  try {
    execFileSync(executablePath, ["--version"], { stdio: "ignore" });
  } catch {
    // The system lacks the NSS libraries; the package brings them.
    const bin = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "bin");
    await inflate(join(bin, "al2023.tar.br"));
    setupLambdaEnvironment(join(tmpdir(), "al2023", "lib"));
  }
  return { executablePath, args: [...bundle.args.filter((arg) => !unwanted.includes(arg)), ...quiet] };
}

async function options(): Promise<LaunchOptions> {
  const chosen = env("CHROMIUM_PATH");
  if (chosen !== "none") return { executablePath: chosen, args: ["--no-sandbox", ...quiet] };
  return process.platform === "linux" && process.arch === "x64" ? packaged() : { channel: "chrome", args: quiet };
}

/** @throws Error that says what to install */
async function launch(): Promise<Browser> {
  try {
    return await chromium.launch({ ...(await options()), handleSIGINT: false, handleSIGTERM: false });
  } catch (cause) {
    throw new Error("There is no browser to print with. Install Google Chrome, or name one in CHROMIUM_PATH.", {
      cause,
    });
  }
}

let kept: Promise<Browser> | undefined;

/** One browser for every file that this process makes: it takes longer to start than to print. A new one where it has ended. */
export async function theBrowser(): Promise<Browser> {
  const known = await kept?.catch(() => undefined);
  if (known?.isConnected()) return known;
  kept = launch();
  return kept;
}

/** Ends it, where the process goes on without printing; the next file starts another. */
export async function closeBrowser(): Promise<void> {
  const known = await kept?.catch(() => undefined);
  kept = undefined;
  await known?.close();
}
