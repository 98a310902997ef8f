/** The email that tells an officer of a skipped message: why it was skipped, and where that is mended. */
import type { Client } from "../../clients/schema";
import { person } from "../../platform/actor";
import { logError } from "../../platform/log";
import { mailOfficer } from "../mails/officer";
import { sourceOf } from "./figures/sources";
import type { Lacks } from "./hand-over";
import type { FigureName, StepKey } from "./pure/steps";
import { titles } from "./pure/texts";

/** Why a message was skipped. */
type Skipped = Pick<Parameters<typeof mailOfficer>[1], "preheader" | "body"> & {
  because: string;
  after: string;
  button: (client: Client) => { label: string; path: string };
};

/** Says which figures were not known, and where they come from: "MEDHOMEPRICE (Report card)". */
const listOf = (lacking: readonly FigureName[]) => lacking.map((name) => `${name} (${sourceOf[name]})`).join("\n");

export const noFigure = ({ lacking, why }: Lacks): Skipped => ({
  preheader: "The message needs a figure that is not known.",
  because: "a figure that it needs is not known",
  body: [
    { kind: "facts", facts: [["Not known", listOf(lacking)]] },
    ...why.map((text) => ({ kind: "text", text }) as const),
  ],
  after: "The messages after it go out as planned.",
  button: ({ _id }) => ({ label: "Open the campaign", path: `/members/clients/${_id}/campaign` }),
});

export const noPostalAddress: Skipped = {
  preheader: "Your header is missing your name or postal address.",
  because: "your header is missing your name or postal address, which each email of a campaign must show",
  body: [],
  after: "The messages after it go out as planned once the header is complete.",
  button: () => ({ label: "Complete the header", path: "/members/administration/custom-settings?tab=customheader" }),
};

/** Tells the officer that a message was skipped. The skip stands, so an email that fails is logged. */
export async function tellSkipped(client: Client, step: StepKey, why: Skipped): Promise<void> {
  const title = `A message to ${client.name} was skipped`;
  const was = `“${titles[step]}” was due in your 90-day campaign. It did not go out, because ${why.because}.`;
  try {
    await mailOfficer(person().userId, {
      client: { name: client.name, email: client.primaryEmail },
      title,
      preheader: why.preheader,
      body: [{ kind: "text", text: was }, ...why.body, { kind: "text", text: why.after }],
      button: why.button(client),
    });
  } catch (error) {
    logError(error, { doing: "tell an officer of a skipped message", client: client._id });
  }
}
