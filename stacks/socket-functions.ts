import { channelTable } from "@highway/core/channels";
import type { Channel } from "@highway/core/platform/declare/channel";
import { CfnRoute, WebSocketRoute } from "aws-cdk-lib/aws-apigatewayv2";
import { WebSocketLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Function as Lambda, type StackContext, use } from "sst/constructs";
import { watchFunctions, watchSockets } from "./alarms";
import { lambda } from "./lambda";
import { given } from "./resources";
import { sockets, titled } from "./sockets";

/** A connection that begins, one that ends, and whatever is said on it. */
const events = { Connect: "$connect", Disconnect: "$disconnect", Default: "$default" };

/** One Lambda a channel, which hears of all that happens on it, all from the table of channels. */
export function socketFunctions(context: StackContext) {
  const { stack } = context;
  const all = Object.entries<Channel>(channelTable).map(([path, { handler, uses }]) => {
    const { api, logs } = use(sockets)[path as keyof typeof channelTable];
    const wanted = { handler: `sockets/${handler}`, description: path, given: given(path, uses) };
    const run = new Lambda(stack, titled(handler), lambda(context, handler, wanted));
    for (const [name, routeKey] of Object.entries(events)) {
      const integration = new WebSocketLambdaIntegration(`${titled(handler)}${name}`, run);
      const webSocketApi = api.cdk.webSocketApi;
      const route = new WebSocketRoute(stack, `${titled(handler)}${name}Route`, {
        webSocketApi,
        routeKey,
        integration,
      });
      if (route.node.defaultChild instanceof CfnRoute) route.node.defaultChild.authorizationType = "NONE";
    }
    watchSockets(stack, titled(handler), logs);
    return run;
  });
  watchFunctions(stack, all);
}
