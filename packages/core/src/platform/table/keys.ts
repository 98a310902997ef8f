/** The table's keys, declared once: the stack, the local table and the entities read them. */
export const tableKeys = {
  primary: { pk: "pk", sk: "sk" },
  indexes: {
    gsi1: { pk: "gsi1pk", sk: "gsi1sk" },
    gsi2: { pk: "gsi2pk", sk: "gsi2sk" },
  },
  timeToLive: "expiresAt",
} as const;
