import { Certificate, CertificateValidation, type ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import type { Distribution } from "aws-cdk-lib/aws-cloudfront";
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import type { Stack } from "sst/constructs";
import { settings } from "./settings";

type Domain = { name: string; certificate: ICertificate; zone?: IHostedZone };

/** The stage's own domain. Without one the app lives at CloudFront's address. */
export function domain(stack: Stack): Domain | undefined {
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
export function publish(stack: Stack, { name, zone }: Domain, distribution: Distribution) {
  if (!zone) return;
  const record = { zone, recordName: `${name}.`, target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)) };
  new ARecord(stack, "Alias", record);
  new AaaaRecord(stack, "AliasIpv6", record);
}
