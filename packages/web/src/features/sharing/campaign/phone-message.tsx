import type { Client } from "@highway/core/clients/schema";
import { ChevronLeft } from "lucide-react";
import type { ComponentProps } from "react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { IconButton } from "../../../ui/icon-button";
import { PageHeader, PageTitle } from "../../../ui/page/page-header";
import { TabLinks } from "../../../ui/page/tab-links";
import { MessagePanel } from "./message-panel";
import { handedOver } from "./sentences";

const plannedKinds = [
  { key: "words", label: "Message" },
  { key: "preview", label: "Preview" },
] as const;

/** Says of an address that this page led to it, so that the way back is the browser's own, to the same place of the list. */
export const fromList = { fromList: true };

type Props = Omit<ComponentProps<typeof MessagePanel>, "part"> & { client: Client };

/** On a phone a message is a page of its own: its words, and what they look like on a second tab. */
export function PhoneMessage({ client, ...panel }: Props) {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const back = () => (state?.fromList ? navigate(-1) : navigate({ search: "" }, { replace: true }));
  const part = query.get("tab") === "preview" ? "preview" : "words";
  const sent = [
    { key: "words", label: "Figures" },
    { key: "preview", label: handedOver(panel.message) },
  ] as const;
  return (
    <div ref={top} tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
      <PageHeader
        left={
          <>
            <IconButton icon={ChevronLeft} label="Back to the messages" onClick={() => void back()} />
            <h1 className="truncate font-semibold text-h2">Message to {client.name}</h1>
            <PageTitle>{`Message to ${client.name}`}</PageTitle>
          </>
        }
      />
      <TabLinks label="Message" tabs={panel.message.state === "sent" ? sent : plannedKinds} shown={part} />
      <MessagePanel {...panel} part={part} />
    </div>
  );
}
