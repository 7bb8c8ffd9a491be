import { describe, expect, it } from "vitest";
import { readListState, writeListState } from "./list-state";

const defaults = { tab: "mine", type: "all" };

describe("a list in the address", () => {
  it("starts with its defaults and finds again what was written", () => {
    expect(readListState("", "licenses", defaults)).toEqual(defaults);
    expect(readListState("?licenses.tab=in-use", "licenses", defaults)).toEqual({ tab: "in-use", type: "all" });
    expect(readListState("licenses.tab=in-use", "licenses", defaults)).toEqual({ tab: "in-use", type: "all" });
  });

  it("takes nothing but its own names", () => {
    expect(readListState("?teams.tab=x&tab=y&licenses.other=z&licenses.__proto__=w", "licenses", defaults)).toEqual(
      defaults,
    );
  });

  it("writes only what differs from the defaults", () => {
    expect(writeListState("", "licenses", defaults, { tab: "in-use" })).toBe("?licenses.tab=in-use");
    expect(writeListState("?licenses.tab=in-use", "licenses", defaults, { tab: "mine" })).toBe("");
    expect(writeListState("?licenses.tab=in-use", "licenses", defaults, { tab: undefined })).toBe("");
  });

  it("leaves the state of other lists and the page's own parameters alone", () => {
    expect(writeListState("?ref=mail&teams.page=2", "licenses", defaults, { type: "pro" })).toBe(
      "?ref=mail&teams.page=2&licenses.type=pro",
    );
  });

  it.each(["a&b=c", "100%", "a+b c", "ü#?/", ""])("gives back %j as it was", (type) => {
    expect(readListState(writeListState("", "licenses", defaults, { type }), "licenses", defaults).type).toBe(type);
  });
});
