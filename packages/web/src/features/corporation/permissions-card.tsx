import type { CorpPermissions, Switch as SwitchName } from "@highway/core/people/permissions/schema";
import { useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError, sentence } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { type Entry, groups, type PermissionGroup } from "../../lib/words/permission-words";
import { Card } from "../../ui/card";
import { FieldError } from "../../ui/fields/field-error";
import { SearchField } from "../../ui/fields/search-field";
import { Switch } from "../../ui/fields/switch";
import { TextField } from "../../ui/fields/text-field";

type Query = { corpID?: string };
type Changes = Partial<CorpPermissions>;

/** Lists what the corporation allows, grouped and in words. Each permission is saved when it is changed, and an undo takes the change back. */
export function PermissionsCard({ permissions, query }: { permissions: CorpPermissions; query: Query }) {
  const [words, setWords] = useState("");
  /** Changes that show before the server has answered. */
  const [ahead, setAhead] = useState<Changes>({});
  const shown = { ...permissions, ...ahead };
  /** What is wrong with the switch that was pressed last. */
  const [refused, setRefused] = useState<{ name: string; sentence: string } | null>(null);
  const press = async (name: SwitchName, label: string, on: boolean) => {
    setRefused(null);
    const sentence = await save({ [name]: on }, label, { [name]: !on });
    if (sentence) setRefused({ name, sentence });
  };
  /** Says what stands against an undo, which has no field of its own. */
  const takeBack = async (before: Changes, label: string) => {
    const sentence = await save(before, label);
    if (sentence) notify.error(sentence);
  };
  /** @returns what is wrong with the value, for its field to say */
  const save = async (changes: Changes, label: string, before?: Changes): Promise<string | null> => {
    setAhead((other) => ({ ...other, ...changes }));
    const changed = new Map<string, unknown>(Object.entries(changes));
    let wrong: string | null = null;
    try {
      await call("PUT /v1/corp/permissions", { query, body: changes });
      if (before) notify.undo(`${label}: saved.`, () => void takeBack(before, label));
      await Promise.all(["/v1/corp", "/v1/user"].map(refreshApi));
    } catch (error) {
      wrong = error instanceof ApiError ? (Object.values(error.fields)[0] ?? null) : null;
      if (!wrong) notify.error(sentence(error));
    }
    // Of another change, or of a later one of the same switch, the answer is still to come.
    setAhead((other) =>
      Object.fromEntries(Object.entries(other).filter(([name, value]) => changed.get(name) !== value)),
    );
    return wrong;
  };
  const groups = groupsFound(words);
  return (
    <Card title="Permissions">
      <SearchField
        label="Search permissions"
        onSearch={setWords}
        className="mt-1 mb-4 max-w-[320px] phone:max-w-none"
      />
      {groups.length === 0 && <p className="py-6 text-center text-fg-3">No permission matches your search.</p>}
      {groups.map(({ title, switches, addresses }) => (
        <section key={title} className="mt-3 border-line border-t pt-3 first:mt-1 first:border-t-0 first:pt-0">
          <h3 className="font-medium text-fg-3 text-xs">{title}</h3>
          {switches.map(({ name, label, does }) => (
            <div key={name} className="py-1.5">
              <Switch label={label} checked={shown[name]} onChange={(on) => void press(name, label, on)} />
              <p className="max-w-[76ch] text-pretty pl-9 text-fg-3 text-sm">{does}</p>
              {refused?.name === name && <FieldError className="pl-9">{refused.sentence}</FieldError>}
            </div>
          ))}
          {addresses.map(({ name, label, does }) => (
            <AddressField
              key={`${name} ${permissions[name]}`}
              label={label}
              hint={does}
              value={permissions[name]}
              onSave={(typed) => save({ [name]: typed }, label, { [name]: permissions[name] })}
            />
          ))}
        </section>
      ))}
    </Card>
  );
}

/** Keeps the permissions that hold these words; a group without any is left out. */
function groupsFound(words: string): readonly PermissionGroup[] {
  const wanted = words.toLowerCase();
  const has = ({ label, does }: Entry<string>) => `${label} ${does}`.toLowerCase().includes(wanted);
  return groups
    .map((group) => ({ ...group, switches: group.switches.filter(has), addresses: group.addresses.filter(has) }))
    .filter(({ switches, addresses }) => switches.length + addresses.length > 0);
}

type Props = { label: string; hint: string; value: string; onSave: (typed: string) => Promise<string | null> };

/** Takes email addresses with commas between, and saves them when the field is left. */
function AddressField({ label, hint, value, onSave }: Props) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string | null>(null);
  const leave = async () => {
    const next = typed.trim();
    if (next !== value) setError(await onSave(next));
  };
  return (
    <TextField
      className="max-w-[420px] py-1.5"
      label={label}
      hint={hint}
      error={error}
      inputMode="email"
      maxLength={1000}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        setError(null);
      }}
      onBlur={() => void leave()}
    />
  );
}
