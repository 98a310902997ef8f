import type { Campaign, CampaignChange, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { useRef, useState } from "react";
import { call } from "../../../lib/api/api";
import { asApiError } from "../../../lib/api/use-api";
import { sayFailure } from "../../../lib/forms/use-form";

type Props = { campaign: Campaign; onChange: (campaign: Campaign) => void };
type Change = Omit<CampaignChange, "lastUpdated">;

/** Saves changes of the campaign, each based on its newest state. Where it was changed elsewhere, that state is shown. */
export function useChange({ campaign, onChange }: Props) {
  const newest = useRef(campaign);
  newest.current = campaign;
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const path = { clientId: campaign.clientID };
  const saved = async (send: (lastUpdated: string) => Promise<[Campaign]>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setWrong({});
    try {
      onChange((await send(newest.current.lastUpdated))[0]);
      return true;
    } catch (error) {
      sayFailure(error, setWrong);
      const { current } = asApiError(error);
      if (current) onChange(current as Campaign);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const change = (change: Change) =>
    saved((lastUpdated) =>
      call("PUT /v1/marketing-kit/campaigns/{clientId}", { path, body: { lastUpdated, ...change } }),
    );
  const ask = () =>
    saved((lastUpdated) =>
      call("POST /v1/marketing-kit/campaigns/{clientId}/approval", { path, body: { lastUpdated } }),
    );
  const sendAgain = (step: CampaignMessage["step"]) =>
    saved((lastUpdated) =>
      call("POST /v1/marketing-kit/campaigns/{clientId}/messages/{step}/again", {
        path: { ...path, step },
        body: { lastUpdated },
      }),
    );
  return { newest, wrong, busy, change, ask, sendAgain };
}
