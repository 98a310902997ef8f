import * as z from "zod/mini";

const sentence = "A color is # and six hex digits, like #3d50db";

/** A color such as "#3d50db". Capitals name the same color. */
export const HexColor = z.string(sentence).check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, sentence));
