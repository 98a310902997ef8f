import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { AdsQuery } from "../schema";
import { CardEvent, CardId, CardOrder, CardSave, NewCard, OwnCard, PromoResource, ResourceQuery } from "./schema";

const id = "pcd_01kahw4d6f8h0k2m4p6r8t0v2x";
const words = {
  imgUrl: null,
  header: "A first home, step by step: the buyer guide",
  link: "https://summithome.example/guide",
};
const inputExample = { ...words, places: ["home"] as const, from: "2026-11-02", until: null, isOn: true };
const typedExample = { ...inputExample, places: [...inputExample.places] };
const card = { _id: id, ...typedExample, seen: 0, opened: 0, since: "2026-11-02" };

const adminCall = { allow: "admin", uses: ["table"], query: AdsQuery } as const;
const limits = [{ by: "actor", count: 120, seconds: 600 }] as const;
const Path = z.object({ id: CardId });

export const cardEndpoints = endpoints({
  "GET /v1/promos/resource": {
    does: "The promo cards to show in a place, at most three, in the corporation's order: those that are on, within their days.",
    handler: "cards/at",
    allow: "officer",
    uses: ["table"],
    query: ResourceQuery,
    answer: z.array(PromoResource),
    example: { query: { location: "home" }, answer: [{ _id: id, ...words }] },
  },
  "POST /v1/promos/resource-events": {
    does: "Counts one view or one opening of a promo card.",
    handler: "cards/note",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    body: CardEvent,
    answer: z.tuple([]),
    example: { body: { event: "opened", _id: id }, answer: [] },
  },
  "GET /v1/promos/cards": {
    does: "The corporation's promo cards in their order, with how often each was seen and opened.",
    handler: "cards/list",
    ...adminCall,
    answer: z.array(OwnCard),
    example: { query: {}, answer: [card] },
  },
  "POST /v1/promos/cards": {
    does: "Creates a promo card for the corporation. `_id` may be proposed; sending it again does not create a second card.",
    handler: "cards/create",
    ...adminCall,
    uses: ["table", "files"],
    limits,
    body: NewCard,
    answer: z.tuple([OwnCard]),
    status: 201,
    example: { query: {}, body: { _id: id, ...typedExample }, answer: [card] },
  },
  "PUT /v1/promos/cards/{id}": {
    does: "Saves a promo card; its counts stay. A picture that nothing uses anymore is deleted. `was` may say what the fields said when they were read: if one was changed elsewhere since, that is a conflict (409).",
    handler: "cards/update",
    ...adminCall,
    uses: ["table", "files", "removing"],
    limits,
    path: Path,
    body: CardSave,
    answer: z.tuple([OwnCard]),
    example: { path: { id }, query: {}, body: typedExample, answer: [card] },
  },
  "DELETE /v1/promos/cards/{id}": {
    does: "Deletes a promo card and its picture.",
    handler: "cards/remove",
    ...adminCall,
    uses: ["table", "removing"],
    limits,
    path: Path,
    answer: z.tuple([]),
    example: { path: { id }, query: {}, answer: [] },
  },
  "PUT /v1/promos/card-order": {
    does: "Puts the corporation's promo cards in order. A card that is not named comes last.",
    handler: "cards/put-in-order",
    ...adminCall,
    limits,
    body: CardOrder,
    answer: z.array(OwnCard),
    example: { query: {}, body: { cards: [id] }, answer: [card] },
  },
});
