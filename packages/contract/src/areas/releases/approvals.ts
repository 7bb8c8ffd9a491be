import type { Release } from "./schemas";

/** Why a person can't approve a release that needs two people: they uploaded its file, or already approved it. */
export type ApprovalRefusal = "uploader" | "approved";

/** Why a person can't approve a release. Undefined if they can. If one approval is enough, the default, anybody may. */
export function approvalRefusal(
  { approvals }: Pick<Release, "approvals">,
  email: string | undefined,
): ApprovalRefusal | undefined {
  if (approvals == null || approvals.needed < 2 || email === undefined) return undefined;
  if (approvals.uploaded_by?.email === email) return "uploader";
  return approvals.given.some((approval) => approval.email === email) ? "approved" : undefined;
}
