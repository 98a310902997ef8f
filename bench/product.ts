/** The built product on data of its own, and what an officer who has signed in to it sees: the stage of every measurement in a browser. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";

const officer = "officer@highway.test";

/** Runs the product for as long as `use` lasts. */
export async function withProduct(port: number, use: (base: string) => Promise<void>) {
  const data = mkdtempSync(join(tmpdir(), "highway-bench-"));
  const product = spawn("tsx", ["packages/local/src/start.ts"], {
    env: { ...process.env, PORT: String(port), HIGHWAY_DATA: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      product.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("ready at") && resolve());
      product.once("exit", () => reject(new Error("The product ended before it was ready.")));
    });
    await use(`http://127.0.0.1:${port}`);
  } finally {
    const gone = product.exitCode === null && new Promise((resolve) => product.once("exit", resolve));
    product.kill("SIGINT");
    await gone;
    rmSync(data, { recursive: true, force: true });
  }
}

/** The product's own calls, as the browser's officer. */
export function callsOf(context: BrowserContext, base: string) {
  const headers = { origin: base };
  return {
    post: async (path: string, data: object) => (await context.request.post(base + path, { data, headers })).json(),
    get: async (path: string) =>
      (await context.request.get(base + path, { headers: { accept: "application/json" } })).json(),
  };
}

/** Gives the browser the session of the demo's officer, by a code from the inbox. */
export async function signIn(context: BrowserContext, base: string) {
  const { get, post } = callsOf(context, base);
  await context.request.post(`${base}/v1/auth/code`, { data: { email: officer }, headers: { origin: base } });
  // A busy machine delivers a moment later.
  for (;;) {
    const mails: { subject: string }[] = await get("/_local/inbox");
    const code = mails.map(({ subject }) => /^\d{6}(?= is your)/.exec(subject)?.[0]).find(Boolean);
    if (code) return void (await post("/v1/auth/session", { email: officer, code }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The demo's scenario of four loans on two properties. @returns its id */
export async function fourLoans(context: BrowserContext, base: string): Promise<string> {
  const { data } = await callsOf(context, base).get("/v2/client/reports?count=10");
  return data.find(({ report }: { report: { loans: unknown[] } }) => report.loans.length === 4).report.id;
}

const houses = [
  { id: "tidewater", address: "18 Tidewater Ln", city: "Cary", purchaseDetails: [{ id: "ask-1", price: 450_000 }] },
  {
    id: "brookhaven",
    address: "412 Brookhaven Dr",
    city: "Raleigh",
    purchaseDetails: [{ id: "ask-2", price: 512_000 }],
  },
];
const programs = [
  { program: "conventional", downPaymentPercentage: 20 },
  { program: "fha", downPaymentPercentage: 3.5 },
  { program: "conventional", downPaymentPercentage: 10, points: 1 },
];

/** Saves a scenario of six loans, three each on two properties, for a new client. @returns its id */
export async function sixLoans(context: BrowserContext, base: string): Promise<string> {
  const { post } = callsOf(context, base);
  const { data: clients } = await post("/v2/client", { name: "Ada Measured", taxRate: 24 });
  const loans = houses.flatMap(({ id: propertyID, purchaseDetails: [price] }) =>
    programs.map((terms, i) => ({
      id: `${propertyID}-${i}`,
      propertyID,
      purchaseDetailsID: price?.id,
      term: 30,
      rate: 6.25 + i / 8,
      ...terms,
    })),
  );
  const report = { name: "Six loans", properties: houses, loans };
  const { data } = await post("/v2/client/reports", { clientID: clients[0]._id, report });
  return data[0].report.id;
}
