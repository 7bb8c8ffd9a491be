/**
 * Why a request to another origin failed: its response was not for this page, this page's policy blocked it, or the server could not
 * be reached.
 */
export type Reach = "refused" | "blocked" | "unreachable";

/** Browsers report all three in the same way. A request that may not read its response distinguishes them. */
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
