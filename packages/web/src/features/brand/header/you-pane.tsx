import { Checkbox } from "../../../ui/fields/checkbox";
import { SelectField } from "../../../ui/fields/select-field";
import { PictureField } from "../../../ui/picture/picture-field";
import { Face } from "../preview/face";
import { HeaderText, Pane } from "./pane";
import { Phones } from "./phones";
import { useOwnPicture } from "./pictures";
import { useHeaderFormHere } from "./use-header-form";

/** Who the officer is and how they are reached. */
export function YouPane() {
  const { draft, set, user } = useHeaderFormHere();
  const { headshot } = user.header;
  const picture = useOwnPicture("headshot");
  return (
    <Pane title="You">
      <PictureField
        noun="photo"
        shape="face"
        shown={<Face name={draft.name || user.profile.fullName} src={headshot} size={64} />}
        hasPicture={headshot !== null}
        hint="A square picture works best. Drop one here, or choose a file."
        {...picture}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 phone:grid-cols-1">
        <HeaderText name="name" label="Name" required autoComplete="name" maxLength={120} />
        <HeaderText name="title" label="Title" optional autoComplete="organization-title" maxLength={120} />
        <HeaderText
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="email"
          maxLength={254}
        />
        <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-3">
          <SelectField
            label="License"
            value={draft.isNmls ? "nmls" : "other"}
            onChange={(label) => set("isNmls", label === "nmls")}
            options={[
              { value: "nmls", label: "NMLS" },
              { value: "other", label: "Other" },
            ]}
          />
          <HeaderText
            name="license"
            label="License number"
            inputMode={draft.isNmls ? "numeric" : "text"}
            maxLength={60}
            hint={draft.isNmls ? undefined : "Shown as you type it."}
          />
        </div>
      </div>
      <Checkbox
        label="Certified Mortgage Advisor: show CMA after my name"
        checked={draft.hasCMA}
        onChange={(hasCMA) => set("hasCMA", hasCMA)}
      />
      <Phones />
    </Pane>
  );
}
