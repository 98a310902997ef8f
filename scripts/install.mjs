/** Installs the dependencies when they are missing or older than the lockfile. Plain JavaScript: it runs before anything is installed, on any Node >= 20. */
import { execSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const root = new URL("..", import.meta.url);
const at = (path) => new URL(path, root);
const installed = at("node_modules/.package-lock.json");
const lock = at("package-lock.json");

const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
if (!fresh) {
  console.log("Installing dependencies (once, one or two minutes)");
  execSync("npm ci --no-audit --no-fund --loglevel=error", { cwd: root, stdio: "inherit" });
}
