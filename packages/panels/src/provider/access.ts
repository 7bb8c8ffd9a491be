/** What a panel does without a session: send the page to the sign-in page, or ask in its own place. */
export type Access = "redirect" | "inline";
