/** The demo: see design. */
export async function plant() {}
