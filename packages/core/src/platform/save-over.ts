import type * as z from "zod/mini";
import { UserFacingError } from "./errors";
import type { Was } from "./fields.schema";
import { mergedList } from "./pure/merged-list";
import { sameParts } from "./pure/same-parts";

type Item = Record<string, unknown>;
type Over<T> = {
  was: Was;
  sent: T;
  /** The fields as they are saved now. */
  now: object;
  /** The schemas of the fields, since one value may be written in several ways. */
  fields: Record<string, z.ZodMiniType>;
  /** Set for what is one thing, such as an ad: whatever of it was changed elsewhere is refused, and nothing is joined. */
  isWhole?: true;
  /** The lists whose items say their own places, and in which field. */
  places?: Record<string, string>;
  /** The sentence for a save that is refused, and the record as it is answered. */
  refusal: string;
  current: unknown;
};

/**
 * Makes what is sent ready to be written over what is there now: fields that were changed elsewhere since are refused, and the changes of a list are joined.
 * @throws UserFacingError conflict, with `current`, where a field says neither what it did when the change began nor what is sent; invalid for a list that
 * is too long together
 */
export function saveOver<T extends object>({
  was = {},
  sent,
  now,
  fields,
  isWhole,
  places = {},
  ...conflict
}: Over<T>): T {
  const merged = { ...sent } as Item;
  for (const [name, told] of Object.entries(was)) {
    // Nobody may name what every object has, such as "constructor".
    if (!Object.hasOwn(fields, name) || !Object.hasOwn(sent, name)) continue;
    const field = fields[name]!;
    const place = places[name];
    const [before, mine, theirs] = [told, merged[name], (now as Item)[name]].map((value) =>
      readAs(field, value, place),
    );
    if (sameParts(theirs, before) || sameParts(theirs, mine)) continue;
    if (!isWhole && sameParts(mine, before)) {
      merged[name] = (now as Item)[name];
      continue;
    }
    const joined = isWhole ? undefined : joinedOf(before, mine, theirs);
    if (!joined) throw new UserFacingError("conflict", conflict.refusal, { current: conflict.current });
    merged[name] = readWhole(field, place ? joined.map((item, at) => ({ ...item, [place]: at })) : joined);
  }
  return merged as T;
}

/** Reads a value as its field does, with the items of a list in their places. What the field refuses today was saved once, and is compared as it is. */
function readAs(field: z.ZodMiniType, value: unknown, place: string | undefined): unknown {
  const read = field.safeParse(value).data ?? value;
  if (!place || !Array.isArray(read)) return read;
  const placeOf = (item: Item) => item[place] as number;
  return (read as Item[])
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ [place]: _, ...item }) => item);
}

const isList = (value: unknown): value is Item[] => Array.isArray(value);
const joinedOf = (before: unknown, mine: unknown, theirs: unknown): Item[] | undefined =>
  isList(before) && isList(mine) && isList(theirs) ? mergedList(before, mine, theirs) : undefined;

function readWhole(field: z.ZodMiniType, list: Item[]): unknown {
  const { success, data, error } = field.safeParse(list);
  if (!success) throw new UserFacingError("invalid", error.issues[0]!.message);
  return data;
}
