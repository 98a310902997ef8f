import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { CfnRecordSet } from "aws-cdk-lib/aws-route53";
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Duration } from "aws-cdk-lib/core";
import type { Stack, StackContext } from "sst/constructs";
import { settings } from "./settings";

type Sender = ReturnType<typeof settings>["mail"];

/** What SES says of a mail after it took it. Of an identity made elsewhere, its own set must be told to say it here. */
const says = [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT];

/** Who sends, what becomes of the mail, and what the environment and the grants of a handler that sends must name. */
export function mail({ stack }: StackContext) {
  const { mail: sender } = settings();
  const arn = (resource: string, resourceName: string) => stack.formatArn({ service: "ses", resource, resourceName });
  const events = new Topic(stack, "Events", { enforceSSL: true });
  stack.addOutputs({ MailEventsTopic: events.topicArn });
  // What could not be heard of: a bounce that is lost is an address that mail goes on to.
  const unheard = new Queue(stack, "Unheard", {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  // SES checks the identity and the set that is the identity's default, for every mail. Of an identity made elsewhere the set is not known.
  const set =
    sender.kind === "existing" ? allowed(stack, events) : identify(stack, sender, events).configurationSetName;
  return {
    events,
    unheard,
    from: sender.from,
    senders: [arn("identity", sender.identity), arn("configuration-set", set)],
  };
}

/** Lets the sets that this account has already say it to the topic. @returns any set's name */
function allowed(stack: Stack, events: Topic): "*" {
  const conditions = { StringEquals: { "aws:SourceAccount": stack.account } };
  events.grantPublish(new ServicePrincipal("ses.amazonaws.com", { conditions }));
  return "*";
}

/** Encrypted on its way or not sent at all, and never again to an address that bounced or complained. */
function identify(stack: Stack, sender: Sender, events: Topic): ConfigurationSet {
  const configurationSet = new ConfigurationSet(stack, "Sending", {
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
  });
  configurationSet.addEventDestination("Told", { destination: EventDestination.snsTopic(events), events: says });
  const kind = sender.kind === "address" ? Identity.email : Identity.domain;
  const identity = new EmailIdentity(stack, "Sender", { identity: kind(sender.identity), configurationSet });
  if (sender.kind === "domain") publishKeys(stack, identity, sender.zone);
  return configurationSet;
}

/** DKIM: three records by which receivers know that a mail is ours. Without a zone they are printed, to be entered by hand. */
function publishKeys(stack: Stack, { dkimRecords }: EmailIdentity, zone: Sender["zone"]) {
  for (const [index, { name, value }] of dkimRecords.entries()) {
    const id = `MailKey${index + 1}`;
    const record = { name, type: "CNAME", resourceRecords: [value], ttl: "1800" };
    if (zone) new CfnRecordSet(stack, id, { ...record, hostedZoneId: zone.id });
    else stack.addOutputs({ [id]: `${name} CNAME ${value}` });
  }
}
