import { Entity } from "electrodb";
import { table } from "../../platform/table/table";

/** A theme. Its owner is a corporation or a person. */
export const ThemeEntity = new Entity(
  {
    model: { service: "highway", entity: "theme", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      themeId: { type: "string", required: true },
      name: { type: "string", required: true },
      primary: { type: "string", required: true },
      secondary: { type: "string", required: true },
      /** How many times the theme was changed: a change is made to the state that it was decided on. */
      changes: { type: "number" },
    },
    indexes: { byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["themeId"] } } },
  },
  table,
);

/** The theme that an owner uses. An officer may use one of the corporation's. */
export const ThemeUseEntity = new Entity(
  {
    model: { service: "highway", entity: "themeuse", version: "1" },
    attributes: { ownerId: { type: "string", required: true }, themeId: { type: "string", required: true } },
    indexes: { byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
