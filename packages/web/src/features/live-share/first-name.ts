/** What a client calls the officer: "Dana" of "Dana Whitfield"; the whole where there is but one word. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? "";
