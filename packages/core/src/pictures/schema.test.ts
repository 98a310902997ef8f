import { expect, it } from "vitest";
import { MapQuery, sentences } from "./schema";

const query = (latitude: unknown) => MapQuery.safeParse({ latitude, longitude: -78.7 });

it.each<unknown>([35.853, "35.853", "-90", 0])(
  "reads the degrees %j, as a number or as a query has them",
  (latitude) => {
    expect(query(latitude).data).toMatchObject({ latitude: Number(latitude) });
  },
);

it.each<unknown>([91, "-90.1", "", " ", "north", "12 north", null, true, [], [1], {}, { toString: 1 }])(
  "refuses the degrees %j with a sentence",
  (latitude) => {
    expect(query(latitude).error?.issues).toMatchObject([{ path: ["latitude"], message: sentences.latitude }]);
  },
);
