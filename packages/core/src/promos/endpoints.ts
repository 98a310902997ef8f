import * as z from "zod/mini";
import { fileEndpoints } from "../files/endpoints";
import { sentences } from "../files/pure/limits";
import { AdPictureQuery, PictureAddress } from "../files/schema";
import { exampleUser } from "../people/users/example";
import { endpoints } from "../platform/declare/endpoint";
import { FileAnswer } from "../platform/file.schema";
import { Ad, AdEvent, AdId, AdPicture, AdPromoQuery, AdSave, AdsQuery, NewAd, OwnAd } from "./schema";

const id = "adv_01kahw4d6f8h0k2m4p6r8t0v2x";
const pictureID = "adp_01kahw5e7g9j1k3n5q7s9t1v3x";
const adWords = {
  imgUrl: null,
  mobileImgUrl: null,
  isFullImg: false,
  header: "Rate locks for 90 days",
  body: "Lock today, close in spring. Ask the desk which loans qualify.",
  buttonText: "See how",
  link: "https://summithome.example/locks",
  palette: "darkGreen",
} as const;
const adInput = { ...adWords, location: "home", isOn: true } as const;
const ad = { _id: id, ...adInput, impressions: 0, clicks: 0 };

const adminCall = { allow: "admin", uses: ["table"], query: AdsQuery } as const;
const limits = [{ by: "actor", count: 120, seconds: 600 }] as const;
const Path = z.object({ id: AdId });

export const promoEndpoints = endpoints({
  "GET /v1/promos/ad-promo": {
    does: "The ad to show in a place, as the only item: the newest one that is turned on there. The list is empty if the corporation shows no ads.",
    handler: "promos/at",
    allow: "officer",
    uses: ["table"],
    query: AdPromoQuery,
    answer: z.array(Ad),
    example: { query: { location: "home" }, answer: [{ _id: id, ...adWords }] },
  },
  "POST /v1/promos/events": {
    does: "Counts one view or one click of an ad.",
    handler: "promos/note",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    body: AdEvent,
    answer: z.tuple([]),
    example: {
      body: { event: "ad_widget_click", ad_id: id, cta: adWords.buttonText, destination_url: adWords.link },
      answer: [],
    },
  },
  "GET /v1/promos/ads": {
    does: "The corporation's ads, the newest first, with how often each was seen and clicked.",
    handler: "promos/list",
    ...adminCall,
    answer: z.array(OwnAd),
    example: { query: {}, answer: [ad] },
  },
  "POST /v1/promos/ads": {
    does: "Creates an ad for the corporation. `_id` may be proposed; sending it again does not create a second ad.",
    handler: "promos/create",
    ...adminCall,
    uses: ["table", "files"],
    limits,
    body: NewAd,
    answer: z.tuple([OwnAd]),
    status: 201,
    example: { query: {}, body: { _id: id, ...adInput }, answer: [ad] },
  },
  "PUT /v1/promos/ads/{id}": {
    does: "Saves an ad; its counts stay. A picture that no ad uses anymore is deleted. `was` may say what the fields said when they were read: if one was changed elsewhere since, that is a conflict (409).",
    handler: "promos/update",
    ...adminCall,
    uses: ["table", "files", "removing"],
    limits,
    path: Path,
    body: AdSave,
    answer: z.tuple([OwnAd]),
    example: { path: { id }, query: {}, body: adInput, answer: [ad] },
  },
  "DELETE /v1/promos/ads/{id}": {
    does: "Deletes an ad and its pictures.",
    handler: "promos/remove",
    ...adminCall,
    uses: ["table", "removing"],
    limits,
    path: Path,
    answer: z.tuple([]),
    example: { path: { id }, query: {}, answer: [] },
  },
  "POST /v1/promos/ad-pictures": {
    does: "Checks an upload, keeps it as a picture for the corporation's ads, and returns the address at which it is shown.",
    handler: "promos/keep-picture",
    ...adminCall,
    uses: ["table", "keeping"],
    limits: [{ by: "actor", count: 30, seconds: 600 }],
    body: AdPicture,
    answer: z.tuple([PictureAddress]),
    failure: sentences.failed,
    example: {
      query: {},
      body: { fullPath: `incoming/${exampleUser.id}/ad/fil_01kahv2w4m6p8r0t2v4x6z8b0d` },
      answer: [{ url: `/v1/promos/ad-picture?pictureID=${pictureID}` }],
    },
  },
  "GET /v1/promos/ad-picture": {
    does: "A picture of an ad of the person's corporation; staff name any by `corpID`.",
    handler: "promos/picture",
    allow: "officer",
    uses: ["table", "files"],
    query: AdPictureQuery,
    answer: FileAnswer,
    binary: true,
    example: { query: { pictureID }, answer: fileEndpoints["GET /v1/user/image"].example.answer },
  },
});
