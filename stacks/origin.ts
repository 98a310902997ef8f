import { apiPaths } from "@highway/core/platform/http/one-origin";
import {
  contentSecurityPolicy,
  securityHeaders,
  strictTransportSecurity,
} from "@highway/core/platform/http/security-headers";
import { Certificate, CertificateValidation, type ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  Distribution,
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  HttpVersion,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
} from "aws-cdk-lib/aws-cloudfront";
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { Duration, RemovalPolicy } from "aws-cdk-lib/core";
import { type Stack, type StackContext, use } from "sst/constructs";
import { inlineScripts } from "../packages/web/inline-scripts";
import { region } from "./account/names";
import { api } from "./api";
import { apiBehavior, appBehavior, socketBehaviors } from "./behaviors";
import { bucketAddress } from "./bucket";
import { firewall } from "./firewall";
import { secrets } from "./secrets";
import { settings } from "./settings";
import { sockets } from "./sockets";

/** The one address of a stage. It stands before the handlers, which are told it, and before the app's files, which go into its bucket last. */
export function origin({ app, stack }: StackContext) {
  if (app.region !== region)
    throw new Error(
      `Highway is deployed to ${region} alone: CloudFront takes certificates and firewalls from nowhere else.`,
    );
  const bucket = files(stack);
  const headers = securityPolicy(stack, bucketAddress(app));
  const shared = use(secrets);
  const called = apiBehavior(stack, use(api), shared.origin.sent, headers);
  const hosts = Object.entries(use(sockets)).map(([path, { host }]) => [path, host]);
  const connected = socketBehaviors(stack, Object.fromEntries(hosts), shared.origin.sent, headers);
  const own = domain(stack);
  const wall = firewall(stack);
  // No log of addresses and queries: some of them will be links that open a client's report.
  const distribution = new Distribution(stack, "Distribution", {
    comment: `${stack.stackName}, ${shared.generation}`,
    defaultRootObject: "index.html",
    defaultBehavior: appBehavior(stack, bucket, headers),
    errorResponses: keptByNobody,
    // The first that fits counts, and a channel's path lies below one of the API's.
    additionalBehaviors: { ...connected, ...Object.fromEntries(apiPaths.map((path) => [path, called])) },
    httpVersion: HttpVersion.HTTP2_AND_3,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    priceClass: PriceClass.PRICE_CLASS_100,
    ...(wall && { webAclId: wall.arn }),
    ...(own && { domainNames: [own.name], certificate: own.certificate }),
  });
  if (own) publish(stack, own, distribution);
  const url = `https://${own?.name ?? distribution.distributionDomainName}`;
  stack.addOutputs({ Address: url, PointTheDomainAt: distribution.distributionDomainName });
  return { url, bucket, distribution, wall };
}

/**
 * What CloudFront would tell for ten seconds to everybody who asks at the same path, whoever they are: of a 5xx it believes no `no-store`, and a 404 of API
 * Gateway itself has none (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html). No error has a page:
 * CloudFront would put it in the place of the API's own answers as well.
 */
const keptByNobody = [404, 500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) }));

/** Built from the sources at any time, so no stage keeps it. What replaced and deleted files leave behind goes after a month, with which `old-builds-function.cjs` reckons. */
const files = (stack: Stack) =>
  new Bucket(stack, "Files", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [
      {
        noncurrentVersionExpiration: Duration.days(31),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
        expiredObjectDeleteMarker: true,
      },
    ],
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
  });

type Domain = { name: string; certificate: ICertificate; zone?: IHostedZone };

/** The stage's own domain. Without one the app lives at CloudFront's address. */
function domain(stack: Stack): Domain | undefined {
  const { site } = settings();
  if (!site) return undefined;
  const zone =
    site.zone &&
    HostedZone.fromHostedZoneAttributes(stack, "Zone", { hostedZoneId: site.zone.id, zoneName: site.zone.name });
  const certificate = site.certificate
    ? Certificate.fromCertificateArn(stack, "Certificate", site.certificate)
    : new Certificate(stack, "Certificate", {
        domainName: site.name,
        validation: CertificateValidation.fromDns(zone),
      });
  return { name: site.name, certificate, zone };
}

/** Points the name at the distribution. Without a zone of ours that record is entered by hand (docs/deploy.md). */
function publish(stack: Stack, { name, zone }: Domain, distribution: Distribution) {
  if (!zone) return;
  const record = { zone, recordName: `${name}.`, target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)) };
  new ARecord(stack, "Alias", record);
  new AaaaRecord(stack, "AliasIpv6", record);
}

const override = true;

/** The headers of core, in CloudFront's own form: it has a field for some names and refuses those among the custom ones. */
function securityPolicy(stack: Stack, uploads: string) {
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
        includeSubdomains: settings().coversSubdomains,
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
