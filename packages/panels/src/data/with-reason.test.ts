import { PortalError, type PortalErrorKind, type PortalErrorOptions } from "@gatehouse/contract";
import { expect, it } from "vitest";
import { withReason } from "./with-reason";

const said = (kind: PortalErrorKind, options: PortalErrorOptions) =>
  withReason("We couldn't do it.", new PortalError(kind, options));

it.each<[string, PortalErrorOptions]>([
  ["of the whole request", { detail: "Not now." }],
  ["of no field", { messages: ["Not now."] }],
  ["of a field", { fields: { license: ["Not now."] } }],
])("gives the reason %s", (_which, options) => {
  expect(said("invalid", options)).toBe("We couldn't do it. Not now.");
});

it("gives every reason", () => {
  expect(said("invalid", { fields: { license: ["Not now."], email: ["Not here."] } })).toBe(
    "We couldn't do it. Not now. Not here.",
  );
});

it.each<[PortalErrorKind, PortalErrorOptions]>([
  ["server", { detail: "Internal server error." }],
  ["contract", { detail: "Unexpected." }],
  ["network", {}],
])("gives no reason of kind %s", (kind, options) => {
  expect(said(kind, options)).toBe("We couldn't do it.");
});
