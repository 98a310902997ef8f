import * as z from "zod/mini";
import { AdPictureAddress } from "../../files/schema";
import { Was } from "../../platform/fields.schema";
import { cardPlaces, sentences } from "../pure/constants";
import { Count, Link, requiredText } from "../schema";

export const CardId = z.string(sentences.cardGone).check(z.regex(/^pcd_[0-9a-z]{26}$/, sentences.cardGone));
const Place = z.enum(cardPlaces, "A card appears on home, results or markets.");
const Day = z.nullable(z.iso.date("Enter a day as YYYY-MM-DD"));
const everyPlaceOnce = (places: readonly string[]) => new Set(places).size === places.length;

/** The content of a card, under the specification's names. */
const cardFields = {
  imgUrl: z._default(z.nullable(AdPictureAddress), null),
  header: requiredText("Header", 60),
  link: Link,
};
/** The fields that its corporation decides: where the card stands, from which day until which in New York, and whether it is on. */
const decidedFields = {
  places: z
    .array(Place, "Choose at least one place")
    .check(z.minLength(1, "Choose at least one place"), z.refine(everyPlaceOnce, "Name each place once")),
  from: z._default(Day, null),
  until: z._default(Day, null),
  isOn: z._default(z.boolean("Answer true or false"), true),
};
const endsAfter = ({ from, until }: { from: string | null; until: string | null }) =>
  from === null || until === null || from <= until;
const order = { error: "The last day must not be before the first", path: ["until"] };

export const CardInput = z.strictObject({ ...cardFields, ...decidedFields }).check(z.refine(endsAfter, order));
export type CardInput = z.infer<typeof CardInput>;
export const CardSave = z.extend(CardInput, { was: Was });
export type CardSave = z.infer<typeof CardSave>;
/** A new card. The caller may propose its id, so that a card that is sent again, because the answer was lost, is the same one. */
export const NewCard = z
  .strictObject({ _id: z.optional(CardId), ...cardFields, ...decidedFields })
  .check(z.refine(endsAfter, order));

/** The content of a card as it was saved, when the rules for its link may have been others. */
const savedFields = { ...cardFields, link: z.string() };

/** A card as an officer sees it. */
export const PromoResource = z.strictObject({ _id: CardId, ...savedFields });
export type PromoResource = z.infer<typeof PromoResource>;

/** A card as its corporation runs it. */
export const OwnCard = z.strictObject({
  _id: CardId,
  ...savedFields,
  ...decidedFields,
  seen: Count,
  opened: Count,
  /** What is counted was counted since this day. */
  since: z.nullable(z.iso.date()),
});
export type OwnCard = z.infer<typeof OwnCard>;

export const ResourceQuery = z.strictObject({ location: Place });
export const mostCards = 24;
export const CardOrder = z.strictObject({
  cards: z.array(CardId, "Name the cards in their order").check(z.maxLength(mostCards, "Name each card once")),
});

export const CardEvent = z.strictObject({
  event: z.enum(["seen", "opened"], "The event is seen or opened."),
  _id: CardId,
});
export type CardEvent = z.infer<typeof CardEvent>;
