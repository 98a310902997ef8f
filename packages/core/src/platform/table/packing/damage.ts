export const damagedPack = () => new Error("What was packed is damaged.");
