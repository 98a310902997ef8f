import { type Entry, groups, type PermissionGroup } from "../../lib/words/permission-words";

/** The groups with what holds these words; a group that holds none is left out. */
export function found(words: string): readonly PermissionGroup[] {
  const wanted = words.toLowerCase();
  const has = ({ label, does }: Entry<string>) => `${label} ${does}`.toLowerCase().includes(wanted);
  return groups
    .map((group) => ({ ...group, switches: group.switches.filter(has), addresses: group.addresses.filter(has) }))
    .filter(({ switches, addresses }) => switches.length + addresses.length > 0);
}
