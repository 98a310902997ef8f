/** A name whose words are never broken at a hyphen: a line may end between "Jumbo" and "30-year", but not between "30-" and "year". */
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
