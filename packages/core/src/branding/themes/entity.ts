import { Entity } from "electrodb";
import { table } from "../../platform/table/table";

/** The owner is a corporation or a person. */
export const ThemeEntity = new Entity(
  {
    model: { service: "highway", entity: "theme", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      themeId: { type: "string", required: true },
      name: { type: "string", required: true },
      primary: { type: "string", required: true },
      secondary: { type: "string", required: true },
    },
    indexes: { byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["themeId"] } } },
  },
  table,
);

/** Which theme an owner uses. For an officer that may be the corporation's. */
export const ThemeUseEntity = new Entity(
  {
    model: { service: "highway", entity: "themeuse", version: "1" },
    attributes: { ownerId: { type: "string", required: true }, themeId: { type: "string", required: true } },
    indexes: { byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
