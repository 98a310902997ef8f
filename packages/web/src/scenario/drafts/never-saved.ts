/** Drafts that a list has marked as never saved: loading their report would show an error in the browser's console. */
const neverSaved = new Set<string>();

export const noteNeverSaved = (id: string) => void neverSaved.add(id);

/** Tells whether a list has marked the draft, once, because the report may be saved after it was opened. */
export const takeNeverSaved = (id: string) => neverSaved.delete(id);
