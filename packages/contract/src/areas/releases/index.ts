export { releases } from "./endpoints";
export {
  type ActInput,
  type ActRefusal,
  actRefusal,
  type ActRule,
  afterAct,
  isPublished,
  type ReleaseAct,
  releaseActs,
  type ReleaseFacts,
  type ReleaseState,
  releaseState,
} from "./lifecycle";
export {
  changelogMin,
  isLongEnough,
  isOldRelease,
  isSharedLinkTime,
  oldReleaseDays,
  reasonMin,
  sharedLinkDefaultDays,
  sharedLinkMaxDays,
} from "./rules";
export { Release, ReleaseEvent, SharedLink } from "./schemas";
