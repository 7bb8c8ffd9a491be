import type { SharedValue } from "../shared-state";
import type { Problem } from "./find-problems";

/** A problem that requests revealed, such as an API that does not allow this page's origin. */
export const sharedPageProblem: SharedValue<Problem | null> = { initial: () => null };
