import { defineMessages } from "../portal/messages";

export const foundMessages = defineMessages("data", {
  noSuchPage: "This page doesn't exist or is no longer available.",
});
