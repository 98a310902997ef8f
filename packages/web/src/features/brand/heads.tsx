import { phoneIn } from "@highway/core/branding/pure/phone-in";
import { signedName } from "@highway/core/branding/pure/signed-name";
import type { Brand } from "@highway/core/branding/schema";
import { cx } from "../../lib/class-names";
import { initials } from "../../lib/format/format";

/** Shows a person's photo, or initials. It is decoration: the name stands beside it. */
export const Face = ({
  name,
  src,
  size,
  green = false,
}: {
  name: string;
  src: string | null;
  size: number;
  green?: boolean;
}) =>
  src ? (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      style={{ width: size, height: size }}
      className="shrink-0 rounded-full object-cover"
    />
  ) : (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: Math.round(size * 0.33) }}
      className={cx(
        "grid shrink-0 place-items-center rounded-full font-semibold",
        green ? "bg-positive-soft text-positive" : "bg-(--clay-soft) text-(--clay-text)",
      )}
    >
      {initials(name) || "?"}
    </span>
  );

type Props = { brand: Brand; headshot: string | null; logo: string | null };

/** Draws the officer as clients see them at the head of a report. */
export function OfficerHead({ brand, headshot, logo }: Props) {
  const about = [brand.title, brand.licenseLabel].filter(Boolean).join(", ");
  return (
    <div>
      <div className="flex items-start gap-3">
        <Face name={brand.name} src={headshot} size={52} />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold text-md">{signedName(brand) || "Your name"}</p>
          {about && <p className="text-fg-2">{about}</p>}
          {brand.phones.map((phone) => (
            <p key={phone.label + phone.formatted} className="text-fg-2">
              {phoneIn("en", phone)}
            </p>
          ))}
          {brand.email && <p className="text-fg-2">{brand.email}</p>}
          {brand.website && <p className="text-fg-2">{brand.website.replace(/^https?:\/\//, "")}</p>}
          <p className="mt-1.5 flex items-center gap-2 font-semibold">
            {logo && <img src={logo} alt="" className="max-h-6 max-w-24 object-contain" />}
            {brand.company || "Your company"}
          </p>
        </div>
      </div>
      {brand.custom && <p className="mt-2 text-fg-2 wrap-anywhere">{brand.custom}</p>}
    </div>
  );
}

type PartnerProps = { partner: NonNullable<Brand["cobrand"]>; headshot: string | null };

/** Draws the person who appears with the officer. */
export const PartnerHead = ({ partner, headshot }: PartnerProps) => (
  <div className="flex items-start gap-3">
    <Face name={partner.name} src={headshot} size={52} green />
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold text-md">{partner.name}</p>
      {[[partner.title, partner.license].filter(Boolean).join(", "), partner.phone?.formatted, partner.email].map(
        (line) =>
          line && (
            <p key={line} className="text-fg-2">
              {line}
            </p>
          ),
      )}
      {partner.company && <p className="mt-1.5 font-semibold">{partner.company}</p>}
    </div>
  </div>
);
