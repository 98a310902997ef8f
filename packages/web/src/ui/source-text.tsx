/** A source, with its addresses as links. */
export const SourceText = ({ source }: { source: string }) =>
  source.split(/(https:\/\/[^\s,;)]+)/).map((text) =>
    text.startsWith("https://") ? (
      <a key={text} href={text} target="_blank" rel="noreferrer" className="break-all text-accent-text underline">
        {text}
      </a>
    ) : (
      text
    ),
  );
