import type { Campaign, CampaignChange, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { useRef, useState } from "react";
import { call } from "../../../lib/api/api";
import { callInTurn } from "../../../lib/api/in-turn";
import { asApiError } from "../../../lib/api/use-api";
import { sayFailure } from "../../../lib/forms/use-form";

type Props = {
  campaign: Campaign;
  /** Given where the page has it already: what is asked for beside is based on it, too. */
  newest?: Newest;
  onChange: (campaign: Campaign) => void;
};
type Change = Omit<CampaignChange, "lastUpdated">;

/** The campaign as it was saved last, which may not be drawn yet. */
export type Newest = { current: Campaign };

/** What is asked for and not answered, by campaign. */
const underWay = new Set<string>();

/**
 * Makes a change of a campaign once the changes before it are answered, based on what they saved.
 * @param asked what is changed: while that is on its way, it is not asked for twice
 * @returns null where it is on its way already
 */
export async function changeInTurn(
  newest: Newest,
  asked: object,
  send: (lastUpdated: string) => Promise<[Campaign]>,
): Promise<Campaign | null> {
  const thing = `campaign ${newest.current.clientID}`;
  const change = `${thing} ${JSON.stringify(asked)}`;
  if (underWay.has(change)) return null;
  underWay.add(change);
  try {
    return await callInTurn(thing, async () => {
      [newest.current] = await send(newest.current.lastUpdated);
      return newest.current;
    });
  } finally {
    underWay.delete(change);
  }
}

/** Saves changes of the campaign, each based on its newest state. Where it was changed elsewhere, that state is shown. */
export function useChange({ campaign, newest: given, onChange }: Props) {
  const own = useRef(campaign);
  const newest = given ?? own;
  if (campaign.lastUpdated > newest.current.lastUpdated) newest.current = campaign;
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const path = { clientId: campaign.clientID };
  const saved = async (asked: object, send: (lastUpdated: string) => Promise<[Campaign]>): Promise<boolean> => {
    setBusy(true);
    setWrong({});
    try {
      const now = await changeInTurn(newest, asked, send);
      if (now) onChange(now);
      return now !== null;
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
    saved(change, (lastUpdated) =>
      call("PUT /v1/marketing-kit/campaigns/{clientId}", { path, body: { lastUpdated, ...change } }),
    );
  const ask = () =>
    saved({ asks: "approval" }, (lastUpdated) =>
      call("POST /v1/marketing-kit/campaigns/{clientId}/approval", { path, body: { lastUpdated } }),
    );
  const sendAgain = (step: CampaignMessage["step"]) =>
    saved({ again: step }, (lastUpdated) =>
      call("POST /v1/marketing-kit/campaigns/{clientId}/messages/{step}/again", {
        path: { ...path, step },
        body: { lastUpdated },
      }),
    );
  return { newest, wrong, busy, change, ask, sendAgain };
}
