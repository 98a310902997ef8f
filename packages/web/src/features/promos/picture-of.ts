/** Gives the picture's address for whoever looks after the corporation: staff name the corporation in it. */
export const pictureOf = (address: string, corpID: string) => `${address}&corpID=${corpID}`;
