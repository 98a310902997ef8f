import type { InvitationChoice } from "@highway/core/people/access/schema";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api/api-error";
import { Button } from "../../ui/button";

/** Reads the invitations of somebody whom several companies invite, from the answer that asks for a choice. */
export const choicesIn = (error: unknown): readonly InvitationChoice[] | null =>
  error instanceof ApiError && error.code === "conflict" && Array.isArray(error.current) ? error.current : null;

type Props = { choices: readonly InvitationChoice[]; onChoose: (invitation: string) => Promise<void> };

/** Asks a new person which of the companies that invited them to join. */
export function InvitationChoices({ choices, onChoose }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-3">
      <h2 id="invitations" ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        Choose the company to join
      </h2>
      <p className="mb-1 text-fg-2">
        More than one company invited you. Your account will belong to the one that you choose.
      </p>
      {choices.map(({ id, corporation }) => (
        <Button
          key={id}
          busy={chosen === id}
          disabled={chosen !== null && chosen !== id}
          className="w-full"
          onClick={() => {
            setChosen(id);
            void onChoose(id);
          }}
        >
          {`Join ${corporation}`}
        </Button>
      ))}
    </section>
  );
}
