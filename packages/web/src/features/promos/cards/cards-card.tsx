import { inEastern } from "@highway/core/market/quotes/pure/eastern";
import type { OwnCard } from "@highway/core/promos/cards/schema";
import { cardPlaces, cardStanding } from "@highway/core/promos/pure/constants";
import { ArrowDown, ArrowUp, ArrowUpDown, GripVertical, LayoutGrid, Pencil, Plus } from "lucide-react";
import { type KeyboardEvent, Suspense, useRef, useState } from "react";
import { call } from "../../../lib/api/api";
import { callInTurn } from "../../../lib/api/in-turn";
import { asApiError, refreshApi, useApi } from "../../../lib/api/use-api";
import { cx } from "../../../lib/class-names";
import { date } from "../../../lib/format/format";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { notify } from "../../../lib/notify";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { Menu } from "../../../ui/overlays/menu";
import { Empty } from "../../../ui/page/empty";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { pictureOf } from "../ad-fields";
import { Counted } from "../counted";
import { placeNames } from "./words";

const CardDrawer = lazyWindow(() => import("./card-drawer"), closeWindow);

/** The corporation's promo cards, in the order in which officers see them. */
export function CardsCard({ corpID }: { corpID: string }) {
  const cards = useApi("GET /v1/promos/cards", { query: { corpID } });
  /** The card in the drawer; null for a new one. */
  const [edited, setEdited] = useState<OwnCard | null>();
  const add = (
    <Button icon={Plus} onClick={() => setEdited(null)}>
      Add a card
    </Button>
  );
  const isEmpty = cards.state === "ready" && cards.data.length === 0;
  return (
    <Card title="Promo cards" aside={cards.state === "ready" && !isEmpty && add}>
      <p className="mt-1 max-w-[60ch] text-pretty text-fg-3 text-sm">
        Officers see up to three promo cards at each place, in this order; clients never do.{" "}
        <span className="touch:hidden">Drag a card, or press Alt with an arrow key, to move it.</span>
      </p>
      {cards.state === "failed" && <Problem message={cards.message} onRetry={cards.retry} />}
      {cards.state === "loading" && (
        <Skeleton label="Loading the promo cards">
          <Bone className="my-4 h-6 w-64" />
          <Bone className="my-4 h-6 w-64" />
        </Skeleton>
      )}
      {isEmpty && <Empty icon={LayoutGrid} title="No promo cards yet" action={add} />}
      {cards.state === "ready" && !isEmpty && (
        <Ordered cards={cards.data} corpID={corpID} onOrder={cards.replace} onEdit={setEdited} />
      )}
      <Suspense fallback={null}>
        {edited !== undefined && <CardDrawer card={edited} corpID={corpID} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </Card>
  );
}

type OrderedProps = {
  cards: OwnCard[];
  corpID: string;
  onOrder: (cards: OwnCard[]) => void;
  onEdit: (card: OwnCard) => void;
};

function Ordered({ cards, corpID, onOrder, onEdit }: OrderedProps) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  /** Only the answer to the last move says in which order the cards are. */
  const moves = useRef(0);
  const move = async (from: number, to: number) => {
    const card = cards[from];
    if (!card || from === to || to < 0 || to >= cards.length) return;
    const next = cards.toSpliced(from, 1).toSpliced(to, 0, card);
    onOrder(next);
    setSaid(`${card.header} is number ${to + 1} of ${cards.length}.`);
    moves.current += 1;
    const own = moves.current;
    try {
      const body = { cards: next.map(({ _id }) => _id) };
      const request = { query: { corpID }, body, keepalive: true };
      const saved = await callInTurn("card order", () => call("PUT /v1/promos/card-order", request));
      if (own === moves.current) onOrder(saved);
    } catch (error) {
      notify.error(asApiError(error).message);
      if (own === moves.current) void refreshApi("/v1/promos/cards");
    }
  };
  const press = (event: KeyboardEvent, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    void move(at, at + by);
    // The card takes the focus along to its new place.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>("li > button")[at + by]?.focus());
  };
  const endDrag = () => {
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <ul ref={list} className="mt-3">
        {cards.map((card, at) => (
          <li
            key={card._id}
            onKeyDown={(event) => press(event, at)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(at);
            }}
            // A drag that Escape ends, or that is let go beside the list, drops on no card.
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) void move(dragged, at);
            }}
            className={cx(
              "flex min-h-14 items-center gap-3 border-line border-b py-1.5 last:border-b-0",
              dragged !== null && over === at && dragged !== at && "bg-accent-soft",
            )}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer alone drags; the keys do the same */}
            <span
              draggable
              title="Drag to move"
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                event.dataTransfer.setData("text/plain", card._id);
                setDragged(at);
              }}
              onDragEnd={endDrag}
              className="grid size-6 shrink-0 cursor-grab place-items-center text-fg-3 touch:hidden"
            >
              <Icon of={GripVertical} size={14} />
            </span>
            <Line card={card} corpID={corpID} />
            {/* A finger does not drag: the list would scroll. */}
            <span className="hidden touch:block">
              <Menu
                label={`Move ${card.header}`}
                button={<Icon of={ArrowUpDown} />}
                buttonClassName="grid size-11 place-items-center rounded-sm text-fg-2"
                actions={[
                  { label: "Move up", icon: ArrowUp, disabled: at === 0, onSelect: () => void move(at, at - 1) },
                  {
                    label: "Move down",
                    icon: ArrowDown,
                    disabled: at === cards.length - 1,
                    onSelect: () => void move(at, at + 1),
                  },
                ]}
              />
            </span>
            <IconButton icon={Pencil} label={`Edit ${card.header}`} onClick={() => onEdit(card)} />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

const inWords = new Intl.ListFormat("en-US");
/** "Home, Results and Economic calendar" */
const placesOf = ({ places }: OwnCard) =>
  inWords.format(cardPlaces.filter((place) => places.includes(place)).map((place) => placeNames[place]));

const Line = ({ card, corpID }: { card: OwnCard; corpID: string }) => (
  <>
    <span
      className={cx(
        "grid h-8 w-14 shrink-0 place-items-center overflow-hidden rounded-xs border border-line bg-sunken text-fg-3",
        !card.imgUrl && "phone:hidden",
      )}
    >
      {card.imgUrl ? (
        <img src={pictureOf(card.imgUrl, corpID)} alt="" className="size-full object-cover" />
      ) : (
        <Icon of={LayoutGrid} size={14} />
      )}
    </span>
    <span className="min-w-0 flex-1">
      <span className="block font-medium wrap-anywhere">{card.header}</span>
      <span className="block text-fg-3 text-sm tabular-nums">
        {placesOf(card)}, <Counted word="seen" number={card.seen} />, <Counted word="opened" number={card.opened} />
      </span>
    </span>
    <Standing card={card} />
  </>
);

/** Says why no officer sees a card now: its days are over, or yet to come, or it is off. */
function Standing({ card }: { card: OwnCard }) {
  const standing = cardStanding(card, inEastern(Date.now()).day);
  if (standing === "ended") return <Badge>{`Ended ${date(card.until!)}`}</Badge>;
  if (standing === "ahead") return <Badge>{`From ${date(card.from!)}`}</Badge>;
  return standing === "off" && <Badge>Off</Badge>;
}
