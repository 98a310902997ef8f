import type { MailPreview as Mail } from "@highway/core/sharing/sending/schema";
import { useEffect, useState } from "react";
import { call, type RequestOf } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { useWhenOnline } from "../../lib/loading/network";
import { Segmented } from "../../ui/fields/segmented";
import { MailBody, type MailLook } from "../../ui/mail-body";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";

export type MailToPreview = RequestOf<"POST /v2/share/preview-mail">["body"];

const widths = [
  { value: "computer", label: "Computer" },
  { value: "phone", label: "Phone" },
] as const;
const papers = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

type Drawn = { state: "loading" } | { state: "failed"; message: string } | { state: "ready"; mail: Mail };

/** Shows the email as it would go out, drawn by what draws it then. */
export function MailPreview({ of }: { of: MailToPreview }) {
  const [look, setLook] = useState<MailLook>({ width: "computer", paper: "light" });
  const [drawn, setDrawn] = useState<Drawn>({ state: "loading" });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mail is drawn once, as it was when it was asked for; `tries` asks anew
  useEffect(() => {
    let isWanted = true;
    setDrawn({ state: "loading" });
    call("POST /v2/share/preview-mail", { body: of }).then(
      ([mail]) => isWanted && setDrawn({ state: "ready", mail }),
      (error: unknown) => isWanted && setDrawn({ state: "failed", message: sentence(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);
  const retry = () => setTries((count) => count + 1);
  useWhenOnline(drawn.state === "failed" ? retry : undefined);
  if (drawn.state === "failed") return <Problem message={drawn.message} onRetry={retry} />;
  if (drawn.state === "loading")
    return (
      <Skeleton label="Loading the email" className="flex flex-col gap-4 px-5 pb-5">
        <Bone className="h-10 w-full" />
        <Bone className="h-96 w-full" />
      </Skeleton>
    );
  const { from, subject, html } = drawn.mail;
  return (
    <div className="flex flex-col gap-3 px-5 pb-5">
      <dl className="grid grid-cols-[64px_minmax(0,1fr)] gap-y-1 wrap-anywhere">
        <dt className="text-fg-3">From</dt>
        <dd>{from}</dd>
        <dt className="text-fg-3">Subject</dt>
        <dd className="font-medium">{subject}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Segmented
          label="Where the email is read"
          value={look.width}
          onChange={(width) => setLook({ ...look, width })}
          segments={widths}
        />
        <Segmented
          label="Light or dark"
          value={look.paper}
          onChange={(paper) => setLook({ ...look, paper })}
          segments={papers}
        />
      </div>
      <MailBody html={html} look={look} />
    </div>
  );
}
