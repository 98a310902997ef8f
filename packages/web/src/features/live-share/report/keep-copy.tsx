import { FileText } from "lucide-react";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { Card } from "../../../report/skins/client/card";
import { BigButton } from "../big-button";
import { problemOf } from "../problem";
import { useClientWords, useWords } from "../words";
import { useSharedPage } from "./report-context";

export function KeepCopy({ isBrief = false }: { isBrief?: boolean }) {
  const { link } = useSharedPage();
  const words = useClientWords().keep;
  const { copy, fetchCopy } = useCopy(link);
  return (
    <Card name="copy" title={words.title} lead={isBrief ? undefined : words.lead} isSide className="print:hidden">
      <BigButton
        look="line"
        icon={FileText}
        className="mt-2.5"
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

type Copy = { state: "idle" | "preparing" } | { state: "failed"; message: string };

/** How often is asked whether the file is there; after so many times it is given up. */
const every = 700;
const mostAsked = 85;

const pause = () => new Promise((resolve) => setTimeout(resolve, every));

/** The report as a PDF: made when it is first asked for, and then downloaded. */
function useCopy(link: string) {
  const { lang, client } = useWords();
  const [copy, setCopy] = useState<Copy>({ state: "idle" });
  const fetchCopy = async () => {
    if (copy.state === "preparing") return;
    setCopy({ state: "preparing" });
    try {
      setCopy((await download(link, lang)) ? { state: "idle" } : { state: "failed", message: client.keep.failed });
    } catch (error) {
      setCopy({ state: "failed", message: problemOf(error, client) });
    }
  };
  return { copy, fetchCopy };
}

/** @returns whether the file came */
async function download(link: string, lang: "en" | "es"): Promise<boolean> {
  for (let asked = 0; asked < mostAsked; asked++) {
    const [job] = await call("GET /v2/share/export", { query: { link, lang, format: "pdf" } });
    if (job.status === "failed") return false;
    if (job.status === "done" && job.url) {
      const anchor = document.createElement("a");
      Object.assign(anchor, { href: job.url, download: job.name });
      anchor.click();
      return true;
    }
    await pause();
  }
  return false;
}
