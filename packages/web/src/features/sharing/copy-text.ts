/** A browser that refuses the clipboard. */
export class NotCopied extends Error {
  constructor() {
    super("The browser did not allow copying. Allow this site to use the clipboard, then copy again.");
  }
}

/**
 * Copies a text that comes later. Only the press allows writing to the clipboard, so the text is promised at once.
 * @throws NotCopied where the text came and could not be copied; what the text failed with
 */
export async function copyText(text: Promise<string>) {
  try {
    await write(text);
  } catch {
    await text;
    throw new NotCopied();
  }
}

async function write(text: Promise<string>) {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const blob = text.then((plain) => new Blob([plain], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
