import { ImageIcon } from "lucide-react";
import { SelectField } from "../../../ui/fields/select-field";
import { stateCodeOptions } from "../../../ui/fields/state-options";
import { Icon } from "../../../ui/icon";
import { LogoFrame } from "../../../ui/picture/logo-frame";
import { PictureField } from "../../../ui/picture/picture-field";
import { useHeaderFormHere } from "./header-form";
import { HeaderText, Pane } from "./pane";
import { useOwnPicture } from "./pictures";

/** Shows for whom the officer works. What the corporation sets for all its officers is shown and cannot be typed. */
export function CompanyPane() {
  const { draft, set, error, allowed } = useHeaderFormHere();
  const enforced = allowed.enforceBranding;
  return (
    <Pane title="Company">
      <CompanyLogo />
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 phone:grid-cols-1">
        <HeaderText
          name="company"
          label="Company"
          required
          readOnly={enforced}
          hint={enforced ? "Your company sets its name and logo for all its officers." : undefined}
          autoComplete="organization"
          maxLength={120}
        />
        <HeaderText
          name="website"
          label="Website"
          optional
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="url"
          maxLength={300}
        />
        <HeaderText name="address" label="Street" autoComplete="street-address" maxLength={200} />
        <div className="grid grid-cols-[minmax(0,1fr)_72px_88px] gap-3">
          <HeaderText name="city" label="City" autoComplete="address-level2" maxLength={100} />
          <SelectField
            label="State"
            name="state"
            autoComplete="address-level1"
            value={draft.state}
            onChange={(state) => set("state", state)}
            options={stateCodeOptions}
            error={error("state")}
          />
          <HeaderText name="zip" label="ZIP" inputMode="numeric" autoComplete="postal-code" maxLength={10} />
        </div>
      </div>
      <HeaderText
        name="custom"
        label="A line of your own"
        optional
        maxLength={500}
        hint="Appears below your header: “Se habla español”, office hours, a slogan."
      />
    </Pane>
  );
}

function CompanyLogo() {
  const { user, draft, allowed } = useHeaderFormHere();
  const { logo, corpLogo } = user.header;
  const picture = useOwnPicture("logo");
  if (allowed.enforceBranding || (allowed.useCorpLogo && corpLogo))
    return (
      <div className="flex items-center gap-4">
        <Logo src={corpLogo} company={draft.company} />
        <p className="text-fg-3 text-sm">
          {corpLogo ? "Your company shows this logo for all its officers." : "Your company shows no logo."}
        </p>
      </div>
    );
  return (
    <PictureField
      noun="logo"
      shape="logo"
      shown={<Logo src={logo} company={draft.company} />}
      hasPicture={logo !== null}
      hint="Use a wide logo on a clear background. It is shown on white."
      {...picture}
    />
  );
}

const Logo = ({ src, company }: { src: string | null; company: string }) => (
  <LogoFrame
    src={src}
    alt={company ? `Logo of ${company}` : "Logo"}
    none={<Icon of={ImageIcon} size={24} strokeWidth={1.25} className="text-fg-3" />}
  />
);
