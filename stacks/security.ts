import {
  contentSecurityPolicy,
  securityHeaders,
  strictTransportSecurity,
} from "@highway/core/platform/http/security-headers";
import { HeadersFrameOption, type HeadersReferrerPolicy, ResponseHeadersPolicy } from "aws-cdk-lib/aws-cloudfront";
import { Duration } from "aws-cdk-lib/core";
import type { Stack } from "sst/constructs";
import { inlineScripts } from "../packages/web/inline-scripts";

const override = true;

/** The headers of core, in CloudFront's own form: it has a field for some names and refuses those among the custom ones. */
export function securityPolicy(stack: Stack, uploads: string) {
  const {
    "content-security-policy": _withUploads,
    "strict-transport-security": _inItsParts,
    "x-content-type-options": _always,
    "x-frame-options": frames,
    "referrer-policy": referrerPolicy,
    ...others
  } = securityHeaders;
  return new ResponseHeadersPolicy(stack, "SecurityHeaders", {
    securityHeadersBehavior: {
      // The one header that an answer may have of its own: a file that somebody uploaded allows itself less.
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy({ uploads, scripts: inlineScripts("packages/web/inline") }),
        override: false,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(strictTransportSecurity.maxAgeSeconds),
        includeSubdomains: strictTransportSecurity.includeSubDomains,
        override,
      },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption[frames], override },
      referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
    },
  });
}
