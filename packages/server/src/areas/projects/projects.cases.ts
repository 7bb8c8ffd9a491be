import { demoProjectGuid, demoSha } from "../../demo/projects";
import { guidCase, type ServerCases } from "../../testing/area-cases";
import { subject } from "../../testing/large-database";

const project = "Muon telescope trigger";
const unknown = { unknown: "0".repeat(40), malformed: "../../me" };

export const serverCases: ServerCases = {
  parameters: {
    projectGuid: guidCase(demoProjectGuid(project), { large: subject.projectGuid, list: "projects/" }),
    commitSha: {
      ...unknown,
      anothers: demoSha(project, 9),
      large: subject.commitSha,
      listed: ["projects/{projectGuid}/versions/", "version_sha1"],
    },
    tagGuid: guidCase("00000000-0000-4000-8000-00000000dead", {
      large: subject.tagGuid,
      list: "projects/{projectGuid}/tags/",
    }),
    tagName: {
      anothers: "v2.4",
      unknown: "nothing",
      malformed: "a/b?c",
      large: "v50000",
      listed: ["projects/{projectGuid}/tags/", "name"],
    },
  },
  writes: {
    "projects.update": { body: { name: "Renamed", description: "" } },
    "projects.delete": { params: { projectGuid: "00000000-0000-4000-8021-000000000002" } },
    "projects.deleteSources": {},
    "projects.createTag": { body: { version_sha1: subject.commitSha, name: "new" } },
    "projects.deleteTag": {},
  },
};
