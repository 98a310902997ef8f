import { type ChannelTable, channelTable } from "@highway/core/channels";
import { CfnAccount } from "aws-cdk-lib/aws-apigateway";
import { WebSocketApi as Api, type CfnStage, WebSocketStage } from "aws-cdk-lib/aws-apigatewayv2";
import { ManagedPolicy, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import { Aws, RemovalPolicy } from "aws-cdk-lib/core";
import { type Stack, type StackContext, WebSocketApi } from "sst/constructs";
import { logGroup } from "./logs";

/** Each API has one stage, of this name; `edge/socket-request.js` knows it. */
const STAGE = "live";

/** New connections and messages a second, over all callers of one channel: the most connections that an account may open, and a message of each now and then. */
const throttle = { rateLimit: 1_000, burstLimit: 1_000 };

/** One line a connection or message: no path, no address, no id of a connection or a person. */
const line = {
  time: "$context.requestTime",
  request: "$context.requestId",
  route: "$context.routeKey",
  event: "$context.eventType",
  status: "$context.status",
  milliseconds: "$context.integrationLatency",
  error: "$context.error.message",
  lambdaError: "$context.integrationErrorMessage",
};

export type Socket = {
  api: WebSocketApi;
  /** The host behind which CloudFront finds the API. */
  host: string;
  /** Where functions send to its connections. */
  place: string;
  /** Its connections, as something that may be sent to or closed. */
  connectionArns: string[];
  logs: LogGroup;
};

/** One API a channel, all from the table of channels. Their functions stand in `socket-functions.ts`, because those are told the one origin, which comes after this. */
export function sockets({ app, stack }: StackContext): Record<keyof ChannelTable, Socket> {
  const logging = mayLog(stack);
  const all = Object.entries(channelTable).map(([path, { handler }]) => {
    const logs = logGroup(app, stack, `${titled(handler)}Log`);
    const webSocketApi = new Api(stack, `${titled(handler)}Api`, { apiName: `${stack.stackName}-${handler}` });
    const webSocketStage = new WebSocketStage(stack, `${titled(handler)}Stage`, {
      webSocketApi,
      stageName: STAGE,
      autoDeploy: true,
      throttle,
    });
    const stage = webSocketStage.node.defaultChild as CfnStage;
    stage.accessLogSettings = { destinationArn: logs.logGroupArn, format: JSON.stringify(line) };
    webSocketStage.node.addDependency(logging);
    // With a stage of ours, SST leaves out a function of its own that makes such a role, with more rights and outside our names.
    const api = new WebSocketApi(stack, titled(handler), { cdk: { webSocketApi, webSocketStage } });
    return [path, { api, logs, ...placesOf(webSocketApi) }];
  });
  return Object.fromEntries(all);
}

export const titled = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

function placesOf({ apiId }: Api) {
  const host = `${apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
  const arn = `arn:${Aws.PARTITION}:execute-api:${Aws.REGION}:${Aws.ACCOUNT_ID}:${apiId}/${STAGE}`;
  const connectionArns = ["POST", "DELETE"].map((method) => `${arn}/${method}/@connections/*`);
  return { host, place: `https://${host}/${STAGE}`, connectionArns };
}

/** API Gateway writes no log of sockets without this setting, which an account has once: it stays, with its role, when the stage that made it goes. */
function mayLog(stack: Stack): CfnAccount {
  const role = new Role(stack, "LogRole", {
    assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
    managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName("service-role/AmazonAPIGatewayPushToCloudWatchLogs")],
  });
  const account = new CfnAccount(stack, "LogAccount", { cloudWatchRoleArn: role.roleArn });
  role.applyRemovalPolicy(RemovalPolicy.RETAIN);
  account.applyRemovalPolicy(RemovalPolicy.RETAIN);
  return account;
}
