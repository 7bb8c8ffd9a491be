import { defineMessages } from "../../../portal/messages";

/** The texts of a commit's details. */
export const commitMessages = defineMessages("commit", {
  numbered: (sha: string) => `Commit ${sha}`,
  gone: (title: string) => `${title} was deleted somewhere else.`,
  failedCommit: "Failed to fetch the commit, please try again later.",
  detailCommit: "Commit",
  detailTags: "Tags",
  detailCommitted: "Committed on",
  detailSources: "Source files",
  detailProject: "Project",
  noTags: "No tags",
  copied: "Copied to clipboard!",
  createTag: "Create tag",
  downloadScf: "Download SCF file",
  sourcesKept: "Stored on the server",
  noSources: "No source files are kept",

  deleteSourceFiles: "Delete source files",
  deleteTitle: "Delete sources",
  deleteSources: "Delete Sources",
  cancel: "Cancel",
  deleteText: (sha: string) =>
    `This permanently deletes the source files of commit ${sha}. You can't build this commit again unless you push the files again.`,
  deleteKeeps:
    "Its builds, logs and figures stay. A build that is running isn't affected. Builds that are waiting will fail.",
  deleted: "Source files deleted.",
  deleteFailed: "Failed to delete sources, please try again later.",

  topDesign: "Top design",
  openTopDesign: "Open the top design view",
  topDesignOf: (sha: string) => `Top design of commit ${sha}`,
  noTopDesign: "No top design for this commit",
  brokenTopDesign: "We couldn't load the top design.",
  retry: "Retry",
  viewTitle: "Top design view",
  viewHint: (label: string) => `${label}. Use the arrow keys to move, plus and minus to zoom, 0 to fit.`,
  zoomTools: "Zoom",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Fit",
  zoomPercent: (percent: string) => `${percent}%`,
  download: "Download image",
  keysZoom: "zoom",
  keysFit: "fit",
  keysMove: "Arrow keys or drag to move",
});

export type CommitTexts = (typeof commitMessages)["english"];
