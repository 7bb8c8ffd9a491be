import { expect, it } from "vitest";
import { countryNames } from "./country-names";

it("countries are called as the reader calls them, and in English as the server does", () => {
  expect(["it", "it-IT", "de"].map((locale) => countryNames(locale)({ code: "DE", name: "Germany" }))).toEqual([
    "Germania",
    "Germania",
    "Deutschland",
  ]);
  expect(["en", "en-GB"].map((locale) => countryNames(locale)({ code: "TR", name: "Turkey" }))).toEqual([
    "Turkey",
    "Turkey",
  ]);
});

it("what is no country's code keeps its name", () => {
  const name = countryNames("it");
  expect(
    [
      { code: "XX", name: "Elsewhere" },
      { code: "Italy", name: "Italy" },
      { code: "", name: "None" },
    ].map(name),
  ).toEqual(["Elsewhere", "Italy", "None"]);
});
