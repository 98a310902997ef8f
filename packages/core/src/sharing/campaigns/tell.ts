import type { Client } from "../../clients/schema";
import { person } from "../../platform/actor";
import { logError } from "../../platform/log";
import { mailOfficer } from "../mails/officer";
import { sourceOf } from "./figures/sources";
import type { Lacks } from "./hand-over";
import type { FigureName, StepKey } from "./pure/steps";
import { titles } from "./pure/texts";

/** Says which figures were not known, and where they come from: "MEDHOMEPRICE (Report card)". */
const listOf = (lacking: readonly FigureName[]) => lacking.map((name) => `${name} (${sourceOf[name]})`).join("\n");

/** Tells the officer that a message was skipped. The skip stands, so an email that fails is logged. */
export async function tellSkipped(client: Client, step: StepKey, { lacking, why }: Lacks): Promise<void> {
  const title = `A message to ${client.name} was skipped`;
  try {
    await mailOfficer(person().userId, {
      client: { name: client.name, email: client.primaryEmail },
      title,
      preheader: "A figure that it needs is not known.",
      body: [
        {
          kind: "text",
          text: `“${titles[step]}” was due in your 90-day campaign. It did not go out, because a figure that it needs is not known.`,
        },
        { kind: "facts", facts: [["Not known", listOf(lacking)]] },
        ...why.map((text) => ({ kind: "text", text }) as const),
        { kind: "text", text: "The messages after it go out as planned." },
      ],
      button: { label: "Open the campaign", path: `/members/clients/${client._id}/campaign` },
    });
  } catch (error) {
    logError(error, { doing: "tell an officer of a skipped message", client: client._id });
  }
}
