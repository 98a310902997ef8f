/** Writes JSON in which a text that is no figure stays apart from an empty field: JSON itself makes null of NaN, and a server would save the field as empty. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (Number.isNaN(each) ? "not a number" : each));
