import { lackingFigures } from "@highway/core/sharing/campaigns/pure/fill";
import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { call } from "../../../lib/api/api";
import { usePreview } from "../../../lib/api/use-preview";
import type { Text } from "./words";

/** Draws the message as it is typed, and anew where the campaign was changed: its figures follow from that. */
export function useMessagePreview(campaign: Campaign, { step }: CampaignMessage, { subject, body }: Text) {
  const { clientID, lastUpdated } = campaign;
  const asked = { clientID, step, text: { subject, body } };
  const draw = () => call("POST /v1/marketing-kit/campaigns/preview", { body: asked });
  return usePreview({ asked, lastUpdated }, draw);
}

/** Tells of which message, as things stand, a figure is lacking without which it is skipped; of none until the figures are known. */
export function useLacking(campaign: Campaign): (message: CampaignMessage) => boolean {
  const [first] = campaign.messages;
  const { drawn } = useMessagePreview(campaign, first!, first!);
  if (!drawn) return () => false;
  const known = Object.fromEntries(drawn.figures.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));
  return (message) => lackingFigures(message.step, message, known).length > 0;
}
