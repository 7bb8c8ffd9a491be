import { expect, it } from "vitest";
import { isPortalError, PortalError, serverMessage } from "./portal-error";

const throttled = new PortalError("throttled", { status: 429, detail: "Wait." });

it("an error is known by its kind, from whichever copy of the code it comes", () => {
  expect(isPortalError(throttled)).toBe(true);
  expect(isPortalError(throttled, "server", "throttled")).toBe(true);
  expect(isPortalError(throttled, "server")).toBe(false);
  expect(isPortalError({ name: "PortalError", kind: "server" }, "server")).toBe(true);
});

it.each([new Error("x"), null, undefined, "PortalError", {}, new DOMException("x", "AbortError")])(
  "%s is none of the portal's",
  (error) => {
    expect(isPortalError(error)).toBe(false);
    expect(serverMessage(error)).toBeUndefined();
  },
);

it("the server's message for a field is the field's, else the call's", () => {
  const error = new PortalError("invalid", { fields: { name: ["Too long.", "Taken."] }, messages: ["Look again."] });
  expect(serverMessage(error, "name")).toBe("Too long. Taken.");
  expect(serverMessage(error, "email")).toBe("Look again.");
  expect(serverMessage(error)).toBe("Look again.");
  expect(serverMessage(throttled, "name")).toBe("Wait.");
  expect(serverMessage(new PortalError("server"))).toBeUndefined();
});
