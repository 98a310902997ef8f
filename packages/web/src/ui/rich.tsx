/** A sentence in which `*` marks emphasis. */
export const Rich = ({ text }: { text: string }) =>
  text.split("*").map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <b key={at} className="num font-medium text-fg">
        {part}
      </b>
    ) : (
      part
    ),
  );
