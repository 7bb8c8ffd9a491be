import { guidCase, type ServerCases } from "../../testing/area-cases";
import { subject } from "../../testing/large-database";

export const serverCases: ServerCases = {
  // The contract has no endpoint for the path that serves an avatar.
  parameters: { guid: guidCase("", { large: subject.avatarGuid }) },
  writes: { "profile.update": { body: { bio: "Designs filters." } } },
};
