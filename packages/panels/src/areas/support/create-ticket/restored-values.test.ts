import { describe, expect, it } from "vitest";
import type { NewTicketValues } from "./new-ticket-form";
import { restoredValues } from "./restored-values";

const given: NewTicketValues = {
  subject: "Help with build #1.1",
  description: "Status: ABORTED",
  license_type: "pro",
  os: "win11",
  software_version: "",
};
const before = { ...given, description: "Status: FAILURE" };
const kept = (text: object, base: object = before) => ({ text: JSON.stringify(text), base: JSON.stringify(base) });

describe("a kept draft", () => {
  it("is restored as it was written", () => {
    const written = { ...given, subject: "It stops", os: "other" } as const;
    expect(restoredValues(kept(written, given), given)).toEqual(written);
  });

  it("keeps what the user changed when the given values are others by now", () => {
    expect(restoredValues(kept({ ...before, subject: "It stops" }), given)).toEqual({ ...given, subject: "It stops" });
    const text = "It stops. Status: FAILURE";
    expect(restoredValues(kept({ ...before, description: text }), given)?.description).toBe(text);
  });

  it("keeps what the user emptied", () => {
    expect(restoredValues(kept({ ...before, subject: "" }), given)).toEqual({ ...given, subject: "" });
  });

  it("is none if the user changed nothing", () => {
    expect(restoredValues(kept(before), given)).toBeUndefined();
  });

  it("stays whole once it was sent, so that its ticket can be found", () => {
    const sent = { key: "key-1", before: [] };
    const written = { ...before, subject: "It stops" };
    expect(restoredValues({ ...kept(written), sent }, given)).toEqual(written);
  });

  it.each([undefined, { text: "{}", base: "{}" }, { text: "no JSON", base: "" }, kept({ ...given, os: 1 }, given)])(
    "is none if it is %j",
    (draft) => expect(restoredValues(draft, given)).toBeUndefined(),
  );
});
