import { MOST_SOUND_BYTES, MOST_SOUND_SECONDS, sentences } from "@highway/core/market/news/alerts/pure/limits";
import type { AlertSound } from "@highway/core/market/news/alerts/schema";
import { AudioLines, Trash2, Upload } from "lucide-react";
import { useId, useRef, useState } from "react";
import { call, type RequestOf } from "../../../../lib/api/api";
import { ApiError } from "../../../../lib/api/api-error";
import { asApiError } from "../../../../lib/api/use-api";
import { Button } from "../../../../ui/button";
import { FieldError } from "../../../../ui/fields/field-error";
import { Icon } from "../../../../ui/icon";
import { clockText } from "../alert-parts";

type Props = { value: AlertSound | null; query: { corpID: string }; onChange: (sound: AlertSound | null) => void };

/** Takes a recording, which is sent right away and becomes the alert's when the alert is posted. */
export function RecordingField({ value, query, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setWrong(null);
    try {
      onChange(await keepRecording(file, query));
    } catch (error) {
      setWrong(asApiError(error).message);
    }
    setBusy(false);
  };
  return (
    <section aria-label="Recording" aria-describedby={wrong ? note : undefined}>
      <h3 className="mb-1 flex flex-wrap justify-between gap-x-3 font-medium text-fg-2 text-sm">
        Recording <span className="font-normal text-fg-3">MP3, M4A or WAV, at most 4 MB and 5 minutes</span>
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        {value && (
          <span className="inline-flex items-center gap-2 pr-2">
            <Icon of={AudioLines} className="text-fg-3" />
            <span className="num">{clockText(value.seconds)}</span>
          </span>
        )}
        <Button icon={Upload} busy={busy} onClick={() => input.current?.click()}>
          {value ? "Choose another recording" : "Choose a recording"}
        </Button>
        {value && (
          <Button icon={Trash2} variant="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="audio/mpeg,audio/mp4,audio/x-m4a,audio/wav,.mp3,.m4a,.wav"
          aria-label="File of the recording"
          className="hidden"
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = "";
          }}
        />
      </div>
      {wrong && <FieldError id={note}>{wrong}</FieldError>}
    </section>
  );
}

const fileRefusal = (sentence: string) => new ApiError("invalid", sentence);

type Form = RequestOf<"POST /v1/markets/news/alert-sounds">["body"];

async function keepRecording(file: File, query: { corpID: string }): Promise<AlertSound> {
  if (file.size > MOST_SOUND_BYTES) throw fileRefusal(sentences.soundSize);
  const seconds = await lengthOf(file);
  if (seconds > MOST_SOUND_SECONDS) throw fileRefusal(sentences.soundLength);
  const form = new FormData();
  form.set("file", file);
  // The declared body is the form as the server reads it.
  const [{ address }] = await call("POST /v1/markets/news/alert-sounds", { query, body: form as unknown as Form });
  return { address, seconds: Math.max(1, Math.round(seconds)) };
}

/** Reads how many seconds a recording takes, as far as this browser can play it. */
function lengthOf(file: File): Promise<number> {
  const audio = new Audio();
  const address = URL.createObjectURL(file);
  return new Promise<number>((resolve, reject) => {
    audio.onloadedmetadata = () => resolve(audio.duration);
    audio.onerror = () => reject(fileRefusal(sentences.sound));
    audio.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
