import type { Campaign, CampaignMessage, MessagePreview } from "@highway/core/sharing/campaigns/schema";
import { useEffect, useState } from "react";
import { call } from "../../../lib/api/api";
import { sentence } from "../../../lib/api/api-error";
import type { Text } from "./words";

const AFTER_TYPING_MS = 400;

/** Draws the message as it is typed, a moment after the last key. */
export function usePreview({ clientID }: Campaign, { step }: CampaignMessage, { subject, body }: Text) {
  const [drawn, setDrawn] = useState<MessagePreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      call("POST /v1/marketing-kit/campaigns/preview", { body: { clientID, step, text: { subject, body } } }).then(
        ([preview]) => {
          if (!isWanted) return;
          setDrawn(preview);
          setProblem(null);
        },
        (error: unknown) => isWanted && setProblem(sentence(error)),
      );
    }, AFTER_TYPING_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [clientID, step, subject, body]);
  return { drawn, problem };
}
