/** The address of a picture that belongs to a link. */
export const pictureOf = (link: string, kind: "headshot" | "logo" | "cobrand") =>
  `/v2/share/picture?${new URLSearchParams({ link, kind })}`;
