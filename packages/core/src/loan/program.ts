/** `other` is a program without rules of its own: its mortgage insurance is what the officer types, else none. */
export type Program = "conventional" | "fha" | "usda" | "va" | "allCash" | "other";
