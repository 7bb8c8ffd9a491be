import { expect, it } from "vitest";
import { closestScreen } from "./closest-screen";

it.each([
  ["/proyects", "projects"],
  ["/license", "licenses"],
  ["/Orders2/7", "orders"],
  ["/shoping-cart", "shoppingCart"],
  ["/supports/12/", "support"],
  ["/nowhere", undefined],
  ["/", undefined],
  ["", undefined],
  ["/management/users", undefined],
])("%s is close to %s", (path, screen) => expect(closestScreen(path)).toBe(screen));
