import { relative } from "node:path";
import { Stack, type StackContext, StaticSite, use } from "sst/constructs";
import { forgetOldBuilds } from "./old-builds";
import { origin } from "./origin";

/** Where the app is built to be deployed: not where a product on this machine has the one that it serves, or builds it at the same moment. */
const output = relative("packages/web", ".sst/web");

/** Builds the app and puts it behind the one origin: last of all, so that no page calls an endpoint that is not there yet. */
export function web({ app, stack }: StackContext) {
  const { bucket, distribution } = use(origin);
  for (const other of app.node.children) if (other instanceof Stack && other !== stack) stack.addDependency(other);
  forgetOldBuilds(stack, bucket);
  new StaticSite(stack, "App", {
    path: "packages/web",
    // Vite would build for development when the caller's NODE_ENV says so.
    buildCommand: `NODE_ENV=production npm run build -- --emptyOutDir --outDir ${output}`,
    buildOutput: output,
    cdk: { bucket, distribution },
    // An open page goes on loading the parts of the version that it began with.
    purgeFiles: false,
    // The last that fits a file counts. Only names with a hash of their content may be kept for ever; SST would keep every script.
    assets: {
      fileOptions: [
        { files: "**", cacheControl: "no-cache" },
        { files: "assets/**", cacheControl: "public,max-age=31536000,immutable" },
      ],
    },
    // Otherwise SST writes a file into the app's sources.
    vite: { types: "../../.sst/types/web-env.d.ts" },
  });
}
