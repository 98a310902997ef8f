import { RemovalPolicy } from "aws-cdk-lib/core";
import type { App } from "sst/constructs";

/**
 * What holds people's data or history outlives a mistake in production; every other stage leaves nothing behind. What a first deployment made
 * before it failed goes with it: else the next try would find its names taken.
 */
export const removal = (app: App) => ({
  removalPolicy: app.stage === "prod" ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
});
