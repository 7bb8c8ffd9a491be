import { expect, it } from "vitest";
import { distinctNames } from "./distinct-names";

const rows = [
  { name: "Chrome", ip: "192.0.2.1", day: "Monday" },
  { name: "Chrome", ip: "192.0.2.2", day: "Monday" },
  { name: "Chrome", ip: "192.0.2.2", day: "Sunday" },
  { name: "Firefox", ip: "192.0.2.2", day: "Sunday" },
  { name: "curl", ip: "", day: "Monday" },
  { name: "curl", ip: "", day: "Sunday" },
  { name: "Safari", ip: "", day: "" },
  { name: "Safari", ip: "", day: "" },
];

it("a row's name is unique among the others", () => {
  const nameOf = distinctNames(rows, [({ name }) => name, ({ ip }) => ip, ({ day }) => day]);
  expect(rows.map(nameOf)).toEqual([
    "Chrome, 192.0.2.1",
    "Chrome, 192.0.2.2, Monday",
    "Chrome, 192.0.2.2, Sunday",
    "Firefox",
    "curl, Monday",
    "curl, Sunday",
    "Safari (1)",
    "Safari (2)",
  ]);
});
