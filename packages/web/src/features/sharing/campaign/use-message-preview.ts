import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { call } from "../../../lib/api/api";
import { usePreview } from "../../../lib/api/use-preview";
import type { Text } from "./words";

/** Draws the message as it is typed. */
export function useMessagePreview({ clientID }: Campaign, { step }: CampaignMessage, { subject, body }: Text) {
  const asked = { clientID, step, text: { subject, body } };
  return usePreview(asked, () => call("POST /v1/marketing-kit/campaigns/preview", { body: asked }));
}
