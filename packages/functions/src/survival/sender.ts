/**
 * This file is one of the two senders of an officer's mails, the officer's call or the job of each minute, in a process of its own, for the test that
 * kills it. What it needs is in its environment, and what it is to do comes as JSON.
 */
import { runAs } from "@highway/core/platform/actor";
import { advance } from "@highway/core/platform/clock";
import * as Sending from "@highway/core/sharing/sending/index";
import { handler as resumeSends } from "../jobs/resume-sends";

export type Errand =
  | { as: { userId: string; corpId: string }; email: Parameters<typeof Sending.sendReport>[0] }
  | { resume: { /** How much later than the clock it runs. */ milliseconds: number } };

const errand: Errand = JSON.parse(process.argv[2] ?? "");
if ("resume" in errand) {
  advance(errand.resume.milliseconds);
  await resumeSends({}, { getRemainingTimeInMillis: () => 50_000 });
} else {
  // The call begins mails for three seconds, in which a busy machine would not come to the one of the kill: its clock stands still.
  const began = Date.now();
  Date.now = () => began;
  const officer = { kind: "person", ...errand.as, sessionId: "ses_1", roles: ["officer"] } as const;
  await runAs(officer, { address: "203.0.113.7", agent: "" }, async () => Sending.sendReport(errand.email));
}
process.exit();
