import type { ReactNode } from "react";
import { Anchor, useScreenLink } from "../navigation/screen-link";

/** A link of the panels beside the one of a story, which leads to another page. */
export function LinkAway(): ReactNode {
  return <Anchor link={useScreenLink("dashboard")}>Away</Anchor>;
}
