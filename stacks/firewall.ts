import { apiPaths } from "@highway/core/platform/http/one-origin";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Duration } from "aws-cdk-lib/core";
import type { Stack } from "sst/constructs";
import { settings } from "./settings";

const seconds = 300;

/** In the shape of the API's own refusals, which pages show. */
const tooMany = {
  error: {
    code: "tooMany",
    alertMessage: "Too many requests came from your network. Wait five minutes, then try again.",
  },
};

/** No request is kept as a sample: addresses of some would open a client's report. */
const counted = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});

const calls = `^(${apiPaths.map((path) => path.replace("*", "")).join("|")})`;

/**
 * Refuses calls of an address that makes too many, before they count among those that everybody shares. Files are not counted: CloudFront keeps them,
 * and an office that opens the app at nine asks for thousands.
 */
export function firewall(stack: Stack) {
  const { callsAnAddress } = settings();
  if (!callsAnAddress) return undefined;
  const decoded = ["URL_DECODE", "NORMALIZE_PATH"].map((type, priority) => ({ type, priority }));
  const metricName = `${stack.stackName}-firewall`;
  const acl = new CfnWebACL(stack, "Firewall", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: counted(metricName),
    customResponseBodies: { tooMany: { contentType: "APPLICATION_JSON", content: JSON.stringify(tooMany) } },
    rules: [
      {
        name: "CallsAnAddress",
        priority: 0,
        statement: {
          rateBasedStatement: {
            aggregateKeyType: "IP",
            limit: callsAnAddress * seconds,
            evaluationWindowSec: seconds,
            scopeDownStatement: {
              regexMatchStatement: {
                regexString: calls,
                fieldToMatch: { uriPath: {} },
                textTransformations: decoded,
              },
            },
          },
        },
        action: {
          block: {
            customResponse: {
              responseCode: 429,
              customResponseBodyKey: "tooMany",
              responseHeaders: [{ name: "retry-after", value: String(seconds) }],
            },
          },
        },
        visibilityConfig: counted("CallsAnAddress"),
      },
    ],
  });
  const refused = new Metric({
    namespace: "AWS/WAFV2",
    metricName: "BlockedRequests",
    statistic: "Sum",
    period: Duration.minutes(5),
    dimensionsMap: { WebACL: metricName, Rule: "CallsAnAddress" },
  });
  return { arn: acl.attrArn, refused };
}
