/** The types in this file follow from the description of a document's fields. */
import type { Field, Fields, FigureKind } from "./field";

/** The value of a field that holds something. `Lacking` stands for a required figure that nobody typed, `NoFigure` for an optional one. */
type Value<F, Lacking, NoFigure> = F extends { kind: FigureKind }
  ? number
  : F extends { kind: "text" | "id" | "day" }
    ? string
    : F extends { kind: "flag" }
      ? boolean
      : F extends { kind: "choice"; options: ReadonlyMap<infer Option, string> }
        ? Option
        : F extends { kind: "part"; fields: infer Inner extends Fields }
          ? Shape<Inner, Lacking, NoFigure>
          : F extends { kind: "list"; of: infer Entry extends Field }
            ? readonly Held<Entry, Lacking, NoFigure>[]
            : F extends { kind: "record"; of: infer Entry extends Field }
              ? { readonly [key: string]: Held<Entry, Lacking, NoFigure> }
              : never;

/** The value of a field, with what stands there where nothing is typed. */
type Held<F, Lacking, NoFigure> = F extends { usual: unknown } | { always: true }
  ? Value<F, Lacking, NoFigure>
  : Value<F, Lacking, NoFigure> | (F extends { required: string } ? Lacking : null);

type Optional = { optional: true };
type Shape<F extends Fields, Lacking, NoFigure> = Flat<
  { -readonly [Key in keyof F as F[Key] extends Optional ? never : Key]: Held<F[Key], Lacking, NoFigure> } & {
    -readonly [Key in keyof F as F[Key] extends Optional ? Key : never]?:
      | Value<F[Key], Lacking, NoFigure>
      | (F[Key] extends { kind: FigureKind; required?: never } ? NoFigure : never)
      | undefined;
  }
>;
type Flat<T> = { [Key in keyof T]: T[Key] };

/** A document as it is saved: every value is valid, and a required one may still be missing (null). */
export type Saved<F extends Fields> = Shape<F, null, never>;
/** A document as the engine takes it: nothing that is required is missing; an optional figure that says nothing may also be null. */
export type Ready<F extends Fields> = Shape<F, never, null>;
