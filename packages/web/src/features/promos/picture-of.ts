/** The address as whoever looks after the corporation may read it: staff name the corporation. */
export const pictureOf = (address: string, corpID: string) => `${address}&corpID=${corpID}`;
