import type { Release } from "./schemas";

/** Why somebody doesn't approve a release that needs two people: they stored its file, or have approved it. */
export type ApprovalRefusal = "uploader" | "approved";

/** Why a person can't approve a release; undefined if they can. One approval, the default, is anybody's. */
export function approvalRefusal(
  { approvals }: Pick<Release, "approvals">,
  email: string | undefined,
): ApprovalRefusal | undefined {
  if (approvals == null || approvals.needed < 2 || email === undefined) return undefined;
  if (approvals.uploaded_by?.email === email) return "uploader";
  return approvals.given.some((approval) => approval.email === email) ? "approved" : undefined;
}
