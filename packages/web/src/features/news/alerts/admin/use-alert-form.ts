import { MOST_HEADLINE, sentences } from "@highway/core/market/news/alerts/pure/limits";
import type { AlertWords } from "@highway/core/market/news/alerts/schema";
import { formDraftAt, useFormDraftKey } from "../../../../lib/forms/form-drafts";
import { useKeptForm } from "../../../../lib/forms/use-kept-form";
import { type Ending, endings } from "./ends";

export type AlertValues = AlertWords & { ending: Ending };
export const noAlert: AlertValues = {
  headline: "",
  text: "",
  stance: null,
  sound: null,
  video: null,
  transcript: "",
  reach: { mail: false, push: false },
  ending: "close",
};

const check = ({ headline, sound, video, transcript }: AlertValues): Record<string, string> => {
  const length = headline.trim().length;
  return {
    ...(length === 0 && { headline: sentences.headline }),
    ...(length > MOST_HEADLINE && { headline: sentences.mostHeadline }),
    ...((sound || video) && transcript.trim() === "" && { transcript: sentences.transcript }),
  };
};

/** Holds the alert that is being written. What is typed is kept on this device until it is posted. */
export function useAlertForm(corpID: string) {
  const at = useFormDraftKey("market-alert", corpID);
  return useKeptForm<AlertValues>(noAlert, check, at, (key) =>
    formDraftAt<AlertValues>(
      key,
      ({ headline, ending, video, transcript, reach }) =>
        typeof headline === "string" &&
        video !== undefined &&
        typeof transcript === "string" &&
        reach !== undefined &&
        endings.includes(ending!),
    ),
  );
}
export type KeptAlert = ReturnType<typeof useAlertForm>;
