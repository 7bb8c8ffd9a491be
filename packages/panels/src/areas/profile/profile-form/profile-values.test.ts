import type { User } from "@gatehouse/contract/viewer";
import { describe, expect, it } from "vitest";
import { profileMessages } from "../profile.messages";
import { profileItalian } from "../profile.messages.it";
import { checkProfile, mergeSaved, profileChanges, profileValues } from "./profile-values";
import { timezoneOptions } from "./timezone-field";

const user: User = {
  email: "ada@example.com",
  first_name: "Ada",
  last_name: "",
  bio: "one\r\ntwo",
  twitter_username: "no such name",
  is_superuser: false,
  groups: [],
};
const saved = profileValues(user);
const said = profileMessages.english;
const problems = (changes: Partial<typeof saved>) =>
  Object.fromEntries(
    Object.entries(checkProfile({ ...saved, ...changes }, saved, said)).filter(([, problem]) => problem !== undefined),
  );

it("fields that the server does not know are empty, and line breaks are as the browser has them", () => {
  expect(saved).toMatchObject({
    bio: "one\ntwo",
    location: "",
    local_timezone: "",
    avatar: null,
    clear_avatar: false,
    marketing_emails_accepted: false,
  });
});

describe("what is sent", () => {
  it("is what was changed and nothing else", () => {
    expect(profileChanges(saved, saved)).toEqual({});
    expect(profileChanges({ ...saved, first_name: "Augusta", marketing_emails_accepted: true }, saved)).toEqual({
      first_name: "Augusta",
      marketing_emails_accepted: true,
    });
  });

  it("is checked only where it was changed", () => {
    expect(problems({})).toEqual({});
    expect(problems({ first_name: " " })).toEqual({ first_name: "First name is required" });
    expect(problems({ last_name: "x".repeat(51), bio: "x".repeat(256) })).toEqual({
      last_name: "Last name cannot exceed 50 characters",
      bio: "Bio cannot exceed 255 characters",
    });
    expect(
      problems({
        first_name: "𝄞".repeat(50),
        website_url: "https://example.com ",
        contact_email: "a@b.cd",
        twitter_username: "",
      }),
    ).toEqual({});
    for (const contact_email of ["ada@engine", "ada@engine..org", "a b@engine.org", `${"x".repeat(65)}@engine.org`])
      expect(problems({ contact_email })).toEqual({ contact_email: "Invalid email format" });
    for (const contact_email of ["ada@\u200bengine.org", "\ufeffada@engine.org"]) {
      expect(problems({ contact_email })).toEqual({
        contact_email: "This email address contains hidden characters. Type it again instead of pasting it.",
      });
    }
    expect(problems({ website_url: "x", contact_email: "x", twitter_username: "a b" })).toEqual({
      website_url: "Invalid URL",
      contact_email: "Invalid email format",
      twitter_username: "Invalid Twitter username",
    });
  });
});

describe("another saved profile", () => {
  const now = { ...saved, first_name: "Augusta", location: "London" };

  it("changes untouched fields, and reports those that both sides changed", () => {
    expect(mergeSaved(saved, saved, now)).toEqual({
      adopted: { first_name: "Augusta", location: "London" },
      conflicts: [],
    });
    expect(mergeSaved({ ...saved, first_name: "A." }, saved, now)).toEqual({
      adopted: { location: "London" },
      conflicts: ["first_name"],
    });
    expect(mergeSaved({ ...saved, first_name: "Augusta" }, saved, now)).toEqual({
      adopted: { location: "London" },
      conflicts: [],
    });
  });

  it("as the response to saving takes the place of what was sent, but not of what was typed since", () => {
    const sent = { ...saved, first_name: " Augusta ", avatar: new File(["x"], "x.png") };
    expect(mergeSaved(sent, saved, now, sent)).toEqual({
      adopted: { first_name: "Augusta", location: "London", avatar: null },
      conflicts: [],
    });
    expect(mergeSaved({ ...sent, first_name: "Augusta Ada" }, saved, now, sent)).toEqual({
      adopted: { location: "London", avatar: null },
      conflicts: [],
    });
  });
});

it("time zones are sorted by part of the world and city, as selects are searched; a saved one stays even if it is not listed", () => {
  expect(
    timezoneOptions(
      ["America/Argentina/Salta", "America/Lima", "America/Tijuana", "Europe/Rome", "UTC"],
      "US/Eastern",
      { timezoneNone: "Not set", timezonePlaces: {} },
    ),
  ).toEqual([
    { value: "", label: "Not set" },
    { value: "UTC", label: "UTC" },
    { value: "America/Lima", label: "Lima", group: "America" },
    { value: "America/Argentina/Salta", label: "Salta, Argentina", group: "America" },
    { value: "America/Tijuana", label: "Tijuana", group: "America" },
    { value: "Europe/Rome", label: "Rome", group: "Europe" },
    { value: "US/Eastern", label: "Eastern", group: "US" },
  ]);
});

it("time zones have their Italian names", () => {
  const texts = { timezoneNone: "Not set", timezonePlaces: profileItalian.timezonePlaces } as const;
  const zones = ["America/Mexico_City", "Asia/Tokyo", "Europe/Rome", "Europe/London", "Pacific/Easter", "UTC"];
  expect(timezoneOptions(zones, "", texts).map(({ group, label }) => [group, label])).toEqual([
    [undefined, "Not set"],
    [undefined, "UTC"],
    ["America", "Città del Messico"],
    ["Asia", "Tokyo"],
    ["Europa", "Londra"],
    ["Europa", "Roma"],
    ["Pacifico", "Pasqua"],
  ]);
});
