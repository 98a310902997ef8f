import type { CardEvent, PromoResource } from "@highway/core/promos/cards/schema";
import type { CardPlace } from "@highway/core/promos/pure/constants";
import { useRef } from "react";
import { call } from "../../../lib/api/api";
import { useApi } from "../../../lib/api/use-api";
import { cx } from "../../../lib/class-names";
import { useUser } from "../../../lib/session";
import { phone, useMedia } from "../../../lib/use-media";
import { useSeen } from "../use-seen";
import { PromoCard } from "./promo-card";

const ON_PHONE = 2;

/** Shows the cards that the corporation offers in this place. Cards that fail to load are left out without a word. */
export default function PromoCards({ location, className }: { location: CardPlace; className?: string }) {
  const { company } = useUser().header;
  const isPhone = useMedia(phone);
  const options = { revalidateOnFocus: false, shouldRetryOnError: false };
  const answer = useApi("GET /v1/promos/resource", { query: { location } }, options);
  const cards = answer.state === "ready" ? answer.data.slice(0, isPhone ? ON_PHONE : undefined) : [];
  if (cards.length === 0) return null;
  const title = company ? `From ${company}` : "From your company";
  return (
    <section aria-label={title} className={cx("w-full print:hidden", className)}>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="grid grid-cols-3 gap-4 phone:grid-cols-2 phone:gap-3">
        {cards.map((card) => (
          <Shown key={card._id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Shown({ card }: { card: PromoResource }) {
  const box = useRef<HTMLLIElement>(null);
  const tell = (event: CardEvent["event"]) => {
    // A lost count is nothing that the reader could mend.
    call("POST /v1/promos/resource-events", { body: { event, _id: card._id }, keepalive: true }).catch(() => {});
  };
  useSeen(box, card._id, () => tell("seen"));
  return (
    <li ref={box} className="flex min-w-0">
      <PromoCard card={card} onOpen={() => tell("opened")} />
    </li>
  );
}
