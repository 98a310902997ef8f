import type { FunctionProps } from "sst/constructs";
import { uncheckedEntities, unusedActions } from "./tree-shaking";

/**
 * The AWS SDK is in Lambda's Node: no bundle carries it. Names of functions go, for 3 % of every bundle: the log of a failure names its
 * route, and a bundle made again from the same commit with a source map resolves its lines.
 */
export const nodejs = {
  format: "esm",
  minify: true,
  // What is imported while it runs is a file of its own beside the handler, which a start does not read.
  splitting: true,
  sourcemap: false,
  esbuild: { external: ["@aws-sdk/*"], keepNames: false, plugins: [unusedActions, uncheckedEntities] },
} satisfies FunctionProps["nodejs"];

/** How every handler runs. Node's version is the one that package.json pins. */
export const runtime = {
  runtime: "nodejs24.x",
  architecture: "arm_64",
  // A Lambda's share of processor follows its memory: less starts and answers slower for about the same price.
  memorySize: "1024 MB",
  timeout: "10 seconds",
  // One function a call and one table behind it leave nothing to trace that the logged latencies do not show.
  tracing: "disabled",
} as const satisfies Omit<FunctionProps, "handler">;
