/** Which pictures the homes of a report show. */
import { imageIdOf } from "../../files/pure/image-address";

type Home = { id: string; image?: string | undefined };
type Homes = { properties: readonly Home[] };

/** Lists the ids of the pictures that a report shows, each once. */
export const imagesOf = ({ properties }: Homes): string[] => [
  ...new Set(properties.flatMap(({ image = "" }) => imageIdOf(image) ?? [])),
];

/** Returns the id of the picture of one home; null where there is none. */
export function imageOfHome({ properties }: Homes, propertyID: string): string | null {
  const image = properties.find(({ id }) => id === propertyID)?.image;
  return image === undefined ? null : imageIdOf(image);
}
