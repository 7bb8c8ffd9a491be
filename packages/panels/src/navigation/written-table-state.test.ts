import { describe, expect, it } from "vitest";
import { readTableState, tableDefaults, writeTableState } from "./written-table-state";

const defaults = tableDefaults({ pageSize: 10, sort: "validity" });

describe("a table in the address", () => {
  it("starts on its first page, sorted as declared", () => {
    expect(readTableState(defaults, defaults)).toEqual({
      page: 1,
      pageSize: 10,
      search: "",
      sort: { columnId: "validity", direction: "ascending" },
    });
    expect(readTableState(tableDefaults({ pageSize: 5 }), tableDefaults({ pageSize: 5 })).sort).toBeNull();
  });

  it.each([
    { page: 3, pageSize: 50, search: "GC-7F", sort: { columnId: "expires", direction: "descending" } },
    { page: 1, pageSize: 5, search: "", sort: null },
    { page: 2, pageSize: 20, search: "-x", sort: { columnId: "type", direction: "ascending" } },
  ] as const)("gives back what was written: %j", (state) => {
    expect(readTableState(writeTableState(state), defaults)).toEqual(state);
  });

  it.each(["0", "-1", "1.5", "x", "", "1e9", "Infinity", "NaN", "1000001"])(
    "takes the default for a page or a size of %j",
    (odd) => {
      expect(readTableState({ ...defaults, page: odd, size: odd }, defaults)).toMatchObject({ page: 1, pageSize: 10 });
    },
  );

  it("has as many pages as a long list of small ones, but not as many rows in one", () => {
    expect(readTableState({ ...defaults, page: "99999", size: "1001" }, defaults)).toMatchObject({
      page: 99_999,
      pageSize: 10,
    });
  });
});
