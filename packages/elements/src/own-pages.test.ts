import { describe, expect, it } from "vitest";
import { readOwnPages } from "./own-pages";

describe("the screens that a site shows itself", () => {
  it("are read by name and address, one after the other", () => {
    expect(readOwnPages("  team=/account/team?guid={teamGuid}\n orders=/orders ")).toEqual({
      team: "/account/team?guid={teamGuid}",
      orders: "/orders",
    });
  });

  it.each(["", "team", "team=", "=/x", "nothing=/x", "constructor=/x"])("are none in %j", (text) => {
    expect(readOwnPages(text)).toEqual({});
  });
});
