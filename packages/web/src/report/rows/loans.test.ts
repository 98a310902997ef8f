import { expect, it } from "vitest";
import { cellsOf } from "../cells";
import { officerColumns } from "../columns";
import { kinds } from "../kinds.fixture";
import { labelOf } from "../row";
import { manner } from "../skins/screen/manner";
import { loanRows } from "./loans";

const typesOf = (kind: string) => {
  const columns = officerColumns({ document: kinds[kind]!, client: null });
  const row = loanRows(columns, "officer").find((each) => labelOf(each, manner.words) === "Type");
  return row && cellsOf(row, columns, manner).map(({ text }) => text);
};

it.each([
  ["adjustable rates", ["5/6 ARM", "7/6 ARM", "6-month ARM"]],
  ["temporary buydowns by each payer", ["2/1 buydown", "3/2/1 buydown", "1/0 buydown"]],
])("tells the officer each loan's type in a line of its own: %s", (kind, types) =>
  expect(typesOf(kind)).toEqual(types),
);
