import { forwardedHeaders, vouchedHeaders } from "@highway/core/platform/http/one-origin";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type IResponseHeadersPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { Duration, Fn } from "aws-cdk-lib/core";
import type { Api, Stack } from "sst/constructs";

const atTheEdge = (stack: Stack, id: string, file: string) => ({
  function: new EdgeFunction(stack, id, {
    code: FunctionCode.fromFile({ filePath: `stacks/edge/${file}` }),
    runtime: FunctionRuntime.JS_2_0,
  }),
  eventType: FunctionEventType.VIEWER_REQUEST,
});

/** Files: kept at the edge, sent as brotli or gzip, read from the bucket by this distribution alone. */
export function appBehavior(
  stack: Stack,
  bucket: Bucket,
  responseHeadersPolicy: IResponseHeadersPolicy,
): BehaviorOptions {
  return {
    // With the right to list, a file that is not there is a 404; without it, a 403 that nobody understands.
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy,
    functionAssociations: [atTheEdge(stack, "AppRequest", "app-request.js")],
  };
}

/** Calls: never kept. CloudFront compresses only what it may keep, so the wrapper of calls does it. */
export function apiBehavior(
  stack: Stack,
  api: Api,
  secret: string,
  responseHeadersPolicy: IResponseHeadersPolicy,
): BehaviorOptions {
  return {
    origin: new HttpOrigin(Fn.select(2, Fn.split("/", api.url)), {
      customHeaders: { [vouchedHeaders.secret]: secret },
      readTimeout: Duration.seconds(30),
      keepaliveTimeout: Duration.seconds(60),
    }),
    cachePolicy: CachePolicy.CACHING_DISABLED,
    compress: false,
    originRequestPolicy: new OriginRequestPolicy(stack, "ApiRequests", {
      cookieBehavior: OriginRequestCookieBehavior.all(),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      headerBehavior: OriginRequestHeaderBehavior.allowList(
        ...forwardedHeaders,
        vouchedHeaders.viewer,
        vouchedHeaders.encodings,
        vouchedHeaders.authorization,
      ),
    }),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    responseHeadersPolicy,
    functionAssociations: [atTheEdge(stack, "ApiRequest", "api-request.js")],
  };
}

/** What a browser says when it opens a socket. CloudFront passes on what else an upgrade needs by itself. */
const socketHeaders = [
  "origin",
  "user-agent",
  "sec-websocket-key",
  "sec-websocket-version",
  "sec-websocket-protocol",
  "sec-websocket-extensions",
  vouchedHeaders.viewer,
];

/** Sockets: one behavior a channel, at its documented path, of which the function makes the stage's. No cookie goes with them: a ticket opens a connection. */
export function socketBehaviors(
  stack: Stack,
  hosts: Record<string, string>,
  secret: string,
  responseHeadersPolicy: IResponseHeadersPolicy,
): Record<string, BehaviorOptions> {
  const originRequestPolicy = new OriginRequestPolicy(stack, "SocketRequests", {
    headerBehavior: OriginRequestHeaderBehavior.allowList(...socketHeaders),
  });
  const functionAssociations = [atTheEdge(stack, "SocketRequest", "socket-request.js")];
  return Object.fromEntries(
    Object.entries(hosts).map(([path, host]) => [
      path,
      {
        origin: new HttpOrigin(host, { customHeaders: { [vouchedHeaders.secret]: secret } }),
        cachePolicy: CachePolicy.CACHING_DISABLED,
        compress: false,
        originRequestPolicy,
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        responseHeadersPolicy,
        functionAssociations,
      },
    ]),
  );
}
