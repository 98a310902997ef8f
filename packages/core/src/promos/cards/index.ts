/** Promo cards of a corporation: resources that its officers find beside their work. Clients see none. */
import * as z from "zod/mini";
import * as Files from "../../files/index";
import { inEastern } from "../../market/quotes/pure/eastern";
import * as Audit from "../../people/audit/index";
import { action } from "../../platform/action";
import { inCharge, person } from "../../platform/actor";
import { isoNow, now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { saveOver } from "../../platform/save-over";
import { conditionFailed } from "../../platform/table/table";
import { unchanged } from "../../platform/table/write";
import { PromoCardEntity, PromoOrderEntity } from "../entity";
import { adsOf } from "../index";
import { refuseNoPicture } from "../pictures";
import { type CardPlace, cardStanding, cardsShown, sentences } from "../pure/constants";
import { AdsQuery } from "../schema";
import { cardsOf, newYorkDay, toCard } from "./order";
import {
  CardEvent,
  CardId,
  CardInput,
  CardOrder,
  CardSave,
  mostCards,
  NewCard,
  type OwnCard,
  type PromoResource,
  ResourceQuery,
} from "./schema";

/** Lists the first three cards of a place that are on today, in the corporation's order. */
export const at = action(ResourceQuery, async ({ location }): Promise<PromoResource[]> => {
  const { day: today } = inEastern(now());
  const shown = (await cardsOf(person().corpId)).filter((card) => isShown(card, location, today));
  return shown.slice(0, cardsShown).map(({ _id, imgUrl, header, link }) => ({ _id, imgUrl, header, link }));
});

const isShown = (card: OwnCard, location: CardPlace, today: string) =>
  card.places.includes(location) && cardStanding(card, today) === "running";

/** Lists all cards of the corporation in their order. @throws UserFacingError missing for a person who does not decide for it */
export const list = action(AdsQuery, ({ corpID }): Promise<OwnCard[]> => cardsOf(inCharge(corpID)));

const CreateInput = z.extend(AdsQuery, { card: NewCard });
/**
 * Makes a card. One that exists already takes what was sent last: most often the same, sent again because its answer was lost.
 * @throws UserFacingError missing for a person who does not decide for the corporation; invalid for a picture that it does not have; conflict beyond 24
 * cards
 */
export const create = action(CreateInput, async ({ corpID, card }): Promise<OwnCard> => {
  const ownerId = inCharge(corpID);
  const { _id = newId("promoCard"), ...record } = card;
  await refuseNoPicture(ownerId, record);
  const createdAt = isoNow();
  const made = await Audit.commitCounted(
    PromoCardEntity,
    (cards) => cards.create({ ownerId, cardId: _id, record, createdAt }).commit(),
    { ...counted(ownerId), by: 1, event: cardEvent(ownerId, "promo-card.created", { _id, header: record.header }) },
  );
  if (made === "refused") return (await save(ownerId, _id, record)).saved;
  if (made === "full") throw new UserFacingError("conflict", `There are already ${mostCards} cards. Delete one first.`);
  return { _id, ...record, seen: 0, opened: 0, since: newYorkDay(createdAt) };
});

const counted = (ownerId: string) => ({ ownerId, what: "promo cards", most: mostCards });

const gone = () => new UserFacingError("missing", sentences.cardGone);
const CardPath = z.extend(AdsQuery, { id: CardId });

async function findCard(ownerId: string, cardId: string) {
  const { data } = await PromoCardEntity.get({ ownerId, cardId }).go({ consistent: true });
  if (!data) throw gone();
  return { changes: data.changes, card: toCard(data) };
}

const UpdateInput = z.extend(CardPath, { card: CardSave });
/**
 * Saves what a card says and where it stands; what was counted stays.
 * @throws UserFacingError missing; invalid for a picture that the corporation does not have; conflict, with the card in `current`, if it was changed elsewhere after it was read
 */
export const update = action(UpdateInput, async ({ id, corpID, card }): Promise<OwnCard> => {
  const ownerId = inCharge(corpID);
  const { before, saved } = await save(ownerId, id, card);
  await dropUnused(ownerId, before.imgUrl);
  return saved;
});

type Saved = { before: OwnCard; saved: OwnCard };

async function save(ownerId: string, id: string, { was, ...sent }: CardSave): Promise<Saved> {
  const { card: before, changes } = await findCard(ownerId, id);
  const { shape: fields } = CardInput;
  const conflict = { refusal: sentences.cardStale, current: before };
  const record = saveOver({ was, sent, now: before, fields, isWhole: true, ...conflict });
  await refuseNoPicture(ownerId, record, [before.imgUrl]);
  const isWritten = await Audit.commitWithEvent(
    PromoCardEntity,
    (cards) =>
      cards.patch({ ownerId, cardId: id }).set({ record }).add({ changes: 1 }).where(unchanged(changes)).commit(),
    cardEvent(ownerId, "promo-card.saved", { _id: id, header: record.header }),
  );
  // Another save came between the read and the write: this one begins from there.
  return isWritten ? { before, saved: { ...before, ...record } } : save(ownerId, id, { was, ...sent });
}

/** Deletes a card and its picture. @throws UserFacingError missing */
export const remove = action(CardPath, async ({ id, corpID }): Promise<void> => {
  const ownerId = inCharge(corpID);
  const { card: before } = await findCard(ownerId, id);
  const event = cardEvent(ownerId, "promo-card.deleted", before);
  const removal = { ...counted(ownerId), by: -1, event } as const;
  const removed = await Audit.commitCounted(
    PromoCardEntity,
    (cards) => cards.remove({ ownerId, cardId: id }).commit(),
    removal,
  );
  if (removed !== "written") throw gone();
  await dropUnused(ownerId, before.imgUrl);
});

/** Removes a picture that no card and no ad has any more. */
async function dropUnused(ownerId: string, before: string | null): Promise<void> {
  if (before === null) return;
  const [cards, ads] = await Promise.all([cardsOf(ownerId), adsOf(ownerId)]);
  const isUsed =
    cards.some(({ imgUrl }) => imgUrl === before) ||
    ads.some(({ imgUrl, mobileImgUrl }) => imgUrl === before || mobileImgUrl === before);
  if (!isUsed) await Files.removeAdPicture(ownerId, before);
}

const OrderInput = z.extend(AdsQuery, CardOrder.shape);
/** Puts the cards in order. Cards of another corporation, and those that are gone, are left out. */
export const putInOrder = action(OrderInput, async ({ corpID, cards: wanted }): Promise<OwnCard[]> => {
  const ownerId = inCharge(corpID);
  const own = new Set((await cardsOf(ownerId)).map(({ _id }) => _id));
  const cards = [...new Set(wanted)].filter((id) => own.has(id));
  const event = Audit.eventOf(
    { kind: "promo-cards.ordered", subject: ownerId, detail: { cards: cards.length } },
    { userId: person().userId, corpId: ownerId },
  );
  await Audit.commitWithEvent(PromoOrderEntity, (orders) => orders.put({ ownerId, cards }).commit(), event);
  return cardsOf(ownerId);
});

/** Counts that a card was seen, or opened, by a member of its corporation. @throws UserFacingError missing */
export const countEvent = action(CardEvent, async ({ event, _id: cardId }): Promise<void> => {
  try {
    await PromoCardEntity.patch({ ownerId: person().corpId, cardId })
      .add({ [event]: 1 })
      .go();
  } catch (error) {
    if (conditionFailed(error)) throw gone();
    throw error;
  }
});

type Kind = "promo-card.created" | "promo-card.saved" | "promo-card.deleted";
/** Says in its corporation's trail what is done to a card. */
const cardEvent = (corpId: string, kind: Kind, { _id, header }: Pick<OwnCard, "_id" | "header">) =>
  Audit.eventOf({ kind, subject: _id, detail: { header } }, { userId: person().userId, corpId });
