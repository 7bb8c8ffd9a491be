import { everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";

/** A server's response for a commit without a picture. */
export const commitResponse = (change: object = {}) => ({
  version_sha1: everyStateCommit.commitSha,
  progressive_version_number: 9,
  message: "Read out scalers without dead time",
  created_on: "2026-11-20T17:52:00Z",
  project: { guid: everyStateCommit.projectGuid, name: "Muon telescope trigger" },
  tags: [],
  scf_file: "/files/top.scf",
  top_image: null,
  ...change,
});
