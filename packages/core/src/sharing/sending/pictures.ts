import { pictureKeys } from "../../files/keys";
import { readFile } from "../../platform/files";
import type { Inline } from "../../platform/mail/mime";
import type { CleanMessage } from "./message";

const idOf = (picture: string) => `${picture}@highway`;

/** Reads the pictures in an officer's words that still exist, to travel in the mail. */
export async function picturesOf(ownerId: string, { pictures }: Pick<CleanMessage, "pictures">): Promise<Inline[]> {
  const found = pictures.map(async (id): Promise<Inline[]> => {
    const file = await readFile(pictureKeys.image(ownerId, id));
    if (!file) return [];
    const name = `picture.${file.type === "image/png" ? "png" : "jpg"}`;
    return [{ id: idOf(id), name, contentType: file.type, bytes: file.bytes }];
  });
  return (await Promise.all(found)).flat();
}

/** Lists the pictures of a message that are gone. */
export const missingIn = ({ pictures }: CleanMessage, inline: readonly Inline[]) =>
  pictures.filter((wanted) => !inline.some(({ id }) => id === idOf(wanted)));

export const bytesOf = (inline: readonly Inline[]) => inline.reduce((sum, { bytes }) => sum + bytes.length, 0);
