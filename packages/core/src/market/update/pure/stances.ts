/** What a corporation's experts advise on a day. */
export const stances = ["lock", "carefullyFloating", "float"] as const;
export type Stance = (typeof stances)[number];
export const stanceNames: Readonly<Record<Stance, string>> = {
  lock: "Lock",
  carefullyFloating: "Carefully floating",
  float: "Float",
};
