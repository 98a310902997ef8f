import type { Brand } from "@highway/core/branding/schema";

export type BrandPhone = Brand["phones"][number];

/** The number as a phone dials it. */
export const dialText = ({ number, ext }: Pick<BrandPhone, "number" | "ext">) =>
  `+1${number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "")}${ext ? `;ext=${ext.replace(/\D/g, "")}` : ""}`;
