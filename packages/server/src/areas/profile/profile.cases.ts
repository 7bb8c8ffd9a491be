import { guidCase, type ServerCases } from "../../testing/area-cases";
import { subject } from "../../testing/large-database";

export const serverCases: ServerCases = {
  // The page that serves an avatar is no call of the contract.
  parameters: { guid: guidCase("", { large: subject.avatarGuid }) },
  writes: { "profile.update": { body: { bio: "Designs filters." } } },
};
