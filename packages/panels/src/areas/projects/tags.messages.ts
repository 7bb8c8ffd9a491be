import { defineMessages } from "../../portal/messages";

/** The texts of tags. */
export const tagsMessages = defineMessages("projects", {
  failedTags: "Failed to fetch tags, please try again later.",
  emptyTags: "No tags found.",
  emptyTagsText: "Tag a commit to find it again by name.",
  searchTags: "Search tags",
  label: "Tags",
  columnTag: "Tag",
  columnTagMessage: "Message",
  noMessage: "–",
  columnTagCreated: "Created on",
  columnTagActions: "Actions",
  failedTag: "Failed to fetch the tag, please try again later.",
  tagDetails: "Details",
  tagCommit: "Commit",
  noCommit: "This tag's commit is unknown.",
  deletedTag: (name: string) => `Tag '${name}' deleted.`,
  tagGone: (name: string) => `Tag '${name}' was deleted somewhere else.`,

  createTag: "Create tag",
  create: "Create",
  tagName: "Name",
  tagMessage: "Message",
  tagCommitField: "Commit",
  findCommit: "Find a commit",
  moreCommits: (shown: string, count: string) =>
    `${shown} of ${count} commits. Search the message or SHA to see others.`,
  noCommitMatches: "No commit matches. The chosen commit stays.",
  failedCommitChoice: "Failed to fetch commits, please try again later.",
  noVersions: "No project versions found. Please create a version before creating a tag.",
  createdTag: (name: string) => `Tag '${name}' created.`,
  createTagFailed: "Failed to create tag.",
  unconfirmedTag: "We couldn't confirm whether the tag was created. Check the tags before you try again.",
  nameRequired: "Enter a name",
  nameTooLong: (limit: number) => `Use at most ${limit} characters`,
  messageTooLong: (limit: number) => `Use at most ${limit} characters`,
  nameTaken: "Tag name must be unique",
  commitRequired: "Choose a commit",

  deleteTag: "Delete tag",
  deleteTagNamed: (name: string) => `Delete tag ${name}`,
  deleteTagText: (name: string) => `This deletes the tag '${name}' with its message. The commit stays.`,
  deleteTagFailed: "Failed to delete tag. Please try again.",
});

export type TagsTexts = (typeof tagsMessages)["english"];
