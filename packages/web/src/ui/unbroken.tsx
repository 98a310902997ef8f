/** A name whose words are never broken at a hyphen: "Jumbo" and "30-year" may stand below each other, "30-" and "year" may not. */
export const Unbroken = ({ children: name }: { children: string }) =>
  name.split(" ").flatMap((word, place) => [
    place > 0 && " ",
    word.includes("-") ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place
      <span key={place} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  ]);
