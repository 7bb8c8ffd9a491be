export { projects } from "./endpoints";
export {
  hasSources,
  lengthError,
  nameError,
  projectLimits,
  type ProjectTextError,
  type ResourceName,
  resourceNames,
  shortSha,
  shortShaLength,
} from "./rules";
export { BuildOutline, Commit, Project, Tag, TagCommit } from "./schemas";
