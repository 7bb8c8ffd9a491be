import { defineMessages } from "../../provider/messages";

/** Every text of the profile, to the letter of the specification where it quotes one. */
export const profileMessages = defineMessages("profile", {
  title: "Profile",
  failed: "Failed to fetch user profile data.",
  email: "Email",
  country: "Country",
  organization: "Organization",
});

/** The texts as a component below a panel receives them. */
export type ProfileTexts = (typeof profileMessages)["english"];
