import { defineMessages } from "../portal/messages";

/** Texts that load with the code of writes. */
export const writeMessages = defineMessages("data", {
  unconfirmed: "We couldn't confirm whether this was done. Check before you try again.",
});
