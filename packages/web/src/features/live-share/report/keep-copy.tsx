import { FileText } from "lucide-react";
import { Card } from "../../../report/skins/client/card";
import { BigButton } from "../big-button";
import { useClientWords } from "../words";
import { useShared } from "./report-context";
import { useCopy } from "./use-copy";

export function KeepCopy() {
  const { link } = useShared();
  const words = useClientWords().keep;
  const { copy, fetchCopy } = useCopy(link);
  return (
    <Card name="copy" title={words.title} lead={words.lead} isSide className="narrow:order-8 print:hidden">
      <BigButton
        look="line"
        icon={FileText}
        className="mt-3.5"
        aria-busy={copy.state === "preparing"}
        onClick={fetchCopy}
      >
        {copy.state === "preparing" ? words.preparing : words.pdf}
      </BigButton>
      <p role="status" className="sr-only">
        {copy.state === "preparing" ? words.preparing : ""}
      </p>
      {copy.state === "failed" && (
        <p role="alert" className="mt-2 text-danger text-note">
          {copy.message}
        </p>
      )}
    </Card>
  );
}
