import { expect, it } from "vitest";
import { afterRefusal, isAway, signInAddress } from "./session";

it("a refusal ends a session that there was, and tells that there is none where there was none", () => {
  expect(afterRefusal("unknown")).toBe("absent");
  expect(afterRefusal("absent")).toBe("absent");
  expect(afterRefusal("active")).toBe("ended");
  expect(afterRefusal("ended")).toBe("ended");
  expect(afterRefusal("left")).toBe("left");
});

it("calls rest once it is known that nobody is signed in, not before", () => {
  expect((["unknown", "active", "ended", "absent", "left"] as const).filter(isAway)).toEqual([
    "ended",
    "absent",
    "left",
  ]);
});

it("sign-in returns to path and query", () => {
  expect(signInAddress("", "/app/licenses?licenses.page=2&x=a b")).toBe(
    "/accounts/login/?next=%2Fapp%2Flicenses%3Flicenses.page%3D2%26x%3Da%20b",
  );
  expect(signInAddress("https://portal.example.com", "/app/")).toBe(
    "https://portal.example.com/accounts/login/?next=%2Fapp%2F",
  );
});
