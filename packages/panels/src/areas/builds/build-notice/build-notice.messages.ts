import { defineMessages } from "../../../portal/messages";

/** The texts that announce the end of a build. */
export const buildNoticeMessages = defineMessages("build-notice", {
  notify: "Notify me when it ends",
  /** Fits beside the title and the other buttons. It must begin `notify`. */
  notifyShort: "Notify me",
  succeeded: (title: string) => `${title} succeeded.`,
  failed: (title: string) => `${title} failed.`,
  stopped: (title: string) => `${title} was stopped.`,
  open: "Open",
});
