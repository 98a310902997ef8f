import { readFileSync } from "node:fs";
import { channelTable } from "@highway/core/channels";
import { table } from "@highway/core/endpoints";
import { apiPaths, forwardedHeaders, vouchedHeaders } from "@highway/core/platform/http/one-origin";
import { contentSecurityPolicy, securityHeaders } from "@highway/core/platform/http/security-headers";
import type { Template } from "aws-cdk-lib/assertions";
import type { StackContext } from "sst/constructs";
import { beforeAll, describe, expect, it } from "vitest";
import { inlineScripts } from "../packages/web/inline-scripts";
import { origin } from "./origin";
import { synthesise } from "./synthesise";

let templates: Record<string, Template>;
beforeAll(() => {
  templates = synthesise("test");
});

const only = (type: string, stack = "origin", from = templates) => {
  const found = Object.values(from[stack]!.findResources(type));
  expect(found, type).toHaveLength(1);
  return found[0]!.Properties;
};
const distribution = (from = templates) => only("AWS::CloudFront::Distribution", "origin", from).DistributionConfig;

const channelPaths = Object.keys(channelTable);
type Behavior = { PathPattern: string; [name: string]: unknown };
const patternOf = ({ PathPattern }: Behavior) => PathPattern;
const ofSockets = (all: Behavior[]) => all.filter((each) => channelPaths.includes(patternOf(each)));
const ofCalls = (all: Behavior[]) => all.filter((each) => !channelPaths.includes(patternOf(each)));
const requestPolicy = (id: string) =>
  Object.entries(templates.origin!.findResources("AWS::CloudFront::OriginRequestPolicy")).find(([name]) =>
    name.startsWith(id),
  )![1].Properties.OriginRequestPolicyConfig;

describe("the one origin", () => {
  it("sends every declared endpoint to the API", () => {
    const patterns = apiPaths.map((path) => new RegExp(`^${path.replace("*", ".*")}$`));
    const missed = Object.keys(table).filter((route) => !patterns.some((each) => each.test(route.split(" ")[1]!)));
    expect(missed).toEqual([]);
  });

  it("sends the API paths to the API, unkept and with the secret, and all else to the files", () => {
    const { CacheBehaviors, DefaultCacheBehavior, Origins } = distribution();
    const [files] = Origins.filter((each: object) => !("CustomOriginConfig" in each));
    const called = new Set(ofCalls(CacheBehaviors).map(({ TargetOriginId }) => TargetOriginId));
    expect(called.size).toBe(1);
    const api = Origins.find(({ Id }: { Id: string }) => called.has(Id));
    expect(CacheBehaviors.map(patternOf)).toEqual([...channelPaths, ...apiPaths]);
    // What the edge writes is what the wrapper reads.
    for (const name of [vouchedHeaders.encodings, vouchedHeaders.authorization])
      expect(readFileSync("stacks/edge/api-request.js", "utf8")).toContain(`"${name}"`);
    const cachingDisabled = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";
    for (const behavior of ofCalls(CacheBehaviors))
      expect(behavior).toMatchObject({
        TargetOriginId: api.Id,
        CachePolicyId: cachingDisabled,
        ViewerProtocolPolicy: "https-only",
      });
    expect(DefaultCacheBehavior).toMatchObject({
      TargetOriginId: files.Id,
      Compress: true,
      ViewerProtocolPolicy: "redirect-to-https",
    });
    expect(api.OriginCustomHeaders).toMatchObject([{ HeaderName: vouchedHeaders.secret }]);
    expect(JSON.stringify(api.OriginCustomHeaders[0].HeaderValue)).toContain("{{resolve:secretsmanager:");
    expect(api.CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: "https-only",
      OriginSSLProtocols: ["TLSv1.2"],
    });
  });

  it("lets through every header that a handler may read, and the viewer's address as CloudFront saw it", () => {
    const { HeadersConfig, CookiesConfig, QueryStringsConfig } = requestPolicy("ApiRequests");
    const Headers = [
      ...forwardedHeaders,
      vouchedHeaders.viewer,
      vouchedHeaders.encodings,
      vouchedHeaders.authorization,
    ];
    expect(HeadersConfig).toEqual({ HeaderBehavior: "whitelist", Headers });
    expect([CookiesConfig.CookieBehavior, QueryStringsConfig.QueryStringBehavior]).toEqual(["all", "all"]);
  });

  it("opens a socket at its documented path: with the secret and what an upgrade needs, and with no cookie", () => {
    const { CacheBehaviors, Origins } = distribution();
    const hosts = ofSockets(CacheBehaviors).map(({ TargetOriginId }) =>
      Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId),
    );
    expect(hosts).toHaveLength(channelPaths.length);
    for (const host of hosts) {
      expect(host.OriginCustomHeaders).toMatchObject([{ HeaderName: vouchedHeaders.secret }]);
      expect(JSON.stringify(host.DomainName)).toContain(".execute-api.");
    }
    const { HeadersConfig, CookiesConfig, QueryStringsConfig } = requestPolicy("SocketRequests");
    expect(HeadersConfig.Headers).toEqual(
      expect.arrayContaining(["origin", "sec-websocket-key", "sec-websocket-protocol", vouchedHeaders.viewer]),
    );
    // CloudFront takes no more in one policy.
    expect(HeadersConfig.Headers.length).toBeLessThanOrEqual(10);
    expect([CookiesConfig.CookieBehavior, QueryStringsConfig.QueryStringBehavior]).toEqual(["none", "none"]);
  });

  it("tells what failed for one caller to no other, and puts no error page in the place of the API's own answers", () => {
    const failures = [404, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 }));
    expect(distribution().CustomErrorResponses).toEqual(failures);
  });

  it("gives every behavior the function that fits its paths", () => {
    const functions = templates.origin!.findResources("AWS::CloudFront::Function");
    const at = (behavior: object) => {
      const { FunctionAssociations } = behavior as {
        FunctionAssociations: { FunctionARN: { "Fn::GetAtt": [string] } }[];
      };
      return functions[FunctionAssociations[0]!.FunctionARN["Fn::GetAtt"][0]]!.Properties.FunctionCode;
    };
    expect(at(distribution().DefaultCacheBehavior)).toContain("/index.html");
    for (const behavior of ofCalls(distribution().CacheBehaviors))
      expect(at(behavior)).toContain('.replace(/\\/+$/, "")');
    for (const behavior of ofSockets(distribution().CacheBehaviors)) expect(at(behavior)).toContain('"/live"');
  });
});

/** A text with its references written out. */
type Joined = { "Fn::Join": [string, (string | { Ref: string })[]] };
const written = (value: Joined) =>
  value["Fn::Join"][1].map((part) => (typeof part === "string" ? part : `<${part.Ref}>`)).join("");

describe("security headers", () => {
  it("are core's, each of them, and overrule what an origin says, but for the policy of a file", () => {
    const policy = only("AWS::CloudFront::ResponseHeadersPolicy").ResponseHeadersPolicyConfig;
    const { SecurityHeadersConfig: known, CustomHeadersConfig } = policy;
    const hsts = known.StrictTransportSecurity;
    const sent = {
      "content-security-policy": written(known.ContentSecurityPolicy.ContentSecurityPolicy),
      "strict-transport-security": `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? "; includeSubDomains" : ""}`,
      "x-content-type-options": known.ContentTypeOptions && "nosniff",
      "x-frame-options": known.FrameOptions.FrameOption,
      "referrer-policy": known.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(
        CustomHeadersConfig.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]),
      ),
    };
    const bucket = "https://highway-test-files-<AWS::AccountId>.s3.us-east-1.<AWS::URLSuffix>";
    expect(sent).toEqual({
      ...securityHeaders,
      "content-security-policy": contentSecurityPolicy({ uploads: bucket, scripts: inlineScripts() }),
    });
    const { ContentSecurityPolicy, ...others } = known;
    expect(ContentSecurityPolicy.Override).toBe(false);
    for (const each of [...Object.values(others), ...CustomHeadersConfig.Items])
      expect(each).toMatchObject({ Override: true });
  });

  it("let nobody frame a page and ask for https for two years", () => {
    const { SecurityHeadersConfig } = only("AWS::CloudFront::ResponseHeadersPolicy").ResponseHeadersPolicyConfig;
    const { ContentSecurityPolicy } = SecurityHeadersConfig.ContentSecurityPolicy;
    expect(written(ContentSecurityPolicy)).toContain("frame-ancestors 'none'");
    expect(SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThanOrEqual(63_072_000);
  });

  it("go with every answer, of the files and of the API", () => {
    const { CacheBehaviors, DefaultCacheBehavior } = distribution();
    for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(behavior.ResponseHeadersPolicyId.Ref).toMatch(/^SecurityHeaders/);
  });
});

it("leaves hosts below the domain alone where the stage says so", () => {
  const of = (stage: "test" | "zoned") =>
    only("AWS::CloudFront::ResponseHeadersPolicy", "origin", synthesise(stage)).ResponseHeadersPolicyConfig
      .SecurityHeadersConfig.StrictTransportSecurity.IncludeSubdomains;
  expect([of("test"), of("zoned")]).toEqual([true, false]);
});

describe("the firewall", () => {
  it("stands before the distribution, and refuses an address that makes over 20 calls a second for five minutes", () => {
    const { Scope, DefaultAction, Rules, CustomResponseBodies } = only("AWS::WAFv2::WebACL");
    expect([Scope, DefaultAction]).toEqual(["CLOUDFRONT", { Allow: {} }]);
    expect(distribution().WebACLId["Fn::GetAtt"][0]).toMatch(/^Firewall/);
    expect(Rules).toHaveLength(1);
    const { Statement, Action, VisibilityConfig } = Rules[0];
    expect(Statement.RateBasedStatement).toMatchObject({
      AggregateKeyType: "IP",
      Limit: 6000,
      EvaluationWindowSec: 300,
    });
    expect(VisibilityConfig.SampledRequestsEnabled).toBe(false);
    expect(Action.Block.CustomResponse.ResponseCode).toBe(429);
    // Pages show a refusal of the API's shape.
    const { error } = JSON.parse(CustomResponseBodies.tooMany.Content);
    expect(error).toEqual({ code: "tooMany", alertMessage: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it("counts every call and no file", () => {
    const [{ Statement }] = only("AWS::WAFv2::WebACL").Rules;
    const { RegexString } = Statement.RateBasedStatement.ScopeDownStatement.RegexMatchStatement;
    const counted = (path: string) => new RegExp(RegexString).test(path);
    expect(Object.keys(table).filter((route) => !counted(route.split(" ")[1]!))).toEqual([]);
    expect(["/", "/assets/index-1.js", "/members/v1/", "/lc2/live-share"].filter(counted)).toEqual([]);
  });

  it("is left out where the stage says so", () => {
    const { origin } = synthesise("elsewhere");
    expect(origin!.findResources("AWS::WAFv2::WebACL")).toEqual({});
  });

  it("and CloudFront's certificate are to be had in one region, which is where the product is deployed", () => {
    expect(() => origin({ app: { region: "eu-west-1" } } as StackContext)).toThrow(
      /^Highway is deployed to us-east-1 alone/,
    );
  });
});

describe("the files", () => {
  it("are kept a month longer than any page can ask for them: S3 forgets versions, a function what no build has", () => {
    expect(only("AWS::S3::Bucket")).toMatchObject({
      VersioningConfiguration: { Status: "Enabled" },
      LifecycleConfiguration: { Rules: [{ NoncurrentVersionExpiration: { NoncurrentDays: 31 } }] },
    });
    templates.web!.hasResourceProperties("AWS::Events::Rule", { ScheduleExpression: "rate(1 day)" });
  });

  it("are reached through the distribution alone, and over https", () => {
    expect(only("AWS::S3::Bucket").PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    const statements = only("AWS::S3::BucketPolicy").PolicyDocument.Statement;
    const readers = statements.filter(
      ({ Effect, Action }: Record<string, unknown>) => Effect === "Allow" && [Action].flat().includes("s3:GetObject"),
    );
    expect(readers).toMatchObject([
      { Principal: { Service: "cloudfront.amazonaws.com" }, Condition: { StringEquals: {} } },
    ]);
    expect(statements[0]).toMatchObject({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } });
  });
});

describe("the address", () => {
  const origins = (from: Record<string, Template>) =>
    Object.entries(from)
      .filter(([name]) => name.startsWith("api-"))
      .flatMap(([, template]) => Object.values(template.findResources("AWS::Lambda::Function")))
      .flatMap(({ Properties }) => Properties.Environment?.Variables.ORIGIN ?? []);

  it("is CloudFront's own where the stage has no domain, and handlers are told it", () => {
    expect(distribution().Aliases).toBeUndefined();
    for (const told of origins(templates))
      expect(JSON.stringify(told)).toMatch(/"https:..".*highway-origin:.*Distribution\w*DomainName/);
  });

  it("is the stage's domain, with a certificate and both kinds of record where the zone is ours", () => {
    const own = synthesise("zoned");
    expect(distribution(own)).toMatchObject({
      Aliases: ["app.example.com"],
      ViewerCertificate: { MinimumProtocolVersion: "TLSv1.2_2021", SslSupportMethod: "sni-only" },
    });
    expect(only("AWS::CertificateManager::Certificate", "origin", own)).toMatchObject({ ValidationMethod: "DNS" });
    const records = Object.values(own.origin!.findResources("AWS::Route53::RecordSet"));
    expect(records.map(({ Properties }) => `${Properties.Name} ${Properties.Type}`)).toEqual([
      "app.example.com. A",
      "app.example.com. AAAA",
    ]);
    expect(new Set(origins(own))).toEqual(new Set(["https://app.example.com"]));
  });

  it("may be a domain whose records stand elsewhere, with a certificate made before", () => {
    const own = synthesise("elsewhere");
    expect(distribution(own).ViewerCertificate.AcmCertificateArn).toMatch(/:certificate\/x$/);
    expect(own.origin!.findResources("AWS::Route53::RecordSet")).toEqual({});
  });
});
