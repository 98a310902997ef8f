import { ImagePlus } from "lucide-react";
import { Suspense, useState } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { officerWords } from "../../lib/words/officer";
import type { WorkingProperty } from "../../scenario/document";
import { setImage } from "../../scenario/edits/place-edits";
import { edit } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";

const PicturePicker = lazyWindow(() => import("./picture-picker"), closeWindow);

/** The picture of the home, and the window in which it is chosen. */
export function PictureFields({ property, name }: { property: WorkingProperty; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { id, image } = property;
  return (
    <section aria-label={`Picture of ${name}`} className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">Picture</h3>
      <div className="flex items-center gap-4">
        <Shown key={image} image={image} name={name} />
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen(true)}>{image ? "Change picture" : "Choose picture"}</Button>
            {image && (
              <Button variant="quiet" onClick={() => edit(null, setImage(id, null))}>
                Remove<span className="sr-only"> picture</span>
              </Button>
            )}
          </div>
          <p className="mt-1 text-fg-3 text-sm">Appears on the report, on your client’s page and on paper.</p>
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <PicturePicker property={property} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

const room = "aspect-[8/5] w-32 shrink-0 rounded-md bg-sunken phone:w-24";

/** The picture, or its place. */
function Shown({ image, name }: { image: string | undefined; name: string }) {
  const [isMissing, setMissing] = useState(false);
  if (!image || isMissing)
    return (
      <span className={`${room} grid place-items-center text-center text-fg-3 text-xs`}>
        {isMissing ? "This picture could not be loaded." : <Icon of={ImagePlus} />}
      </span>
    );
  return (
    <img
      src={image}
      alt={officerWords.pictures.of(name)}
      width={1280}
      height={800}
      decoding="async"
      onError={() => setMissing(true)}
      className={`${room} h-auto object-cover`}
    />
  );
}
