import { guidCase, type ServerCases } from "../../testing/area-cases";
import type { Browser } from "../../testing/browser";
import { subject } from "../../testing/large-database";
import { signToken } from "./signed-link";

const staff = "admin@example.com";
const aReason = { release_rejected: true, release_rejected_reason: "Its timing reports are empty." };
const grant = {
  release: subject.releaseId,
  file: subject.releaseFileGuid,
  expires: Date.parse(subject.soon) / 1_000,
  account: 1001,
  id: "link",
};
const versions = "/api/webapp-management/v1/compiler-versions/";

/** Creates a temporary link. */
async function newLink(browser: Browser): Promise<{ linkGuid: string }> {
  const one = `${versions}${subject.releaseTag}/`;
  await browser.send("POST", `${one}shared-link/`, { expiration_date: subject.soon });
  const [link] = await browser.getList<{ readonly guid: string }>(`${one}shared-links/`);
  return { linkGuid: link?.guid ?? "" };
}

export const serverCases: ServerCases = {
  parameters: {
    linkGuid: guidCase("00000000-0000-4000-8000-00000000dead", { large: subject.linkGuid }),
    // The parts of a download link's path.
    token: { anothers: "a.b", unknown: "a.b", malformed: "a", large: signToken(subject.linkSecret, grant) },
    name: { anothers: "file", unknown: "file", malformed: "file", large: "file" },
  },
  writes: {
    "releases.update": { as: staff, params: { versionTag: subject.pendingTag }, body: aReason },
    "releases.createSharedLink": { as: staff, body: { expiration_date: subject.soon } },
    "releases.revokeSharedLink": { as: staff, params: newLink },
  },
};
