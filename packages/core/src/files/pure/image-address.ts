/** The address at which a picture that an officer keeps is shown to its owner, and the id in it. */

const address = /^\/v1\/user\/image\?imageID=(fil_[0-9a-z]{26})$/;

export const imageAddress = (imageID: string) => `/v1/user/image?imageID=${imageID}`;

/** Reads the id of a picture from its address. @returns the id; null where the address leads anywhere else */
export const imageIdOf = (text: string): string | null => address.exec(text)?.[1] ?? null;

export const notKept = "Choose one of your own pictures";
