import { expect, it } from "vitest";
import type { AccessState } from "../portal/access";
import { accessState } from "./access-gate";

it.each<[boolean | undefined, boolean | undefined, AccessState]>([
  [true, true, "open"],
  [false, true, "unconfirmed"],
  [true, false, "unaccepted"],
  // The profile comes first, because its page doesn't require the agreement.
  [false, false, "unconfirmed"],
  [false, undefined, "unconfirmed"],
  [undefined, false, "unaccepted"],
  // An unknown state blocks nobody.
  [undefined, undefined, "open"],
  [undefined, true, "open"],
  [true, undefined, "open"],
])("profile confirmed %s, agreement accepted %s: %s", (profile, agreement, state) =>
  expect(accessState(profile, agreement)).toBe(state),
);
