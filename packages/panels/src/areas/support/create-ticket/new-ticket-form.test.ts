import { describe, expect, it } from "vitest";
import { ticketFormsMessages } from "../ticket-forms.messages";
import { initialValues, pageOf, withoutSecrets } from "./new-ticket-form";

const guid = "123e4567-e89b-12d3-a456-426614174000";
const page = `/app/projects/${guid}/commits/2b1e6b3/builds/1`;
const texts = ticketFormsMessages.english;
const log = { kind: "build", projectGuid: guid, commitSha: "2b1e6b3", buildNumber: "1" } as const;
const build = { about: "Build #1.1", facts: [["Commit", "2b1e6b3 token=opensesame"]], log } as const;
const license = { about: `License ${guid}`, facts: [["Serial number", guid]] } as const;

describe("help with a failed build", () => {
  it("describes its page, without secrets from the commit's message", () => {
    const { description } = initialValues(build, page, texts);
    expect(description).toContain("Commit: 2b1e6b3 token=[masked]");
    expect(description).toMatch(new RegExp(`Page: ${page}$`));
  });

  it("masks what is written into the ticket, and changes nothing the second time", () => {
    const written = { subject: "password: hunter2", description: `/home/maria/top.v\nPage: ${page}` };
    const masked = withoutSecrets(written, build, page);
    expect(masked).toEqual({ subject: "password: [masked]", description: `~/top.v\nPage: ${page}` });
    expect(withoutSecrets(masked, build, page)).toEqual(masked);
    expect(withoutSecrets(written, build, "")).toMatchObject({ subject: "password: [masked]" });
  });
});

it("help with a license keeps its serial number", () => {
  expect(initialValues(license, page, texts)).toMatchObject({
    subject: `Help with license ${guid}`,
    description: expect.stringContaining(`Serial number: ${guid}`) as string,
  });
});

it.each([
  [`${page}?log.search=hunter2#L4`, page],
  [page, page],
  ["", ""],
])("the page of %j is %j", (address, expected) => expect(pageOf(address)).toBe(expected));
