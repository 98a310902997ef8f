import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../../platform/table/table";

/** One week of the economic calendar, packed. It is the same for everyone and belongs to nobody. */
export const CalendarWeekEntity = new Entity(
  {
    model: { service: "highway", entity: "calendarweek", version: "1" },
    attributes: {
      country: { type: ["US"] as const, required: true },
      /** The Monday that begins the week, in UTC. */
      week: { type: "string", required: true },
      packed: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      byWeek: { pk: { field: "pk", composite: ["country"] }, sk: { field: "sk", composite: ["week"] } },
    },
  },
  table,
);

/** How far the calendar is known: when its source last answered, and when all of its weeks were last read. */
export const CalendarStateEntity = new Entity(
  {
    model: { service: "highway", entity: "calendarstate", version: "1" },
    attributes: {
      country: { type: ["US"] as const, required: true },
      heardAt: { type: "string", required: true },
      wholeAt: { type: "number", required: true },
      source: { type: "string", required: true },
      sample: { type: "boolean", required: true },
    },
    indexes: {
      ofCountry: { pk: { field: "pk", composite: ["country"] }, sk: { field: "sk", composite: [] } },
    },
  },
  table,
);

/** Notes whether a corporation features an event on all of its dates. */
export const FeaturedEventEntity = new Entity(
  {
    model: { service: "highway", entity: "featuredevent", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      eventId: { type: "string", required: true },
      /** The day on which it was decided from. */
      date: { type: "string", required: true },
      featured: { type: "boolean", required: true },
    },
    indexes: {
      byOwner: {
        pk: { field: "pk", composite: ["ownerId"] },
        sk: { field: "sk", composite: ["eventId"], casing: "none" },
      },
    },
  },
  table,
);

/** Which events are sent to the calendar program that an officer uses. The address follows from the version and a secret that is not in the table. */
export const CalendarSubscriptionEntity = new Entity(
  {
    model: { service: "highway", entity: "calendarsubscription", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      version: { type: "number" },
      featured: { type: "boolean" },
      highImportance: { type: "boolean" },
      fetchedAt: { type: "string" },
    },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
