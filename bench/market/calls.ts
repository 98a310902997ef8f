/** The table, and the calls of the API with an officer who makes them. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { table } from "@highway/core/endpoints";
import { api } from "@highway/local/http/api";
import { startTable } from "@highway/local/table";
import { say } from "./process";

const local = await startTable();
Object.assign(process.env, local.environment);
const { environment, newOfficer } = await import("../../packages/functions/src/walk/stage");
Object.assign(process.env, environment);
const officer = await newOfficer();
const answer = api({ table, originSecret: environment.ORIGIN_SECRET });
const server = createServer((request, response) => {
  void answer(request, response, new URL(request.url ?? "/", "http://here"));
});
server.listen(0, "127.0.0.1", () =>
  say({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cookie: officer.cookie,
    environment: { ...local.environment, ...environment },
  }),
);
