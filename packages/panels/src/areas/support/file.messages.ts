import { defineMessages } from "../../portal/messages";

/** The texts of attached files. */
export const fileMessages = defineMessages("support", {
  sizeUnits: ["Bytes", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"],
  oneByte: "1 Byte",
  preview: (name: string) => `Preview of ${name}`,
  noPreview: "This file can't be shown here. Download it to open it.",
  previewFailed: "Failed to show this file.",
  download: "Download",
  close: "Close",
});
