import { Button } from "../../ui/button";

/** Somebody saved the client meanwhile: take theirs, or save over it. */
export const StaleNotice = ({ onLoad, onKeep }: { onLoad: () => void; onKeep: () => void }) => (
  <div role="alert" className="mb-4 rounded-md bg-warning-soft p-3 text-warning">
    <p className="font-medium">This client was changed after you opened it.</p>
    <p className="mt-1">Load the newer version, or keep what you typed and save it over the newer one.</p>
    <div className="mt-2 flex gap-2">
      <Button size="sm" onClick={onLoad}>
        Load newer version
      </Button>
      <Button size="sm" onClick={onKeep}>
        Keep mine
      </Button>
    </div>
  </div>
);
