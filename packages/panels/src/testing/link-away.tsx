import type { ReactNode } from "react";
import { Anchor, useScreenLink } from "../navigation/screen-link";

/** A panel link to another page, next to a story's panel. */
export function LinkAway(): ReactNode {
  return <Anchor link={useScreenLink("dashboard")}>Away</Anchor>;
}
