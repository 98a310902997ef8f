import { table } from "@highway/core/endpoints";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import { type App, type FunctionProps, type Stack, type StackContext, use } from "sst/constructs";
import { watchFunctions } from "./alarms";
import { api } from "./api";
import { byDomain, checkHandlers, type Endpoints, handlersFolder } from "./handlers";
import { logGroup } from "./logs";
import { given } from "./resources";
import { nodejs, runtime } from "./runtime";
import { secrets } from "./secrets";

/** One Lambda per endpoint, one stack per domain, all from the table of endpoints. */
export function domains(app: App, endpoints: Endpoints = table) {
  checkHandlers(endpoints);
  for (const [domain, routes] of byDomain(endpoints))
    app.stack((context: StackContext) => serve(context, routes), { id: `api-${domain}` });
}

function serve({ app, stack }: StackContext, routes: [string, Endpoint][]) {
  const logs = logGroup(app, stack, "Logs");
  const http = use(api);
  for (const [route, endpoint] of routes)
    http.addRoutes(stack, { [route]: { function: answering(stack, logs, route, endpoint) } });
  watchFunctions(
    stack,
    routes.flatMap(([route]) => http.getFunction(route) ?? []),
  );
}

function answering(stack: Stack, logs: LogGroup, route: string, { handler, uses }: Endpoint): FunctionProps {
  const { environment, grants } = given(uses);
  return {
    ...runtime,
    nodejs,
    handler: `${handlersFolder}/${handler}.handler`,
    description: `${route}, ${use(secrets).generation}`,
    logGroup: logs,
    environment,
    role: role(stack, route, [writing(logs), ...grants]),
  };
}

/** A role of its own instead of AWS's managed one, which may write to every log of the account. */
const role = (stack: Stack, route: string, statements: PolicyStatement[]) =>
  new Role(stack, `Role_${route.replace(" ", "_")}`, {
    assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
    inlinePolicies: { least: new PolicyDocument({ statements }) },
  });

const writing = ({ logGroupArn }: LogGroup) =>
  new PolicyStatement({ actions: ["logs:CreateLogStream", "logs:PutLogEvents"], resources: [logGroupArn] });
