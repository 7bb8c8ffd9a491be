import { defineMessages } from "../portal/messages";

export const contentMessages = defineMessages("content", {
  image: "Image",
  failed: "Failed to show this text.",
});
