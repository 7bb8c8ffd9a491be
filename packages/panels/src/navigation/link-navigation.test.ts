import { expect, it } from "vitest";
import { linkNavigation } from "./link-navigation";
import { screenTarget } from "./screens";

it("leads to the hosted portal, and to the site's own pages where it has one", () => {
  const { href } = linkNavigation("/app", { orders: "/account/orders", team: "/account/team?guid={teamGuid}" });
  expect(href(screenTarget("shoppingCart"))).toBe("/app/shopping-cart");
  expect(href(screenTarget("orders"))).toBe("/account/orders");
  expect(href(screenTarget("team", { teamGuid: "a&b" }))).toBe("/account/team?guid=a%26b");
});

it("is the same object for the same arguments", () => {
  expect(linkNavigation("/app", { orders: "/account/orders" })).toBe(
    linkNavigation("/app", { orders: "/account/orders" }),
  );
  expect(linkNavigation("/app")).not.toBe(linkNavigation("/portal"));
});
