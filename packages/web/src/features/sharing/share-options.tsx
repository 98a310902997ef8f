import { langs } from "../../lib/words/lang";
import { Segmented } from "../../ui/fields/segmented";
import { Switch } from "../../ui/fields/switch";
import type { ShareValues } from "./share-values";
import type { ShareFormState } from "./use-share";

type Props = { form: ShareFormState; values: ShareValues; langVis: boolean };

/** In which language the client reads, and whether a PDF goes with the mail. */
export const ShareOptions = ({ form, values, langVis }: Props) => (
  <div className="flex flex-col gap-3">
    {langVis && (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-medium text-fg-2 text-sm">Language of the email and the report</span>
        <Segmented
          label="Language of the email and the report"
          value={values.lang}
          onChange={(lang) => form.set("lang", lang)}
          segments={langs}
        />
      </div>
    )}
    <div className="flex items-center justify-between gap-3">
      <span>
        <span className="font-medium text-fg-2 text-sm">Attach the report as a PDF</span>
        {values.hasPasscode && (
          <span className="block text-fg-3 text-sm">With a passcode, the PDF waits behind the link.</span>
        )}
      </span>
      <Switch
        label="Attach the report as a PDF"
        hideLabel
        checked={values.attachPdf && !values.hasPasscode}
        disabled={values.hasPasscode}
        onChange={(on) => form.set("attachPdf", on)}
      />
    </div>
  </div>
);
