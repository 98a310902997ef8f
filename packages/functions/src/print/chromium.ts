/**
 * The browser that prints. On Linux x64, as in Lambda, it comes from npm alone; elsewhere it is an installed Chrome. `CHROMIUM_PATH` names another, or
 * says that this is Lambda.
 */
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { browserEnvironment, env } from "@highway/core/platform/declare/env";
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from "playwright-core";

/** These arguments open a report to what it should not reach, or are given otherwise below. */
const unwantedFlags = ["--headless='shell'", "--disable-web-security", "--allow-running-insecure-content"];
/**
 * These arguments are meant for a browser that opens one page and ends; a browser that is kept crashes with them. Some machines start no browser without
 * them: Lambda is said to be one (https://github.com/Sparticuz/chromium/issues/80).
 */
const cautious = ["--single-process", "--no-zygote"];
const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];

const start = (options: LaunchOptions) =>
  chromium.launch({
    ...options,
    env: browserEnvironment(),
    handleSIGINT: false,
    handleSIGTERM: false,
    timeout: 15_000,
  });

const isLambda = () => env("CHROMIUM_PATH") === "lambda";

/** Whether browsers are started with care, one that could not draw after the other: the one of Lambda may have died by chance, so the next is the same. */
const withCare = { lambda: [true, true, false], elsewhere: [false, true, true] };
let failures = 0;
const isCareful = () => withCare[isLambda() ? "lambda" : "elsewhere"][failures % 3];

async function startPackaged(): Promise<Browser> {
  const { default: bundle, inflate, setupLambdaEnvironment } = await import("@sparticuz/chromium");
  const executablePath = await bundle.executablePath();
  const left = isCareful() ? unwantedFlags : [...unwantedFlags, ...cautious];
  const options = { executablePath, args: [...bundle.args.filter((arg) => !left.includes(arg)), ...quiet] };
  try {
    return await start(options);
  } catch {
    // The system lacks the NSS libraries, and the package brings them.
    const bin = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "bin");
    await inflate(join(bin, "al2023.tar.br"));
    setupLambdaEnvironment(join(tmpdir(), "al2023", "lib"));
    return start(options);
  }
}

function startBrowser(): Promise<Browser> {
  const chosen = env("CHROMIUM_PATH");
  if (chosen !== "none" && chosen !== "lambda")
    return start({ executablePath: chosen, args: ["--no-sandbox", ...quiet] });
  const isPackaged = process.platform === "linux" && process.arch === "x64";
  return isPackaged ? startPackaged() : start({ channel: "chrome", args: quiet });
}

/** Starts a browser. @throws Error that says what to install */
async function launch(): Promise<Browser> {
  try {
    return await startBrowser();
  } catch (cause) {
    throw new Error("There is no browser to print with. Install Google Chrome, or name one in CHROMIUM_PATH.", {
      cause,
    });
  }
}

let currentBrowser: Promise<Browser> | undefined;

/** Answers the one browser for every file that this process makes, because it takes longer to start than to print. Where it has ended, a new one starts. */
export async function theBrowser(): Promise<Browser> {
  const known = await currentBrowser?.catch(() => undefined);
  if (known?.isConnected()) return known;
  currentBrowser = launch();
  return currentBrowser;
}

/** Ends the browser where the process goes on without printing. The next file starts another. */
export async function closeBrowser(): Promise<void> {
  const known = await currentBrowser?.catch(() => undefined);
  currentBrowser = undefined;
  await known?.close();
}

/** Ends what was open for one file. A browser that was started with care ends with it, by itself or not, and its file is there already. */
export async function closeContext(context: BrowserContext): Promise<void> {
  if (!isCareful()) return context.close();
  await context.close().catch(() => undefined);
  await closeBrowser().catch(() => undefined);
}

/** Leaves a browser that could not draw, which may never answer again. The next file gets another. */
export function leaveBrowser(): void {
  failures++;
  const left = currentBrowser;
  currentBrowser = undefined;
  void left?.then((browser) => browser.close()).catch(() => undefined);
}
