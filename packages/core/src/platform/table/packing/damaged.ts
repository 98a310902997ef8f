export const damaged = () => new Error("What was packed is damaged.");
