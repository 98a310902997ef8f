/** Hands a file to the person, as a download of this name. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name that every system takes: "Raleigh or Cary, amortization schedule.csv". */
export const fileName = (scenario: string, ending: "csv" | "xlsx") => {
  const plain = scenario
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 80);
  return `${plain ? `${plain}, a` : "A"}mortization schedule.${ending}`;
};
