import { existsSync, readdirSync } from "node:fs";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";

export const handlersFolder = "packages/functions/src/http";
export type Endpoints = Record<string, Endpoint>;

export const handlerFile = ({ handler }: Endpoint) => `${handlersFolder}/${handler}.ts`;

const written = () =>
  readdirSync(handlersFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -".ts".length));

/** @throws Error naming each declared handler without a file and each file that no endpoint declares. */
export function checkHandlers(endpoints: Endpoints) {
  const missing = Object.entries(endpoints)
    .filter(([, endpoint]) => !existsSync(handlerFile(endpoint)))
    .map(([route, endpoint]) => `${route} names ${handlerFile(endpoint)}, which is not there.`);
  const declared = new Set(Object.values(endpoints).map(({ handler }) => handler));
  const idle = written()
    .filter((handler) => !declared.has(handler))
    .map((handler) => `${handlersFolder}/${handler}.ts answers no declared endpoint.`);
  if (missing.length + idle.length) throw new Error([...missing, ...idle].join("\n"));
}

/** "clients/update" belongs to clients. One stack a domain keeps each far from CloudFormation's 500 resources. */
export const byDomain = (endpoints: Endpoints) =>
  Map.groupBy(Object.entries(endpoints), ([, { handler }]) => handler.slice(0, handler.indexOf("/")));
