import { sentences } from "@highway/core/clients/schema";
import { FieldError } from "../../ui/fields/field-error";

/** Says that what was typed is nobody's name or address. */
export default function UnknownClient() {
  return <FieldError>{sentences.missing}</FieldError>;
}
