/** Copies a text that comes later. Only the press allows writing to the clipboard, so the text is promised at once. */
export async function copyText(text: Promise<string>) {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const blob = text.then((plain) => new Blob([plain], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
