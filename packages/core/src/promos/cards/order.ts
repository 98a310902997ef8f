/** The cards of a corporation in the table. */
import type { EntityItem } from "electrodb";
import { inEastern } from "../../market/quotes/pure/eastern";
import { PromoCardEntity, PromoOrderEntity } from "../entity";
import { OwnCard } from "./schema";

/** Reads a corporation's cards in their order, and then those that nobody has put in order, the older first. */
export async function cardsOf(ownerId: string): Promise<OwnCard[]> {
  const [{ data }, { data: order }] = await Promise.all([
    PromoCardEntity.query.byOwner({ ownerId }).go({ pages: "all", consistent: true }),
    PromoOrderEntity.get({ ownerId }).go({ consistent: true }),
  ]);
  const cards = data.map(toCard);
  const at = (card: OwnCard) => order?.cards.indexOf(card._id) ?? -1;
  const place = (card: OwnCard) => (at(card) === -1 ? cards.length : at(card));
  return cards.toSorted((one, other) => place(one) - place(other));
}

/** The days of cards are those of New York. */
export const newYorkDay = (instant: string) => inEastern(Date.parse(instant)).day;

/** Reads a card from its item. */
export const toCard = ({ cardId: _id, record, seen = 0, opened = 0, createdAt }: EntityItem<typeof PromoCardEntity>) =>
  OwnCard.parse({ ...record, _id, seen, opened, since: createdAt ? newYorkDay(createdAt) : null });
