import { Api, type StackContext } from "sst/constructs";
import { logRetention } from "./logs";
import { removal } from "./removal";
import { settings } from "./settings";

/**
 * One line a call. Routes and not paths, no address and no query: ids of people and share links stay out of the logs.
 * Who did what is the audit trail's business.
 */
const line = {
  time: "$context.requestTime",
  request: "$context.requestId",
  route: "$context.routeKey",
  status: "$context.status",
  bytes: "$context.responseLength",
  milliseconds: "$context.responseLatency",
  lambdaMilliseconds: "$context.integrationLatency",
  error: "$context.error.message",
  lambdaError: "$context.integrationErrorMessage",
};

/**
 * The API without its routes: each domain's stack adds its own. Its address of its own cannot be closed, as CloudFront comes in
 * by it; the wrapper refuses whoever lacks CloudFront's secret.
 */
export function api({ app, stack }: StackContext) {
  const { callsASecond } = settings();
  const http = new Api(stack, "Http", {
    cors: false,
    // Over all callers; the wrapper's own limits are by person and address.
    defaults: { throttle: { rate: callsASecond, burst: 2 * callsASecond } },
    accessLog: { format: JSON.stringify(line), retention: logRetention },
  });
  http.cdk.accessLogGroup?.applyRemovalPolicy(removal(app).removalPolicy);
  return http;
}
