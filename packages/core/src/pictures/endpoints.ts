import * as z from "zod/mini";
import { fileEndpoints } from "../files/endpoints";
import { exampleUser } from "../people/users/example";
import { endpoints } from "../platform/declare/endpoint";
import { FileAnswer } from "../platform/file.schema";
import { HomePicture, MapQuery, PlacePicture, sentences, UploadedPicture } from "./schema";

const imageID = "fil_01kahtq9z8c6b4d2f0g8h6j4k2";
const upload: HomePicture = {
  imageID,
  url: `/v1/user/image?imageID=${imageID}`,
  made: "upload",
  sample: false,
  createdAt: "2026-11-20T14:14:00.000Z",
};
const where = { latitude: 35.85, longitude: -78.69 };
const keepCall = {
  allow: "officer",
  limits: [{ by: "actor", count: 60, seconds: 600 }],
  answer: z.tuple([HomePicture]),
  status: 201,
} as const;

export const pictureEndpoints = endpoints({
  "GET /v1/location/map": {
    does: "A map of a place with a pin on it; `view` chooses a wider one, or a picture from the air.",
    handler: "pictures/map",
    allow: "officer",
    uses: ["table", "maps"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    query: MapQuery,
    answer: FileAnswer,
    binary: true,
    failure: sentences.noMap,
    example: {
      query: where,
      answer: { ...fileEndpoints["GET /v1/user/image"].example.answer, name: "map.png", keptFor: 86_400 },
    },
  },
  "POST /v1/location/picture": {
    does: "Keeps a view of a place, large enough for paper, as a picture of a home: its `url` is a property's `image`.",
    handler: "pictures/keep-view",
    ...keepCall,
    uses: ["table", "keeping", "maps"],
    body: PlacePicture,
    failure: sentences.noMap,
    example: { body: { ...where, view: "aerial" as const }, answer: [{ ...upload, made: "aerial" as const }] },
  },
  "POST /v1/user/pictures": {
    does: "Keeps an upload, once its bytes are checked, as a picture of a home: its `url` is a property's `image`.",
    handler: "pictures/keep-upload",
    ...keepCall,
    uses: ["table", "keeping"],
    body: UploadedPicture,
    failure: "Failed to upload.",
    example: { body: { fullPath: `incoming/${exampleUser.id}/home/${imageID}` }, answer: [upload] },
  },
  "GET /v1/user/pictures": {
    does: "The officer's pictures of homes, the newest first.",
    handler: "pictures/list",
    allow: "officer",
    uses: ["table"],
    answer: z.array(HomePicture),
    example: { answer: [upload] },
  },
});
