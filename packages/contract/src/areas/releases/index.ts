export { approvalRefusal, type ApprovalRefusal } from "./approvals";
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
  unpublishReasonMax,
  sharedLinkDefaultDays,
  sharedLinkMaxDays,
} from "./rules";
export { Release, ReleaseDownloader, ReleaseEvent, SharedLink } from "./schemas";
