import { Entity } from "electrodb";
import { table } from "../platform/table/table";
import { makings } from "./schema";

/** A picture that an officer may show of a home. Its bytes are a file, at a key that follows from the owner and the id. */
export const HomePictureEntity = new Entity(
  {
    model: { service: "highway", entity: "homepicture", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      imageId: { type: "string", required: true },
      made: { type: makings, required: true },
      sample: { type: "boolean", required: true },
      createdAt: { type: "string", required: true },
    },
    indexes: { newest: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["imageId"] } } },
  },
  table,
);

/** A picture of which a job asks, on a day, whether any report shows it still. */
export const PictureToAskForEntity = new Entity(
  {
    model: { service: "highway", entity: "picturetoaskfor", version: "1" },
    attributes: {
      day: { type: "string", required: true },
      ownerId: { type: "string", required: true },
      imageId: { type: "string", required: true },
    },
    indexes: {
      ofDay: { pk: { field: "pk", composite: ["day"] }, sk: { field: "sk", composite: ["ownerId", "imageId"] } },
    },
  },
  table,
);
