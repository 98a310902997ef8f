import type { ReportLine } from "@highway/core/reports/schema";
import { Copy } from "lucide-react";
import { useState } from "react";

import { refreshApi, useApi } from "../../lib/api/use-api";
import { useAttempt } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/fields/select-field";
import { Dialog } from "../../ui/overlays/dialog";
import { makeLink } from "./calls";
import { copyText } from "./copy-text";
import { type Ends, endChoices, endTime, usualEnd } from "./link-ends";

type Props = { scenarios: readonly ReportLine[]; onClose: () => void };
type MadeLink = { id: string; name: string; url: string };

/** The most links that are made at one press. */
const mostLinks = 20;

/** Makes a link for each of several complete scenarios, and copies them all, a line each. */
export default function ShareSeveral({ scenarios, onClose }: Props) {
  const [ends, setEnds] = useState<Ends>(usualEnd);
  const [made, setMade] = useState<readonly MadeLink[]>([]);
  const { busy, attempt } = useAttempt();
  const permissions = useApi("GET /v1/user/corp-permissions");
  const needsPasscode = permissions.state === "ready" && permissions.data.requirePasscode;
  const complete = scenarios.filter(({ status }) => status === "complete");
  const obstacle = obstacleTo(complete.length, needsPasscode);
  const left = complete.filter(({ id }) => !made.some((link) => link.id === id));
  const make = () =>
    attempt(async () => {
      const links = [...made];
      try {
        for (const scenario of left) {
          links.push(await linkTo(scenario, endTime(ends, Date.now())));
          setMade([...links]);
        }
      } finally {
        void refreshApi("/v2/share");
      }
    });
  const copy = () =>
    copyText(Promise.resolve(made.map(({ name, url }) => `${name}: ${url}`).join("\n"))).then(
      () =>
        notify.success(made.length === 1 ? "Link copied to clipboard." : `${made.length} links copied to clipboard.`),
      (error: Error) => notify.error(error.message),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={complete.length === 1 ? "Share 1 scenario" : `Share ${complete.length} scenarios`}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {made.length > 0 && (
            <Button variant={left.length > 0 ? "secondary" : "primary"} icon={Copy} onClick={() => void copy()}>
              {made.length === 1 ? "Copy link" : `Copy ${made.length} links`}
            </Button>
          )}
          {left.length > 0 && !obstacle && (
            <Button variant="primary" busy={busy} onClick={() => void make()}>
              {left.length === 1 ? "Make link" : `Make ${left.length} links`}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        <p className="text-fg-2">
          {obstacle ?? "Each scenario gets its own link. Anyone with the link can open that report without a passcode."}
          {complete.length < scenarios.length && ` ${leftOut(scenarios.length - complete.length)}`}
        </p>
        {made.length === 0 && !obstacle && (
          <SelectField
            label="The links end"
            className="max-w-48"
            value={ends}
            options={endChoices}
            onChange={setEnds}
          />
        )}
        {made.length > 0 && (
          <ul className="divide-y divide-line rounded-md border border-line">
            {made.map(({ id, name, url }) => (
              <li key={id} className="px-3 py-2">
                <span className="block truncate font-medium">{name}</span>
                <span className="block truncate text-fg-3 text-sm">{url}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

async function linkTo({ id, name, toolName, clientName }: ReportLine, expiresAt: string | null): Promise<MadeLink> {
  const body = { id, reportID: id, tool: toolName, clientName, expiresAt };
  return { id, name, url: await makeLink(body) };
}

/** Says why no link can be made; null where one can. */
function obstacleTo(complete: number, needsPasscode: boolean): string | null {
  if (needsPasscode)
    return "Your company requires a passcode, which a copied link does not have. Send each report from its own page.";
  if (complete === 0) return "Only complete scenarios can be shared.";
  if (complete > mostLinks) return `Choose at most ${mostLinks} scenarios to share together.`;
  return null;
}

const leftOut = (drafts: number) =>
  drafts === 1 ? "1 draft is left out: it is not complete." : `${drafts} drafts are left out: they are not complete.`;
