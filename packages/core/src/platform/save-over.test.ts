import { expect, it } from "vitest";
import * as z from "zod/mini";
import { Was } from "./fields.schema";
import { saveOver } from "./save-over";

const fields = { name: z.string() };
const refusal = { refusal: "This was changed.", current: null };

it.each(["constructor", "toString", "hasOwnProperty", "__proto__"])(
  "takes no field for one of the record that every object has: %s",
  (name) => {
    const was = Was.parse(JSON.parse(`{"${name}": {"a": 1}}`));
    const sent = { name: "Mine" };
    expect(saveOver({ was, sent, now: { name: "Theirs" }, fields, ...refusal })).toEqual(sent);
  },
);
