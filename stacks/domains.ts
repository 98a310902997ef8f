import { table } from "@highway/core/endpoints";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { type App, type Stack, type StackContext, use } from "sst/constructs";
import { watchFunctions, watchGuesses } from "./alarms";
import { api } from "./api";
import { byDomain, checkHandlers, type Endpoints } from "./handlers";
import { lambda, logsOf } from "./lambda";
import { given } from "./resources";

/**
 * How many stacks of routes are deployed at once. All of them write to one HTTP API, which answers too many changes at a time with 429 and 409
 * (https://github.com/aws-cloudformation/cloudformation-coverage-roadmap/issues/573).
 */
const LANES = 3;

/** One Lambda per endpoint, one stack per domain, all from the table of endpoints. */
export function domains(app: App, endpoints: Endpoints = table) {
  checkHandlers(endpoints);
  const made: Stack[] = [];
  for (const [domain, routes] of byDomain(endpoints)) {
    app.stack(
      (context: StackContext) => {
        serve(context, routes);
        if (domain === "auth") watchGuesses(context.stack, logsOf(context));
        const before = made[made.length - LANES];
        if (before) context.stack.addDependency(before);
        made.push(context.stack);
      },
      { id: `api-${domain}` },
    );
  }
}

function serve(context: StackContext, routes: [string, Endpoint][]) {
  const { stack } = context;
  const http = use(api);
  for (const [route, { handler, uses }] of routes) {
    const wanted = { handler: `http/${handler}`, description: route, given: given(route, uses) };
    http.addRoutes(stack, { [route]: { function: lambda(context, route.replace(" ", "_"), wanted) } });
  }
  watchFunctions(
    stack,
    routes.flatMap(([route]) => http.getFunction(route) ?? []),
  );
}
