import type { ReactNode } from "react";
import { TextField } from "../../../ui/fields/text-field";
import type { HeaderDraft } from "./header-draft";
import { useHeaderFormHere } from "./header-form";

/** A part of the form on a card of its own. */
export const Pane = ({ title, says, children }: { title: string; says?: ReactNode; children: ReactNode }) => (
  <section className="rounded-lg border border-line bg-surface p-5 shadow-card phone:p-4">
    <h2 className="font-semibold text-h2">{title}</h2>
    {says && <p className="mt-0.5 text-fg-3">{says}</p>}
    <div className="mt-3 flex flex-col gap-4">{children}</div>
  </section>
);

type TextName = {
  [K in keyof HeaderDraft]: HeaderDraft[K] extends string ? K : never;
}[keyof HeaderDraft];
type Props = Omit<Parameters<typeof TextField>[0], "value" | "onChange" | "onBlur" | "error"> & { name: TextName };

/** A field of the header that holds text. */
export function HeaderText({ name, ...rest }: Props) {
  const { draft, set, leave, error } = useHeaderFormHere();
  return (
    <TextField
      {...rest}
      name={name}
      value={draft[name]}
      onChange={({ target }) => set(name, target.value)}
      onBlur={() => leave(name)}
      error={error(name)}
    />
  );
}
