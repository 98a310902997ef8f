import {
  type CorpPermissions,
  PermissionsChange,
  type Switch as SwitchName,
} from "@highway/core/people/permissions/schema";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError, sentence } from "../../lib/api/api-error";
import { callInTurn } from "../../lib/api/in-turn";
import { refreshApi } from "../../lib/api/use-api";
import { changedField, fieldSentences, whichVersion } from "../../lib/forms/use-form";
import type { Elsewhere } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { type Entry, groups, type PermissionGroup } from "../../lib/words/permission-words";
import { Card } from "../../ui/card";
import { FieldError } from "../../ui/fields/field-error";
import { SearchField } from "../../ui/fields/search-field";
import { SearchStatus } from "../../ui/fields/search-status";
import { Switch } from "../../ui/fields/switch";
import { TextField } from "../../ui/fields/text-field";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { ElsewhereNotice } from "../../ui/page/elsewhere-notice";

type Query = { corpID?: string };
type Changes = Partial<CorpPermissions>;

const readAnew = () => Promise.all(["/v1/corp", "/v1/user"].map(refreshApi));

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
  /**
   * @param was what an address said when its change began
   * @returns what is wrong with the value, for its field to say
   * @throws ApiError where it was changed elsewhere after that
   */
  const save = async (changes: Changes, label: string, before?: Changes, was?: Changes): Promise<string | null> => {
    setAhead((other) => ({ ...other, ...changes }));
    const changed = new Map<string, unknown>(Object.entries(changes));
    let wrong: string | null = null;
    try {
      const request = { query, body: { ...changes, ...(was && { was }) }, keepalive: true };
      await callInTurn(`permission ${Object.keys(changes)}`, () => call("PUT /v1/corp/permissions", request));
      // What stood against a switch may be mended by this.
      setRefused(null);
      if (before) notify.undo(`${label}: saved.`, () => void takeBack(before, label));
      await readAnew();
    } catch (error) {
      if (error instanceof ApiError && error.code === "conflict" && was) throw error;
      wrong = error instanceof ApiError ? (Object.values(error.fields)[0] ?? null) : null;
      if (!wrong) notify.error(sentence(error));
      // It may be saved though no answer said so.
      await readAnew();
    } finally {
      // Of another change, or of a later one of the same switch, the answer is still to come.
      setAhead((other) =>
        Object.fromEntries(Object.entries(other).filter(([name, value]) => changed.get(name) !== value)),
      );
    }
    return wrong;
  };
  const found = groupsFound(words);
  return (
    <Card title="Permissions">
      <SearchField
        label="Search permissions"
        onSearch={setWords}
        className="mt-1 mb-4 max-w-[320px] phone:max-w-none"
      />
      <SearchStatus
        searched={words}
        count={found.reduce((count, group) => count + sizeOf(group), 0)}
        one="permission"
      />
      {found.length === 0 && <p className="py-6 text-center text-fg-3">No permission matches your search.</p>}
      {groups.map(({ title, switches, addresses }) => (
        <section
          key={title}
          hidden={!found.some((group) => group.title === title)}
          className="mt-3 border-line border-t pt-3 first:mt-1 first:border-t-0 first:pt-0"
        >
          <h3 className="font-medium text-fg-3 text-xs">{title}</h3>
          {switches.filter(hasWords(words)).map(({ name, label, does }) => (
            <div key={name} className="py-1.5">
              <Switch label={label} checked={shown[name]} onChange={(on) => void press(name, label, on)} />
              <p className="max-w-[76ch] text-pretty pl-9 text-fg-3 text-sm">{does}</p>
              {refused?.name === name && <FieldError className="pl-9">{refused.sentence}</FieldError>}
            </div>
          ))}
          {/* What is typed and not saved stays in its field while others are searched. */}
          {addresses.map((entry) => (
            <div key={entry.name} hidden={!hasWords(words)(entry)}>
              <AddressField
                label={entry.label}
                hint={entry.does}
                value={permissions[entry.name]}
                faultOf={(typed) =>
                  fieldSentences(PermissionsChange.safeParse({ [entry.name]: typed }).error?.issues ?? [])[entry.name]
                }
                onSave={(typed, read) =>
                  save({ [entry.name]: typed }, entry.label, { [entry.name]: read }, { [entry.name]: read })
                }
                savedIn={(current) => current[entry.name]}
              />
            </div>
          ))}
        </section>
      ))}
    </Card>
  );
}

const hasWords =
  (words: string) =>
  ({ label, does }: Entry<string>) =>
    `${label} ${does}`.toLowerCase().includes(words.toLowerCase());

/** Keeps the permissions that hold these words; a group without any is left out. */
const groupsFound = (words: string): readonly PermissionGroup[] =>
  groups
    .map((group) => ({
      ...group,
      switches: group.switches.filter(hasWords(words)),
      addresses: group.addresses.filter(hasWords(words)),
    }))
    .filter((group) => sizeOf(group) > 0);

const sizeOf = ({ switches, addresses }: PermissionGroup) => switches.length + addresses.length;

type Props = {
  label: string;
  hint: string;
  value: string;
  faultOf: (typed: string) => string | undefined;
  /** Saves what is typed over what was read. @returns what is wrong with it @throws ApiError where it was changed elsewhere */
  onSave: (typed: string, read: string) => Promise<string | null>;
  savedIn: (current: CorpPermissions) => string;
};

/** Takes email addresses with commas between, and saves them when the field is left. What cannot be saved is asked about before the page is left. */
function AddressField({ label, hint, value, faultOf, onSave, savedIn }: Props) {
  /** What the field said when it was read: what the typing began with. */
  const [read, setRead] = useState(value);
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  /** What is being saved, until it is read again. */
  const [sent, setSent] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** Whether what is typed is to be saved as soon as nothing else is. */
  const isLeft = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = () => place.current !== null && place.current.closest("[hidden]") === null;
  const show = (text: string) => {
    setRead(text);
    setTyped(text);
    setElsewhere(null);
    setSent(null);
  };
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    // What is typed and not saved stays when somebody else's change comes in.
    if (typed.trim() === value || (typed === read && value !== sent)) show(value);
    // What was typed while it was saved goes on from there, also where that is what stood there before.
    else if (value === sent) {
      setRead(value);
      setSent(null);
    }
  }
  const save = async (next: string, over: string) => {
    setSaving(true);
    setSent(next);
    try {
      refuse(await onSave(next, over));
    } catch (failure) {
      const { message, current } = failure as ApiError;
      if (!isSeen()) return refuse(message);
      const theirs = savedIn(current as CorpPermissions);
      const changed = [changedField(label, theirs)];
      const keep = () => {
        setRead(theirs);
        setElsewhere(null);
        isLeft.current = true;
      };
      setElsewhere({ sentence: message, changed, question: whichVersion, load: () => show(theirs), keep });
    } finally {
      setSaving(false);
    }
  };
  /** Says why an address is not saved: at its field, or in a notice where the field is not seen by then. */
  const refuse = (wrong: string | null) => {
    if (wrong && !isSeen()) notify.error(`${label} is not saved: ${wrong}`);
    setError(wrong);
  };
  const leave = () => {
    isLeft.current = isSaving;
    const next = typed.trim();
    if (isSaving || next === read || elsewhere) return;
    const wrong = faultOf(next);
    if (wrong) setError(wrong);
    else void save(next, read);
  };
  useEffect(() => {
    if (!isSaving && isLeft.current) leave();
  });
  return (
    <div ref={place} className="max-w-[420px] py-1.5">
      <TextField
        label={label}
        hint={hint}
        error={error}
        inputMode="email"
        maxLength={1000}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(null);
          setElsewhere(null);
        }}
        onBlur={leave}
      />
      <ElsewhereNotice elsewhere={elsewhere} className="mt-2" />
      <UnsavedGuard
        dirty={typed.trim() !== (isSaving ? (sent ?? read) : read)}
      >{`${label} is not saved.`}</UnsavedGuard>
    </div>
  );
}
