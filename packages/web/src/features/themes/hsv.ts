import { channelsOf, hexOf } from "@highway/core/branding/ink.schema";

/** Hue from 0 to 360, saturation and value from 0 to 1: how a picker sees a color. */
export type Hsv = { h: number; s: number; v: number };

export function hsvOf(hex: string): Hsv {
  const [r, g, b] = channelsOf(hex).map((channel) => channel / 255) as [number, number, number];
  const v = Math.max(r, g, b);
  const spread = v - Math.min(r, g, b);
  if (spread === 0) return { h: 0, s: 0, v };
  const sixth = v === r ? (g - b) / spread : v === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return { h: (sixth * 60 + 360) % 360, s: spread / v, v };
}

export function hexOfHsv({ h, s, v }: Hsv): string {
  const channel = (n: number) => {
    const k = (n + h / 60) % 6;
    return 255 * (v - v * s * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return hexOf([channel(5), channel(3), channel(1)]);
}
