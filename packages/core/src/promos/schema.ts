import * as z from "zod/mini";
import { AdPictureAddress, Uploaded } from "../files/schema";
import { CorpId } from "../people/permissions/schema";
import { blame, required, trimmed, Was } from "../platform/fields.schema";
import { adPlaces, faultOfLink, palettes, sentences } from "./pure/constants";

export const AdId = z.string(sentences.gone).check(z.regex(/^adv_[0-9a-z]{26}$/, sentences.gone));
const Place = z.enum(adPlaces, "An ad appears on home or on results.");
const yesOrNo = "Answer true or false";

export const requiredText = (what: string, most: number) =>
  z
    .string(`${what} is required`)
    .check(...trimmed, ...required(`${what} is required`), z.maxLength(most, `Use at most ${most} characters`));
const body = "The text must be plain text";
export const Link = z.string(sentences.link).check(
  z.trim(),
  z.maxLength(2000, "Use at most 2,000 characters"),
  z.check((context) => {
    const fault = faultOfLink(context.value);
    if (fault) blame(context, [], fault);
  }),
);

/** The content of an ad, under the specification's names. */
const adFields = {
  imgUrl: z._default(z.nullable(AdPictureAddress), null),
  /** The picture for phones; without it they show the other one. */
  mobileImgUrl: z._default(z.nullable(AdPictureAddress), null),
  /** True when the picture is the whole ad; its words are read out in its place. */
  isFullImg: z._default(z.boolean(yesOrNo), false),
  header: requiredText("Header", 60),
  body: z._default(z.string(body).check(...trimmed, z.maxLength(140, "Use at most 140 characters")), ""),
  buttonText: requiredText("Button text", 24),
  link: Link,
  palette: z._default(z.enum(palettes, "Choose one of the four palettes."), "lightGreen"),
};
/** The fields that its corporation decides: where the ad stands, and whether it is on. */
const decidedFields = { location: Place, isOn: z._default(z.boolean(yesOrNo), true) };

const hasItsPicture = ({ isFullImg, imgUrl }: { isFullImg: boolean; imgUrl: string | null }) =>
  !isFullImg || imgUrl !== null;

export const AdInput = z
  .strictObject({ ...adFields, ...decidedFields })
  .check(z.refine(hasItsPicture, { error: sentences.picture, path: ["imgUrl"] }));
export type AdInput = z.infer<typeof AdInput>;
export const AdSave = z.extend(AdInput, { was: Was });
export type AdSave = z.infer<typeof AdSave>;
/** A new ad. The caller may propose its id, so that an ad that is sent again, because the answer was lost, is the same one. */
export const NewAd = z
  .strictObject({ _id: z.optional(AdId), ...adFields, ...decidedFields })
  .check(z.refine(hasItsPicture, { error: sentences.picture, path: ["imgUrl"] }));

/** The content of an ad as it was saved, when the rules for its link may have been others. */
const savedFields = { ...adFields, link: z.string() };

/** An ad as an officer sees it. */
export const Ad = z.strictObject({ _id: AdId, ...savedFields });
export type Ad = z.infer<typeof Ad>;

export const Count = z.number().check(z.int(), z.gte(0));
/** An ad as its corporation runs it. */
export const OwnAd = z.strictObject({ _id: AdId, ...savedFields, ...decidedFields, impressions: Count, clicks: Count });
export type OwnAd = z.infer<typeof OwnAd>;

export const AdPromoQuery = z.strictObject({ location: Place });
/** The query for ads. Staff may name any corporation; for anyone else the query means their own. */
export const AdsQuery = z.strictObject({ corpID: z.optional(CorpId) });
export const AdPicture = z.strictObject({ fullPath: Uploaded });

/** An event of an ad on an officer's page, under the specification's names. */
export const AdEvent = z.strictObject({
  event: z.enum(["ad_widget_impression", "ad_widget_click"], "The event is ad_widget_impression or ad_widget_click."),
  ad_id: AdId,
  /** The words on the button, and the address to which it leads. */
  cta: z.string("The button's label must be plain text").check(z.maxLength(60, "Use at most 60 characters")),
  destination_url: Link,
});
export type AdEvent = z.infer<typeof AdEvent>;
