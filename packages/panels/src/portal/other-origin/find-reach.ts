/**
 * Why a request to another origin failed: the API doesn't allow this page's origin, this page's policy blocked the
 * request, or the server is unreachable.
 */
export type Reach = "refused" | "blocked" | "unreachable";

/** Browsers report all three causes in the same way. A `no-cors` request distinguishes them. */
export async function findReach(origin: string): Promise<Reach> {
  let isBlocked = false;
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= effectiveDirective === "connect-src" && blockedURI.startsWith(origin);
  };
  document.addEventListener("securitypolicyviolation", onViolation);
  try {
    await globalThis.fetch(`${origin}/`, { mode: "no-cors", credentials: "omit", cache: "no-store" });
    return "refused";
  } catch {
    // The report of a violation comes in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return isBlocked ? "blocked" : "unreachable";
  } finally {
    document.removeEventListener("securitypolicyviolation", onViolation);
  }
}
