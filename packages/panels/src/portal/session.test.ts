import { expect, it } from "vitest";
import { afterRefusal, isAway, returnAddress, signInAddress } from "./session";

it("a refusal ends an existing session, and reports that there is none otherwise", () => {
  expect(afterRefusal("unknown")).toBe("absent");
  expect(afterRefusal("absent")).toBe("absent");
  expect(afterRefusal("active")).toBe("ended");
  expect(afterRefusal("ended")).toBe("ended");
  expect(afterRefusal("left")).toBe("left");
});

it("requests pause once it is known that nobody is signed in, not before", () => {
  expect((["unknown", "active", "ended", "absent", "left"] as const).filter(isAway)).toEqual([
    "ended",
    "absent",
    "left",
  ]);
});

it("sign-in returns to path and query", () => {
  expect(signInAddress("", { here: () => "/app/licenses?licenses.page=2&x=a b" })).toBe(
    "/accounts/login/?next=%2Fapp%2Flicenses%3Flicenses.page%3D2%26x%3Da%20b",
  );
  expect(signInAddress("https://portal.example.com", { here: () => "/app/" })).toBe(
    "https://portal.example.com/accounts/login/?next=%2Fapp%2F",
  );
});

it.each([
  ["#L120", "/app/build#L120"],
  ["#L120-L140", "/app/build#L120-L140"],
  ["#/account/licenses", "/app/build#/account/licenses"],
  ["#!/account/licenses", "/app/build#!/account/licenses"],
  ["#/callback?access_token=secret", "/app/build"],
  ["#/access_token=secret", "/app/build"],
  ["", "/app/build"],
  ["#access_token=secret", "/app/build"],
  ["#L1&access_token=secret", "/app/build"],
  ["#L1\n#/inbox", "/app/build"],
  ["#/inbox\nsecret", "/app/build"],
])(
  "sign-in returns to the lines of a log or to a route, and tells the server no other fragment: %j",
  (hash, expected) => {
    expect(returnAddress({ here: () => "/app/build", hash: { read: () => hash } })).toBe(expected);
  },
);
