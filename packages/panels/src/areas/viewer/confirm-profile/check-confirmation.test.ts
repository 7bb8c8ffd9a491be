import { expect, it } from "vitest";
import { checkConfirmation, type ConfirmationValues } from "./check-confirmation";
import { confirmProfileMessages } from "./confirm-profile.messages";

const right: ConfirmationValues = {
  first_name: "Ada",
  last_name: "Byron",
  contact_email: "",
  country: "GB",
  location: "",
  institute: "Analytical",
  job_function: "",
  confirm: true,
};

function wrong(change: Partial<ConfirmationValues>): object {
  const found = checkConfirmation({ ...right, ...change }, confirmProfileMessages.english);
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined));
}

it("what is required is enough", () => expect(wrong({})).toEqual({}));

it("an empty form shows all errors at once", () => {
  const empty = {
    first_name: " ",
    last_name: "",
    contact_email: "",
    country: "",
    location: "",
    institute: "",
    job_function: "",
    confirm: false,
  };
  expect(wrong(empty)).toEqual({
    first_name: "First name is required",
    last_name: "Last name is required",
    country: "Country is required",
    institute: "Organization is required",
    confirm: "You must confirm your profile details",
  });
});

it.each([
  ["first_name", 50, "First name cannot exceed 50 characters"],
  ["last_name", 50, "Last name cannot exceed 50 characters"],
  ["location", 100, "Location cannot exceed 100 characters"],
  ["institute", 100, "Organization cannot exceed 100 characters"],
  ["job_function", 100, "Job function cannot exceed 100 characters"],
] as const)("%s takes %i characters and no more", (name, max, message) => {
  expect(wrong({ [name]: ` ${"🧨".repeat(max)} ` })).toEqual({});
  expect(wrong({ [name]: "x".repeat(max + 1) })).toEqual({ [name]: message });
});

it("the secondary email is right or left out", () => {
  expect(wrong({ contact_email: " ada@example.com " })).toEqual({});
  expect(wrong({ contact_email: "ada@example" })).toEqual({ contact_email: "Invalid email format" });
  for (const contact_email of ["ada@exam\u200bple.com", "\ufeffada@example.com", "ada\u00ad@example.com"]) {
    expect(wrong({ contact_email })).toEqual({
      contact_email: "This email address contains hidden characters. Type it again instead of pasting it.",
    });
  }
  expect(wrong({ contact_email: `${"a".repeat(60)}@${"b".repeat(28)}.example.com` })).toEqual({
    contact_email: "Email cannot exceed 100 characters",
  });
});
